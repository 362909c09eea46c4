import HeroTransitions
import UIKit
import UIKitCompat

/// Three shapes and a title, here and there in another order: each finds its counterpart.
final class MatchController: HeroScreen {
  private let isFirst: Bool
  private let shapes: [UIView] = (0..<3).map { _ in UIView() }
  private let heading = UILabel("Same ids", size: 22, weight: .bold)
  private let words = UILabel(
    "Nothing was said but that these are the same. Tap anywhere.", size: 15, color: .secondaryLabel)
  private static let names = ["blue", "purple", "green"]
  private static let colors: [UIColor] = [.systemBlue, .systemPurple, .systemGreen]
  override var hasCloseButton: Bool { !isFirst }

  init(isFirst: Bool = true) {
    self.isFirst = isFirst
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, shape) in shapes.enumerated() {
      shape.heroID = Self.names[index]
      shape.backgroundColor = Self.colors[index]
      if !isFirst { shape.heroModifiers = [.arc] }
      view.addSubview(shape)
    }
    heading.heroID = "heading"
    heading.font = .systemFont(ofSize: isFirst ? 22 : 40, weight: .bold)
    words.heroModifiers = [.fade, .translate(y: 40)]
    view.addSubview(heading)
    view.addSubview(words)
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
    let (w, h) = (view.bounds.width, view.bounds.height)
    let top = view.safeAreaInsets.top
    if isFirst {
      for (index, shape) in shapes.enumerated() {
        shape.frame = CGRect(x: 24 + CGFloat(index) * 76, y: top + 90, width: 64, height: 64)
        shape.layer.cornerRadius = index == 1 ? 32 : 12
      }
      _ = heading.place(x: 24, y: top + 30, width: w - 48)
      _ = words.place(x: 24, y: top + 180, width: w - 48)
    } else {
      shapes[0].frame = CGRect(x: 0, y: 0, width: w, height: h * 0.42)
      shapes[1].frame = CGRect(x: w - 150, y: h * 0.42 - 60, width: 120, height: 120)
      shapes[1].layer.cornerRadius = 28
      shapes[2].frame = CGRect(x: 24, y: h * 0.72, width: w - 48, height: h * 0.2)
      shapes[2].layer.cornerRadius = 24
      _ = heading.place(x: 24, y: h * 0.5, width: w - 200)
      _ = words.place(x: 24, y: h * 0.6, width: w - 48)
    }
  }
}

extension MatchController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(view)
    try guide.stills("Flying", over: 0.375)
    guide.stage.press(.keyboardEscape)
    try guide.stills("Back", over: 0.375)
  }
}
