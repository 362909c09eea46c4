import QuartzCore

/// Says at the top or bottom of a menu that it goes on there: rows fade out below an arrow.
final class MenuEdge: UIView {
  private let arrow: UIImageView
  private let color: UIColor
  private let isTop: Bool

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - isTop: Whether it is the upper edge.
  ///   - color: The menu's background.
  init(isTop: Bool, color: UIColor) {
    (self.isTop, self.color) = (isTop, color)
    arrow = UIImageView(image: UIImage(systemName: isTop ? "chevron.up" : "chevron.down"))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    isHidden = true
    arrow.tintColor = .secondaryLabel
    arrow.contentMode = .scaleAspectFit
    addSubview(arrow)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = (bounds.height * 0.42).rounded()
    let y = isTop ? bounds.height * 0.1 : bounds.height * 0.9 - side
    arrow.frame = CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
    guard let gradient = layer as? CAGradientLayer else { return }
    let full = color.resolvedColor(with: traitCollection)
    let colors = [full, full, full.withAlphaComponent(0)].map(\.cgColor)
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0.5, y: isTop ? 0 : 1)
    gradient.endPoint = CGPoint(x: 0.5, y: isTop ? 1 : 0)
    gradient.colors = colors
  }
}
