import PhotoBrowsing
import UIKit

/// One button at the top left.
final class ActionOverlay: UIView, PhotoBrowserOverlay {
  private let button = UIButton(type: .system)
  private weak var browser: PhotoBrowser?

  init(_ title: String, action: @escaping @MainActor (PhotoBrowser) -> Void) {
    super.init(frame: .zero)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(white: 0, alpha: 0.4)
    button.layer.cornerRadius = 18
    button.addAction(
      UIAction { [weak self] _ in
        if let browser = self?.browser { action(browser) }
      }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowser, index: Int, id: AnyHashable) { self.browser = browser }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = button.sizeThatFits(bounds.size).width + 32
    button.frame = CGRect(
      x: safeAreaInsets.left + 16, y: safeAreaInsets.top + 16, width: width, height: 36)
  }
}
