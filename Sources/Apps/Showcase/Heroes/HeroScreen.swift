import HeroTransitions
import UIKit
import UIKitCompat

/// A screen with a close button in a corner, which Escape presses, too.
class HeroScreen: DemoScreen {
  let closeButton = UIButton()
  var hasCloseButton: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard hasCloseButton else { return }
    closeButton.setTitle("✕", for: .normal)
    closeButton.titleLabel?.setScaledFont(.systemFont(ofSize: 15, weight: .bold), maximum: 20)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.backgroundColor = UIColor(white: 0, alpha: 0.45)
    closeButton.layer.cornerRadius = 17
    closeButton.addAction(UIAction { [weak self] _ in self?.heroDismiss() }, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasCloseButton else { return }
    // In front of the screen's views.
    if view.subviews.last !== closeButton { view.addSubview(closeButton) }
    closeButton.frame = CGRect(
      x: view.bounds.width - 50, y: view.safeAreaInsets.top + 16, width: 34, height: 34)
  }

  override func leave(completion: (@MainActor () -> Void)? = nil) {
    heroDismiss()
    completion?()
  }

  /// Limits the length of lines, and centers them in a wide window.
  func column(_ widest: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let width = min(view.bounds.width - 48, widest)
    return (((view.bounds.width - width) / 2).rounded(), width)
  }
}

extension UIView {
  /// Calls the closure on a tap.
  func onTap(_ body: @escaping () -> Void) {
    isUserInteractionEnabled = true
    accessibilityTraits.insert(.button)
    addGestureRecognizer(UITapGestureRecognizer { _ in body() })
  }
}

extension UILabel {
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label
  ) {
    self.init()
    self.text = text
    // Headings are large already.
    setScaledFont(.systemFont(ofSize: size, weight: weight), maximum: max(34, size * 1.2))
    textColor = color
    numberOfLines = 0
  }

  /// Lays out a label at a width, as high as its text needs.
  func place(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    let height = sizeThatFits(CGSize(width: width, height: 4000)).height.rounded(.up)
    frame = CGRect(x: x, y: y, width: width, height: height)
    return frame.maxY
  }

  /// The same, but with its end at the bottom.
  func place(x: CGFloat, bottom: CGFloat, width: CGFloat) {
    frame.origin.y = bottom - place(x: x, y: 0, width: width)
  }
}
