import UIKit

/// The view of a moving element: a shadow, and a view with rounded corners that clips the content.
@MainActor final class ElementView: UIView {
  let pane = UIView()
  weak var element: MatchedElement?
  private let contents: any ElementContent
  private let clips: Bool
  private let fixed: HeroTargetState
  private var cornerMask: CAShapeLayer?
  /// The color over the content; nil as long as there is none.
  private(set) var tint: UIView?
  private(set) var shownLooks: ElementAppearance?

  /// - Parameter fixed: The modifiers, of which the element keeps to those that can't be animated.
  init(_ contents: any ElementContent, clips: Bool, fixed: HeroTargetState) {
    self.contents = contents
    self.clips = clips
    self.fixed = fixed
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if let position = fixed.zPosition { layer.zPosition = position }
    if let path = fixed.shadowPath { layer.shadowPath = path }
    if let scale = fixed.contentsScale { contents.setContentsScale(scale) }
    addSubview(pane)
    for view in contents.views { pane.addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ pose: ElementPose) {
    let (place, looks) = (pose.place, pose.looks)
    let size = CGSize(width: max(0, place.size.width), height: max(0, place.size.height))
    bounds = CGRect(origin: .zero, size: size)
    center = place.center
    shownLooks = looks
    let scale = max(pose.scale, 0)
    let affine = CGAffineTransform(rotationAngle: place.angle).scaledBy(x: scale, y: scale)
    layer.transform = CATransform3DConcat(
      pose.turn.transform, CATransform3DMakeAffineTransform(affine))
    alpha = min(max(looks.opacity, 0), 1)
    pane.frame = bounds
    showCorners(looks.corners.clamped())
    pane.layer.backgroundColor = looks.background.alpha > 0 ? looks.background.cgColor : nil
    pane.layer.borderWidth = max(0, looks.borderWidth)
    if looks.borderWidth > 0 { pane.layer.borderColor = looks.borderColor.cgColor }
    show(looks.shadow)
    contents.layOut(in: size, mix: pose.mix, crop: looks.contentsRect)
    contents.setContentsRect(looks.contentsRect)
    // Clipping without need would blur edges that are not on pixels.
    pane.clipsToBounds =
      fixed.masksToBounds ?? (clips && (looks.corners.largest > 0 || contents.exceeds(size)))
    show(looks.overlay)
  }

  private func show(_ color: HeroColor) {
    guard color.alpha > 0 || tint != nil else { return }
    let tint = tint ?? UIView()
    self.tint = tint
    tint.frame = pane.bounds
    tint.backgroundColor = UIColor(cgColor: color.solid.cgColor)
    tint.alpha = min(max(color.alpha, 0), 1)
    if pane.subviews.last !== tint { pane.addSubview(tint) }
  }

  private func show(_ shadow: ElementShadow) {
    layer.shadowOpacity = Float(min(max(shadow.opacity, 0), 1))
    guard shadow.opacity > 0 else { return }
    layer.shadowRadius = max(0, shadow.radius)
    layer.shadowOffset = shadow.offset
    layer.shadowColor = shadow.color.cgColor
    layer.shadowPath =
      fixed.shadowPath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: pane.layer.cornerRadius).cgPath
  }

  /// Corners of different radii need a mask; a layer can round others by itself.
  private func showCorners(_ radii: CornerRadii) {
    guard !radii.isEven else {
      pane.layer.cornerRadius = radii.largest
      if cornerMask != nil {
        pane.layer.mask = nil
        cornerMask = nil
      }
      return
    }
    pane.layer.cornerRadius = 0
    let mask = cornerMask ?? CAShapeLayer()
    mask.path = Self.path(bounds, radii)
    if cornerMask == nil {
      cornerMask = mask
      pane.layer.mask = mask
    }
  }

  private static func path(_ rect: CGRect, _ radii: CornerRadii) -> CGPath {
    let r = radii.clamped(to: min(rect.width, rect.height) / 2)
    let path = UIBezierPath()
    let corners: [(CGPoint, CGFloat, CGFloat)] = [
      (CGPoint(x: rect.minX + r.topLeft, y: rect.minY + r.topLeft), r.topLeft, .pi),
      (CGPoint(x: rect.maxX - r.topRight, y: rect.minY + r.topRight), r.topRight, 1.5 * .pi),
      (CGPoint(x: rect.maxX - r.bottomRight, y: rect.maxY - r.bottomRight), r.bottomRight, 0),
      (CGPoint(x: rect.minX + r.bottomLeft, y: rect.maxY - r.bottomLeft), r.bottomLeft, 0.5 * .pi),
    ]
    for (index, (center, radius, angle)) in corners.enumerated() {
      let start = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    path.close()
    return path.cgPath
  }
}
