import UIKit

/// A white symbol over the photo.
final class PhotoBarButton: BarMenuButton {
  /// The side of the button, in points.
  static let side: CGFloat = 40
  /// The side of a button that stands for itself, in points.
  static let largeSide: CGFloat = 44
  /// The background of the symbol while the pointer is elsewhere.
  var ground: UIColor? { didSet { backgroundColor = ground } }

  init(symbol: String, label: String) {
    super.init(frame: .zero)
    setSymbol(symbol)
    accessibilityLabel = label
    tintColor = .white
    layer.cornerRadius = 10
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        let isOver = hover.state == .began || hover.state == .changed
        let over = self?.ground == nil ? UIColor(white: 1, alpha: 0.16) : .black
        self?.backgroundColor = isOver ? over : self?.ground
      })
  }

  required init?(coder: NSCoder) { nil }

  func setSymbol(_ name: String) { setImage(UIImage(systemName: name), for: .normal) }
}
