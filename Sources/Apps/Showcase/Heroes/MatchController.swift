import HeroTransitions
import UIKit
import UIKitCompat

/// Three shapes and a title that are arranged differently on two screens.
final class MatchController: HeroScreen {
  private let isFirst: Bool
  private let shapes: [UIView] = (0..<3).map { _ in UIView() }
  private let heading = UILabel(String(showcase: "Same ids"), size: 22, weight: .bold)
  private let bodyLabel: UILabel
  private static let names = ["blue", "purple", "green"]
  private static let colors: [UIColor] = [.systemBlue, .systemPurple, .systemGreen]
  override var hasCloseButton: Bool { !isFirst }

  init(isFirst: Bool = true) {
    self.isFirst = isFirst
    bodyLabel = UILabel(
      isFirst
        ? String(showcase: "Nothing was said but that these are the same. Tap anywhere.")
        : String(showcase: "Each has found its counterpart. Tap anywhere to go back."), size: 16,
      color: .detailText)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, shape) in shapes.enumerated() {
      shape.heroID = Self.names[index]
      shape.backgroundColor = Self.colors[index]
      if !isFirst { shape.heroModifiers = [.arc(intensity: 0.5)] }
      view.addSubview(shape)
    }
    heading.heroID = "heading"
    heading.setScaledFont(.systemFont(ofSize: isFirst ? 24 : 40, weight: .bold), maximum: 44)
    // They have no match, and move out of the way.
    bodyLabel.heroModifiers = [
      .fade, .whenDisappearing(.duration(0.1)), .whenAppearing(.delay(0.3), .translate(y: 20)),
    ]
    view.addSubview(heading)
    view.addSubview(bodyLabel)
    view.onTap { [weak self] in self?.go() }
  }

  private func go() {
    guard isFirst else { return heroDismiss() }
    let next = MatchController(isFirst: false)
    next.modalPresentationStyle = .fullScreen
    next.isHeroEnabled = true
    present(next, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isFirst { layOutRow() } else { layOutPage() }
  }

  /// Three shapes of one size beside each other.
  private func layOutRow() {
    let (x, width) = column(560)
    let gap: CGFloat = 16
    let side = ((width - 2 * gap) / 3).rounded(.down)
    let height = 34 + 20 + side + 24 + 44
    let availableHeight = view.bounds.height - view.safeAreaInsets.top
    var y = view.safeAreaInsets.top + max(24, (availableHeight - height) * 0.3).rounded()
    y = heading.place(x: x, y: y, width: width) + 20
    for (index, shape) in shapes.enumerated() {
      shape.frame = view.mirrored(
        CGRect(x: x + CGFloat(index) * (side + gap), y: y, width: side, height: side))
      shape.layer.cornerRadius = index == 1 ? side / 2 : 20
    }
    _ = bodyLabel.place(x: x, y: y + side + 24, width: width)
  }

  private func layOutPage() {
    let (w, h) = (view.bounds.width, view.bounds.height)
    let (x, width) = column(720)
    let blue = (h * 0.4).rounded()
    shapes[0].frame = CGRect(x: 0, y: 0, width: w, height: blue)
    shapes[1].frame = view.mirrored(
      CGRect(x: x + width - 120, y: blue - 60, width: 120, height: 120))
    shapes[1].layer.cornerRadius = 28
    let bottom = heading.place(x: x, y: blue + 28, width: width - 144)
    let end = bodyLabel.place(x: x, y: bottom + 12, width: width - 144)
    for label in [heading, bodyLabel] { label.frame = view.mirrored(label.frame) }
    shapes[2].frame = CGRect(x: x, y: end + 32, width: width, height: max(80, h - end - 64))
    shapes[2].layer.cornerRadius = 24
  }
}

extension MatchController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(view)
    try guide.stills("Moving", over: 0.375)
    guide.app.press(.keyboardEscape)
    try guide.stills("Back", over: 0.375)
  }
}
