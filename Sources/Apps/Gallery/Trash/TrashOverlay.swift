import PhotoBrowsing
import UIKit

/// A trash button over the photo, beside the close button.
final class TrashOverlay: UIView, PhotoBrowserOverlay {
  private let button = UIButton(type: .system)

  init(action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    button.tintColor = .white
    button.backgroundColor = UIColor(white: 0, alpha: 0.4)
    button.layer.cornerRadius = Self.side / 2
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private static let side: CGFloat = 36
  /// The width that it takes beside the close button, in points.
  static let width = side + 12

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    // The close button is 16 points from the corner and 36 points wide.
    button.frame = CGRect(
      x: bounds.width - safe.right - 16 - Self.side - 12 - Self.side, y: safe.top + 16,
      width: Self.side, height: Self.side)
  }
}
