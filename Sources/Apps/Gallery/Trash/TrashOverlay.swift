import PhotoBrowsing
import UIKit

/// A button over the photo, beside the one that closes, for hands without a Delete key.
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
  /// Points between the browser's own button and what lies beside this one.
  static let room = side + 12

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    // The browser's own button takes the corner: 16 points from the edges, 36 wide.
    button.frame = CGRect(
      x: bounds.width - safe.right - 16 - Self.side - 12 - Self.side, y: safe.top + 16,
      width: Self.side, height: Self.side)
  }
}
