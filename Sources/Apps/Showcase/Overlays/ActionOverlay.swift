import PhotoBrowsing
import UIKit

/// One button at the top left.
final class ActionOverlay: UIView, PhotoBrowserOverlay {
  private let button = UIButton(type: .system)

  init(_ title: String, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(white: 0, alpha: 0.4)
    button.layer.cornerRadius = 18
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = button.sizeThatFits(bounds.size).width + 32
    button.frame = CGRect(
      x: safeAreaInsets.left + 16, y: safeAreaInsets.top + 16, width: width, height: 36)
  }
}
