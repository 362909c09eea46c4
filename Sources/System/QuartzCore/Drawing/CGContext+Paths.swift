import Quartz2D
import RenderTree

extension CGContext {
  // MARK: Building

  /// Starts a new path.
  public func beginPath() { building = CGMutablePath() }
  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { building.move(to: point.applying(ctm)) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { building.addLine(to: point.applying(ctm)) }
  /// Closes the current subpath.
  public func closePath() { building.closeSubpath() }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { building.addPath(path, transform: ctm) }

  /// Adds lines that connect points.
  public func addLines(between points: [CGPoint]) {
    let path = CGMutablePath()
    path.addLines(between: points)
    addPath(path)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  /// Adds an arc, with angles in radians; clockwise means decreasing angles, as in Apple's
  /// unflipped contexts.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    if !isPathEmpty { arc.move(to: currentPointOfPath) }
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    // The arc continues the path; only a new path starts with a move.
    let elements = isPathEmpty ? arc.elements[...] : arc.elements.dropFirst()
    addPath(CGPath(elements: Array(elements)))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isPathEmpty: Bool { building.isEmpty }
  /// The end point of the path's last element.
  public var currentPointOfPath: CGPoint { building.currentPoint.applying(ctm.inverted()) }
  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// The current path; `nil` if it has no elements.
  public var path: CGPath? { isPathEmpty ? nil : userPath }

  /// Returns a Boolean value that indicates whether the path contains a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return building.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
  }

  private var userPath: CGPath {
    let inverse = ctm.inverted()
    return CGPath(elements: building.elements.map { $0.applying(inverse) })
  }

  // MARK: Painting

  /// Draws the path and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard !isPathEmpty else { return }
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    let fills = mode != .stroke
    let strokes = mode != .fill && mode != .eoFill
    let outline = CGPath(elements: building.elements)
    // The transform affects the shape of a pen, but not of a fill, which is the same in either
    // space.
    if fills {
      emit(RenderNode(.path(outline, fill: state.fill, stroke: nil, isEvenOdd: isEvenOdd)))
    }
    if strokes, state.lineWidth > 0 {
      emitInUserSpace(RenderNode(.path(userPath, fill: nil, stroke: state.line)))
    }
    beginPath()
  }

  /// Fills the path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills an ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with the specified line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = old
  }

  /// Strokes an ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate line segments, with two points each.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: [points[index], points[index + 1]])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    let black = CGColor(gray: 0, alpha: 1)
    clear(RenderNode(.path(CGPath(elements: building.elements), fill: black, stroke: nil)))
    beginPath()
  }
}
