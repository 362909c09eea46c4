import Routing
import UIKit

/// Shows how it was opened, and with which values.
class ReceiptScreen: DemoScreen, RouteDestination {
  private(set) var request: RouteRequest
  let routePresentation: RoutePresentation
  private let heading: String
  private let headingLabel = UILabel()
  private let factsLabel = UILabel()
  let button = UIButton(configuration: .filled())

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
    headingLabel.font = .systemFont(ofSize: 28, weight: .bold)
    headingLabel.numberOfLines = 0
    factsLabel.numberOfLines = 0
    button.configuration?.title = buttonTitle
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    view.addSubview(headingLabel)
    view.addSubview(factsLabel)
    view.addSubview(button)
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

  func showFacts() {
    headingLabel.text = heading
    let text = NSMutableAttributedString(string: "")
    for (index, (name, value)) in facts.enumerated() {
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n") + name + "  ",
          attributes: [
            .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.secondaryLabel,
          ]))
      text.append(
        NSAttributedString(
          string: value,
          attributes: [
            .font: UIFont.monospacedSystemFont(ofSize: 15, weight: .medium),
            .foregroundColor: UIColor.label,
          ]))
    }
    factsLabel.attributedText = text
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let contentArea = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
    let width = min(max(0, contentArea.width), 620)
    let x = (view.bounds.width - width) / 2
    _ = place(in: width) { $0.frame = $1.offsetBy(dx: x, dy: contentArea.minY) }
  }

  /// For cards.
  override var preferredContentSize: CGSize {
    get { CGSize(width: 340, height: isViewLoaded ? place(in: 292) { _, _ in } + 44 : 300) }
    set { super.preferredContentSize = newValue }
  }

  /// The total height of all below each other.
  private func place(in width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    for (label, gap) in [(headingLabel, 14.0), (factsLabel, 24.0)] {
      let height = label.sizeThatFits(CGSize(width: width, height: 2000)).height.rounded(.up)
      put(label, CGRect(x: 0, y: y, width: width, height: height))
      y += height + gap
    }
    put(button, CGRect(x: 0, y: y, width: min(width, 240), height: 44))
    return y + 44
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
