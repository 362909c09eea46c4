import Routing
import UIKit

/// Shows how it was opened, and with which values.
class ReceiptScreen: DemoScreen, RouteDestination {
  private(set) var request: RouteRequest
  let routePresentation: RoutePresentation
  private let heading: String
  private let factsLabel = UILabel()
  let button = UIButton(configuration: .filled())
  private lazy var column = UIStackView(
    .vertical, spacing: 24, alignment: .leading,
    [UILabel(heading, size: 28, weight: .bold), factsLabel, button])

  /// - Parameter heading: A description of the screen.
  init(_ heading: String, _ request: RouteRequest, shown presentation: RoutePresentation = .push) {
    self.heading = heading
    self.request = request
    routePresentation = presentation
    super.init(nibName: nil, bundle: nil)
    title = String(showcase: "Opened")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    factsLabel.numberOfLines = 0
    button.configuration?.title = buttonTitle
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    column.setCustomSpacing(14, after: column.arrangedSubviews[0])
    view.add(column)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: Self.margin, bottom: 20, trailing: Self.margin)
    let buttonWidth = button.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    buttonWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      buttonWidth,
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      column.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    showFacts()
  }

  var buttonTitle: String { String(showcase: "Go back") }

  func press() { leave() }

  // MARK: Facts

  /// Names and values, one on each line.
  var facts: [(String, String)] {
    var facts = [("pattern", request.pattern)]
    facts += request.parameters.items.map { ($0.name, "\"\($0.value)\"") }
    if let context = request.context { facts.append(("context", "\(context)")) }
    if request.steps.count > 1 { facts.append(("steps", request.steps.joined(separator: " → "))) }
    if let url = request.url { facts.append(("url", url)) }
    return facts
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { showFacts() }
  }

  func showFacts() {
    let metrics = UIFontMetrics.default
    let text = NSMutableAttributedString(string: "")
    for (index, (name, value)) in facts.enumerated() {
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n") + name + "  ",
          attributes: [
            .font: metrics.scaledFont(for: .systemFont(ofSize: 14)),
            .foregroundColor: UIColor.detailText,
          ]))
      text.append(
        NSAttributedString(
          string: value,
          attributes: [
            .font: metrics.scaledFont(
              for: .monospacedSystemFont(ofSize: 15, weight: .medium)),
            .foregroundColor: UIColor.label,
          ]))
    }
    factsLabel.attributedText = text
  }

  private static let margin: CGFloat = 24

  /// For cards.
  override var preferredContentSize: CGSize {
    get {
      guard isViewLoaded else { return CGSize(width: 340, height: 300) }
      let size = column.systemLayoutSizeFitting(
        CGSize(width: 340 - 2 * Self.margin, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: 340, height: size.height + 44)
    }
    set { super.preferredContentSize = newValue }
  }

  // Written out, because subclasses can't override members of a protocol extension.
  /// A link to the visible screen changes nothing.
  func routeAction(for request: RouteRequest) -> SameDestinationAction {
    request.trust == .external && request.url != nil && request.url == self.request.url
      ? .none : .new
  }
  func updateRoute(_ request: RouteRequest) {}

  /// Updates the screen for another request.
  func take(_ request: RouteRequest) {
    self.request = request
    if isViewLoaded { showFacts() }
  }
}
