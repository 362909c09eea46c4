import UIKit

/// Darkens the foot of a picture, so that words on it can be read whatever it shows.
final class FootShade: UIView {
  private let gradient = CAGradientLayer()

  /// - Parameter radius: of the picture's corners.
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

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
