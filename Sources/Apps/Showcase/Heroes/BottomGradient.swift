import UIKit

/// A gradient at the bottom of a photo, so that text on it is readable.
final class BottomGradient: UIView {
  private let gradient = CAGradientLayer()

  /// - Parameter radius: The radius of the photo's corners.
  init(radius: CGFloat = 0) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = radius > 0
    layer.cornerRadius = radius
    layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.55).cgColor]
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  /// The place of the gradient over a photo. It has the same proportions over all of them: a moving
  /// snapshot keeps its own, and would end above the bottom of the photo otherwise.
  static func frame(in photo: CGRect) -> CGRect {
    let height = photo.width * 0.3
    return CGRect(x: photo.minX, y: photo.maxY - height, width: photo.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
