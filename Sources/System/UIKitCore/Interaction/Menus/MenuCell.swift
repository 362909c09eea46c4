import QuartzCore

/// An action in a row of actions: its image, above its title or alone.
final class MenuCell: MenuItemView {
  let strip: MenuStrip
  private let title = UILabel()
  private var imageView: UIImageView?
  private let ring = UIView()

  init(_ action: UIAction, strip: MenuStrip, metrics: MenuMetrics) {
    self.strip = strip
    super.init(.action(action), metrics: metrics)
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 2
    ring.isHidden = action.state != .on
    addSubview(ring)
    if let image { imageView = makeImageView(image, color: color) }
    if strip == .titles || image == nil {
      title.text = action.title
      title.font = metrics.stripFont
      title.textColor = color
      title.textAlignment = .center
      title.adjustsFontSizeToFitWidth = true
      title.minimumScaleFactor = 0.7
      addSubview(title)
    }
  }

  required init?(coder: NSCoder) { nil }

  static func height(of strip: MenuStrip, metrics: MenuMetrics) -> CGFloat {
    let image = metrics.imageSide + 2 * metrics.textMargin + (metrics.isForTouch ? 0 : 6)
    return strip == .titles ? image + metrics.stripFont.lineHeight.rounded(.up) + 2 : image
  }

  override var highlightFrame: CGRect { bounds.insetBy(dx: metrics.isForTouch ? 0 : 2, dy: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = metrics.imageSide
    let line = title.text == nil ? 0 : metrics.stripFont.lineHeight.rounded(.up)
    let content = (imageView == nil ? 0 : side) + line + (imageView == nil || line == 0 ? 0 : 3)
    var y = ((bounds.height - content) / 2).rounded()
    if let imageView {
      imageView.frame = CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
      y += side + 3
      let frame = imageView.frame.insetBy(dx: -5, dy: -5)
      ring.frame = frame
      ring.layer.cornerRadius = frame.height / 2
    } else {
      ring.frame = highlightFrame.insetBy(dx: 2, dy: 2)
      ring.layer.cornerRadius = 8
    }
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    title.frame = CGRect(x: 4, y: y, width: max(0, bounds.width - 8), height: line)
  }
}
