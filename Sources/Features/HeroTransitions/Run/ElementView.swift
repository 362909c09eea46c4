import UIKit

/// The view of a moving element: a shadow, and a view with rounded corners that clips the content.
@MainActor final class ElementView: UIView {
  let pane = UIView()
  weak var element: MatchedElement?
  private let contents: any ElementContent
  private let clips: Bool
  private var cornerMask: CAShapeLayer?

  init(_ contents: any ElementContent, clips: Bool) {
    self.contents = contents
    self.clips = clips
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pane)
    for view in contents.views { pane.addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ pose: ElementPose) {
    let (place, looks) = (pose.place, pose.looks)
    let size = CGSize(width: max(0, place.size.width), height: max(0, place.size.height))
    bounds = CGRect(origin: .zero, size: size)
    center = place.center
    let scale = max(pose.scale, 0)
    transform = CGAffineTransform(rotationAngle: place.angle).scaledBy(x: scale, y: scale)
    alpha = min(max(looks.opacity, 0), 1)
    pane.frame = bounds
    showCorners(looks.corners.clamped())
    pane.layer.backgroundColor = looks.background.alpha > 0 ? looks.background.cgColor : nil
    pane.layer.borderWidth = max(0, looks.borderWidth)
    if looks.borderWidth > 0 { pane.layer.borderColor = looks.borderColor.cgColor }
    show(looks.shadow)
    contents.layOut(in: size, mix: pose.mix)
    // Clipping without need would blur edges that are not on pixels.
    pane.clipsToBounds = clips && (looks.corners.largest > 0 || contents.exceeds(size))
  }

  private func show(_ shadow: ElementShadow) {
    layer.shadowOpacity = Float(min(max(shadow.opacity, 0), 1))
    guard shadow.opacity > 0 else { return }
    layer.shadowRadius = max(0, shadow.radius)
    layer.shadowOffset = shadow.offset
    layer.shadowColor = shadow.color.cgColor
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: pane.layer.cornerRadius).cgPath
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
