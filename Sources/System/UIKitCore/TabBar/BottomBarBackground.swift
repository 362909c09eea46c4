import QuartzCore

/// The blurred background of a bar at the bottom, with a hairline along its top edge.
@MainActor final class BottomBarBackground: UIView {
  /// A color over the blur; nil for none.
  var barTintColor: UIColor? { didSet { glass.contentView.backgroundColor = barTintColor } }

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    for view in [glass, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    glass.frame = bounds
    hairline.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
  }
}
