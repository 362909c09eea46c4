import UIKit

/// A thing in the air: a shadow, and a window with rounded corners that shows what is inside.
@MainActor final class FlightView: UIView {
  let pane = UIView()
  weak var flight: Flight?
  private let contents: any FlightContent
  private let clips: Bool
  private var cornerMask: CAShapeLayer?

  init(_ contents: any FlightContent, clips: Bool) {
    self.contents = contents
    self.clips = clips
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pane)
    for view in contents.views { pane.addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ s: [Double]) {
    let place = FlightState.place(s)
    bounds = CGRect(origin: .zero, size: place.size)
    center = place.center
    let scale = CGFloat(max(s[FlightState.scale], 0))
    transform = CGAffineTransform(rotationAngle: place.angle).scaledBy(x: scale, y: scale)
    alpha = CGFloat(min(max(s[FlightState.opacity], 0), 1))
    pane.frame = bounds
    showCorners(s[5...8].map { CGFloat(max(0, $0)) })
    pane.layer.backgroundColor = s[13] > 0 ? ColorParts.color(s[10...13]) : nil
    pane.layer.borderWidth = CGFloat(max(0, s[14]))
    if s[14] > 0 { pane.layer.borderColor = ColorParts.color(s[15...18]) }
    showShadow(s)
    contents.lay(in: place.size, mix: CGFloat(s[FlightState.mix]))
    // A clip that cuts nothing off would still soften an edge that lies between pixels.
    let isRound = s[5...8].contains { $0 > 0 }
    pane.clipsToBounds = clips && (isRound || contents.exceeds(place.size))
  }

  private func showShadow(_ s: [Double]) {
    layer.shadowOpacity = Float(min(max(s[19], 0), 1))
    guard s[19] > 0 else { return }
    layer.shadowRadius = CGFloat(max(0, s[20]))
    layer.shadowOffset = CGSize(width: s[21], height: s[22])
    layer.shadowColor = ColorParts.color(s[23...26])
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: pane.layer.cornerRadius).cgPath
  }

  /// Four corners of different radii take a mask; all others a layer can round by itself.
  private func showCorners(_ radii: [CGFloat]) {
    let largest = radii.max() ?? 0
    let isEven = radii.allSatisfy { abs($0 - largest) < 0.01 }
    guard !isEven else {
      pane.layer.cornerRadius = largest
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

  private static func path(_ rect: CGRect, _ radii: [CGFloat]) -> CGPath {
    let limit = min(rect.width, rect.height) / 2
    let r = radii.map { min($0, limit) }
    let path = UIBezierPath()
    let corners: [(CGPoint, CGFloat, CGFloat)] = [
      (CGPoint(x: rect.minX + r[0], y: rect.minY + r[0]), r[0], .pi),
      (CGPoint(x: rect.maxX - r[1], y: rect.minY + r[1]), r[1], 1.5 * .pi),
      (CGPoint(x: rect.maxX - r[2], y: rect.maxY - r[2]), r[2], 0),
      (CGPoint(x: rect.minX + r[3], y: rect.maxY - r[3]), r[3], 0.5 * .pi),
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
