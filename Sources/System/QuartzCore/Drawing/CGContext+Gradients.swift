import Quartz2D
import RenderTree

extension CGContext {
  /// Draws a linear gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    guard !area.isNull, area.width > 0, area.height > 0, startPoint != endPoint else { return }
    let node = RenderNode(
      .linearGradient(RoundedRect(area), gradient.stops, start: startPoint, end: endPoint))
    guard options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] else {
      return emitInUserSpace(node)
    }
    let band = Self.band(from: startPoint, to: endPoint, options: options, over: area)
    let black = CGColor(gray: 0, alpha: 1)
    let shape = RenderNode(.path(band, fill: black, stroke: nil))
    emitInUserSpace(RenderNode.masked(node, by: shape))
  }

  /// Returns the band between the perpendiculars of the gradient at start and end, extended as the
  /// options require.
  private static func band(
    from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions, over area: CGRect
  ) -> CGPath {
    let length = hypot(end.x - start.x, end.y - start.y)
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let far = area.width + area.height + length + hypot(start.x - area.midX, start.y - area.midY)
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + far : length
    func corner(_ distance: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * aside,
        y: start.y + along.dy * distance + along.dx * aside)
    }
    let path = CGMutablePath()
    path.addLines(
      between: [corner(first, -far), corner(last, -far), corner(last, far), corner(first, far)])
    path.closeSubpath()
    return path
  }

  /// Draws a gradient from one circle to another, of which the outer one must contain the inner.
  ///
  /// Beyond the circles nothing is drawn, unless an option says so.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let start = GradientCircle(center: startCenter, radius: max(startRadius, 0))
    let end = GradientCircle(center: endCenter, radius: max(endRadius, 0))
    let grows = end.radius >= start.radius
    let (inner, outer) = grows ? (start, end) : (end, start)
    let (fillsInner, fillsOuter) =
      grows
      ? (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
      : (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
    let area = boundingBoxOfClipPath
    guard !area.isNull, area.width > 0, area.height > 0, outer.radius > 0 else { return }
    let stops =
      grows
      ? gradient.stops
      : gradient.stops.reversed().map { .init(location: 1 - $0.location, color: $0.color) }
    let node =
      inner.center == outer.center
      ? RenderNode(
        .radialGradient(
          RoundedRect(area), stops, center: outer.center,
          radii: CGSize(width: outer.radius, height: outer.radius),
          start: min(inner.radius / outer.radius, 0.9999)))
      : GradientCircle.rings(from: outer, to: inner, stops, over: area)
    let shape = CGMutablePath()
    if fillsOuter { shape.addRect(area) } else { shape.addEllipse(in: outer.frame) }
    if !fillsInner, inner.radius > 0 { shape.addEllipse(in: inner.frame) }
    let black = CGColor(gray: 0, alpha: 1)
    let mask = RenderNode(.path(shape, fill: black, stroke: nil, isEvenOdd: true))
    emitInUserSpace(RenderNode.masked(node, by: mask))
  }
}

/// One of the circles between which a radial gradient is drawn.
private struct GradientCircle {
  var center: CGPoint
  var radius: CGFloat

  var frame: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Returns disks that lie over each other, from the outer circle to the inner one; they look like
  /// a gradient whose circles have different centers, for which there is no node.
  static func rings(
    from outer: GradientCircle, to inner: GradientCircle, _ stops: [RenderNode.GradientStop],
    over area: CGRect
  ) -> RenderNode {
    let count = 128
    guard let last = stops.last else { return RenderNode(.group([])) }
    let background = RenderNode(.fill(RoundedRect(area), last.color))
    let disks = (0...count).map { index in
      let t = 1 - CGFloat(index) / CGFloat(count)
      let circle = GradientCircle(
        center: CGPoint(
          x: inner.center.x + (outer.center.x - inner.center.x) * t,
          y: inner.center.y + (outer.center.y - inner.center.y) * t),
        radius: inner.radius + (outer.radius - inner.radius) * t)
      let path = CGPath(ellipseIn: circle.frame, transform: nil)
      return RenderNode(.path(path, fill: color(at: t, of: stops), stroke: nil))
    }
    return RenderNode(.group([background] + disks))
  }

  private static func color(at t: CGFloat, of stops: [RenderNode.GradientStop]) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location >= t }) else {
      return stops.last?.color ?? CGColor(gray: 0, alpha: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let part = b.location > a.location ? (t - a.location) / (b.location - a.location) : 1
    func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      a.color[keyPath: path] + (b.color[keyPath: path] - a.color[keyPath: path]) * part
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
