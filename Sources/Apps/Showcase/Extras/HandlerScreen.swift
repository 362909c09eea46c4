import UIKit
import UIKitCompat
import UIKitExtras

/// A card that is moved by buttons, taps and swipes, by its edges.
final class HandlerScreen: DemoScreen, TourStop {
  private let demo: Demo
  private let noteLabel = UILabel()
  private let storyLabel = UILabel()
  private let field = UIView()
  private let card = UIView()
  private var buttons: [UIButton] = []
  private let row = UIStackView()
  private var fieldSize = CGSize.zero

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: String(showcase: "Middle")) {
      [weak self] in
      self?.move(String(showcase: "Middle")) { card, field in
        card.center = CGRect(origin: .zero, size: field).center
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    noteLabel.configured { label in
      label.text = demo.note
      label.numberOfLines = 0
      label.setScaledFont(.systemFont(ofSize: 15))
      label.textColor = .detailText
    }
    storyLabel.setting(\.textAlignment, to: .center).setting(\.numberOfLines, to: 0)
      .setScaledFont(.systemFont(ofSize: 15))
    field.backgroundColor = .secondarySystemBackground
    field.setCornerRadius(16)
    card.backgroundColor = .systemIndigo
    card.size = CGSize(width: 96, height: 64)
    card.setCornerRadius(16, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    card.onTap { [weak self] _ in self?.tell(String(showcase: "tapped")) }
    field.addGestureRecognizer(
      UISwipeGestureRecognizer(.up) { [weak self] _ in
        self?.move(String(showcase: "Swiped up")) { card, _ in card.top = 12 }
      })
    field.addSubview(card)
    addButton(String(showcase: "Left")) { card, _ in card.left = 12 }
    addButton(String(showcase: "Right")) { card, field in card.right = field.width - 12 }
    addButton(String(showcase: "Top")) { card, _ in card.top = 12 }
    addButton(String(showcase: "Bottom")) { card, field in card.bottom = field.height - 12 }
    layOut()
    tell(String(showcase: "The card listens to the buttons, to taps and to a swipe up."))
  }

  private func layOut() {
    let pairs = [buttons[..<2], buttons[2...]].map { pair in
      let row = UIStackView(.horizontal, spacing: 10, Array(pair))
      row.distribution = .fillEqually
      // Left is at the left in each language.
      row.semanticContentAttribute = .spatial
      return row
    }
    for pair in pairs { row.addArrangedSubview(pair) }
    row.spacing = 10
    row.distribution = .fillEqually
    let column = UIStackView(.vertical, spacing: 16, [noteLabel, field, row, storyLabel])
    view.add(column)
    let fieldHeight = field.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45)
    // Words come first.
    fieldHeight.priority = .defaultLow
    NSLayoutConstraint.activate([
      fieldHeight,
      field.heightAnchor.constraint(lessThanOrEqualToConstant: 360),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      column.bottomAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  private func addButton(_ title: String, _ change: @escaping (UIView, CGSize) -> Void) {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = title
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 4, bottom: 8, trailing: 4)
    button.setHandler(for: .primaryActionTriggered) { [weak self] _ in self?.move(title, change) }
    buttons.append(button)
  }

  private func move(_ title: String, _ change: @escaping (UIView, CGSize) -> Void) {
    tell(title)
    UIView.animate(withDuration: 0.25) { [card, field] in change(card, field.bounds.size) }
  }

  private func tell(_ text: String) {
    storyLabel.attributedText = text.attributed { $0.style(.all) { $0.color(.detailText) } }
  }

  /// Large words have two rows.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let widest = buttons.map { $0.intrinsicContentSize.width }.max() ?? 0
    let width = view.readableContentGuide.layoutFrame.width
    row.axis = 4 * widest + 30 > width ? .vertical : .horizontal
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.superview?.layoutIfNeeded()
    let size = field.bounds.size
    guard size != fieldSize, size.width > 0, size.height > 0 else { return }
    // It stays where it is in the field when the window changes.
    card.center =
      fieldSize == .zero
      ? field.bounds.center
      : CGPoint(
        x: card.center.x * size.width / fieldSize.width,
        y: card.center.y * size.height / fieldSize.height)
    fieldSize = size
  }

  func show(to guide: TourGuide) async throws {
    for button in [buttons[1], buttons[3]] {
      guide.tap(button)
      try guide.stills(button.currentTitle ?? "", over: 0.25)
    }
    guide.tap(card)
    guide.recording.record(0.2)
    try guide.recording.still("Tapped")
  }
}
