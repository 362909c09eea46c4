import QuartzCore

/// The placement of a popover beside its source, within an area, with an arrow to the source's
/// center.
struct PopoverLayout: Equatable {
  /// The direction of the arrow; empty if there is none.
  var direction: UIPopoverArrowDirection
  /// The frame of the panel without the arrow.
  var panel: CGRect
  /// The tip of the arrow.
  var tip: CGPoint

  /// The length of the arrow in points.
  static let arrowLength: CGFloat = 13
  /// The width of the arrow where it leaves the panel, in points.
  static let arrowWidth: CGFloat = 30
  static let cornerRadius: CGFloat = 13
  /// The size of a popover whose controller has no preferred size.
  static let defaultSize = CGSize(width: 320, height: 480)

  /// The frame of the panel and the arrow.
  var frame: CGRect {
    direction.isEmpty
      ? panel : panel.union(CGRect(origin: tip, size: CGSize(width: 0.001, height: 0.001)))
  }

  /// Determines the placement.
  ///
  /// - Parameters:
  ///   - source: The rectangle that the popover belongs to.
  ///   - area: The area in which the popover can be placed.
  ///   - size: The preferred size; a side that is 0 or less has the default size.
  ///   - permitted: The permitted directions. Below the source is preferred, then above, then after
  ///     and before it in the reading direction.
  ///   - overlaps: Whether the popover can cover the source if there is too little room beside it.
  init(
    source: CGRect, area: CGRect, size: CGSize, permitted: UIPopoverArrowDirection,
    overlaps: Bool = false, isRightToLeft: Bool = false
  ) {
    let wanted = CGSize(
      width: size.width > 0 ? size.width : Self.defaultSize.width,
      height: size.height > 0 ? size.height : Self.defaultSize.height)
    let sides: [UIPopoverArrowDirection] =
      isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
    let places = sides.filter { permitted.contains($0) }.map {
      Self.place($0, source: source, area: area, wanted: wanted, overlaps: overlaps)
    }
    func loss(_ layout: PopoverLayout) -> CGFloat {
      wanted.width * wanted.height - layout.panel.width * layout.panel.height
    }
    let best = places.first { loss($0) < 0.5 } ?? places.min { loss($0) < loss($1) }
    self = best ?? Self.centered(on: source, area: area, wanted: wanted)
  }

  private init(direction: UIPopoverArrowDirection, panel: CGRect, tip: CGPoint) {
    self.direction = direction
    self.panel = panel
    self.tip = tip
  }

  private static func centered(on source: CGRect, area: CGRect, wanted: CGSize) -> PopoverLayout {
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let panel = CGRect(
      x: clamp(source.midX - size.width / 2, area.minX, area.maxX - size.width).rounded(),
      y: clamp(source.midY - size.height / 2, area.minY, area.maxY - size.height).rounded(),
      width: size.width, height: size.height)
    return PopoverLayout(
      direction: [], panel: panel, tip: CGPoint(x: panel.midX, y: panel.midY))
  }

  private static func place(
    _ direction: UIPopoverArrowDirection, source: CGRect, area: CGRect, wanted: CGSize,
    overlaps: Bool
  ) -> PopoverLayout {
    let isVertical = direction == .up || direction == .down
    let length = isVertical ? area.height : area.width
    let beside: CGFloat
    switch direction {
    case .up: beside = area.maxY - source.maxY
    case .down: beside = source.minY - area.minY
    case .left: beside = area.maxX - source.maxX
    default: beside = source.minX - area.minX
    }
    let room = max(1, (overlaps ? length : min(beside, length)) - arrowLength)
    let size =
      isVertical
      ? CGSize(width: min(wanted.width, area.width), height: min(wanted.height, room))
      : CGSize(width: min(wanted.width, room), height: min(wanted.height, area.height))
    var panel = CGRect(origin: .zero, size: size)
    panel.origin.x = clamp(source.midX - size.width / 2, area.minX, area.maxX - size.width)
      .rounded()
    panel.origin.y =
      clamp(source.midY - size.height / 2, area.minY, area.maxY - size.height).rounded()
    switch direction {
    case .up:
      panel.origin.y =
        clamp(source.maxY + arrowLength, area.minY + arrowLength, area.maxY - size.height)
    case .down:
      panel.origin.y = clamp(
        source.minY - arrowLength - size.height, area.minY, area.maxY - arrowLength - size.height)
    case .left:
      panel.origin.x =
        clamp(source.maxX + arrowLength, area.minX + arrowLength, area.maxX - size.width)
    default:
      panel.origin.x = clamp(
        source.minX - arrowLength - size.width, area.minX, area.maxX - arrowLength - size.width)
    }
    return PopoverLayout(
      direction: direction, panel: panel, tip: tip(direction, of: panel, towards: source))
  }

  /// Returns the tip of the arrow, which keeps clear of the rounded corners.
  private static func tip(
    _ direction: UIPopoverArrowDirection, of panel: CGRect, towards source: CGRect
  ) -> CGPoint {
    let margin = cornerRadius + arrowWidth / 2
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low < 2 * margin ? (low + high) / 2 : clamp(middle, low + margin, high - margin)
    }
    let x = along(source.midX, panel.minX, panel.maxX)
    let y = along(source.midY, panel.minY, panel.maxY)
    switch direction {
    case .up: return CGPoint(x: x, y: panel.minY - arrowLength)
    case .down: return CGPoint(x: x, y: panel.maxY + arrowLength)
    case .left: return CGPoint(x: panel.minX - arrowLength, y: y)
    default: return CGPoint(x: panel.maxX + arrowLength, y: y)
    }
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }

  /// The outline of the panel and the arrow, relative to `frame`.
  var outline: UIBezierPath {
    let origin = frame.origin
    let body = panel.offsetBy(dx: -origin.x, dy: -origin.y)
    let point = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
    let inner = body.insetBy(dx: radius, dy: radius)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: body.minX, y: inner.minY))
    // Clockwise: each corner, and the arrow on the side after it.
    let sides: [(corner: CGPoint, side: UIPopoverArrowDirection)] = [
      (CGPoint(x: inner.minX, y: inner.minY), .up), (CGPoint(x: inner.maxX, y: inner.minY), .right),
      (CGPoint(x: inner.maxX, y: inner.maxY), .down),
      (CGPoint(x: inner.minX, y: inner.maxY), .left),
    ]
    for (index, (corner, side)) in sides.enumerated() {
      let start = CGFloat.pi * (1 + CGFloat(index) / 2)
      path.addArc(
        withCenter: corner, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
      if direction == side { Self.addArrow(side, to: point, on: path) }
    }
    path.close()
    return path
  }

  /// Adds the arrow as a curve that extends from the edge.
  private static func addArrow(
    _ direction: UIPopoverArrowDirection, to tip: CGPoint, on path: UIBezierPath
  ) {
    func at(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: tip.x + along, y: tip.y + away)
      case .down: CGPoint(x: tip.x - along, y: tip.y - away)
      case .left: CGPoint(x: tip.x + away, y: tip.y - along)
      default: CGPoint(x: tip.x - away, y: tip.y + along)
      }
    }
    let (half, length) = (arrowWidth / 2, arrowLength)
    path.addLine(to: at(-half, length))
    path.addCurve(
      to: at(-3, 2), controlPoint1: at(-half * 0.6, length), controlPoint2: at(-half * 0.45, 5))
    path.addQuadCurve(to: at(3, 2), controlPoint: at(0, -1))
    path.addCurve(
      to: at(half, length), controlPoint1: at(half * 0.45, 5), controlPoint2: at(half * 0.6, length)
    )
  }
}
