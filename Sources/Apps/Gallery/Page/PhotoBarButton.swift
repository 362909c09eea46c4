import UIKit

/// A white symbol over the photo.
final class PhotoBarButton: BarMenuButton {
  /// The side of the button, in points.
  static let side: CGFloat = 40

  init(symbol: String, label: String) {
    super.init(frame: .zero)
    setSymbol(symbol)
    accessibilityLabel = label
    tintColor = .white
    layer.cornerRadius = 10
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        let isOver = hover.state == .began || hover.state == .changed
        self?.backgroundColor = isOver ? UIColor(white: 1, alpha: 0.16) : nil
      })
  }

  required init?(coder: NSCoder) { nil }

  func setSymbol(_ name: String) { setImage(UIImage(systemName: name), for: .normal) }
}
