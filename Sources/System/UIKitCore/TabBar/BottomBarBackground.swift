import QuartzCore

/// The frosted glass under a bar at the bottom, and the line that parts it from what is above.
@MainActor final class BottomBarBackground: UIView {
  /// Over the glass; nil leaves it as it is.
  var barTintColor: UIColor? { didSet { glass.contentView.backgroundColor = barTintColor } }

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    for view in [glass, hairline] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    glass.frame = bounds
    hairline.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
  }
}
