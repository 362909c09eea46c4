import QuartzCore

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that can fill itself, and stroke itself with its own line style, in the current context.
/// Angles are in radians, clockwise on the screen, from the right.
open class UIBezierPath: NSObject {
  private var storage = CGMutablePath()

  /// The width of lines in points. The default value is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. The default value is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines. The default value is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit beyond which mitered corners are cut off, as a multiple of the line width. The
  /// default value is 10.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that determines whether the path is filled with the even-odd rule, not the
  /// nonzero winding rule. The default value is `false`.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  /// Creates an empty path; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a path with the lines and curves of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    storage.addPath(cgPath)
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  /// Creates a path with the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// Creates a path with a rounded rectangle. Its corners are circular arcs; Apple's are slightly
  /// smoother.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    storage.addRoundedRect(
      in: rect, cornerWidth: max(0, cornerRadius), cornerHeight: max(0, cornerRadius))
  }

  /// Creates a path with a rectangle in which the specified corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    storage.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
  }

  /// Creates a path with an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The lines and curves. Each access copies them, so that later changes of the path don't affect
  /// the result.
  open var cgPath: CGPath {
    get { CGPath(elements: storage.elements) }
    set {
      storage = CGMutablePath()
      storage.addPath(newValue)
    }
  }

  // MARK: Building

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { storage.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { storage.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storage.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start if the path isn't empty.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { if !storage.isEmpty { storage.closeSubpath() } }
  /// Removes all lines and curves.
  open func removeAllPoints() { storage = CGMutablePath() }
  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.addPath(storage, transform: transform)
    storage = path
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { storage.isEmpty }
  /// The end point of the last line or curve, or zero for an empty path.
  open var currentPoint: CGPoint { storage.currentPoint }

  /// The bounding box of the lines and curves, without the control points; zero for an empty path.
  open var bounds: CGRect {
    let box = storage.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  /// Returns whether a point lies inside of the path according to its fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the dash pattern: the lengths of segments that are alternately drawn and omitted, in
  /// points. If `nil`, lines are solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Returns the dash pattern. The memory at `pattern`, if it isn't `nil`, must have room for all
  /// lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes, count: dashes.count)
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the path with the context's fill color.
  open func fill() { draw(.fill) }
  /// Draws the outline with the context's stroke color and the path's own line style.
  open func stroke() { draw(.stroke) }
  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(.fill, blendMode, alpha) }
  /// Draws the outline with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(.stroke, blendMode, alpha) }

  /// Restricts subsequent drawing in the context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private enum Action { case fill, stroke }

  /// Draws without changing the context's own line style and modes.
  private func draw(_ action: Action, _ mode: CGBlendMode? = nil, _ alpha: CGFloat? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let mode { context.setBlendMode(mode) }
    if let alpha { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    switch action {
    case .fill: context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    case .stroke:
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
    context.restoreGState()
  }
}

extension CGMutablePath {
  /// Adds a rectangle with some rounded corners, clockwise on the screen from the top left corner.
  fileprivate func addRoundedRect(in rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let w = min(max(0, radii.width), rect.width / 2)
    let h = min(max(0, radii.height), rect.height / 2)
    // Distance from the corner of the Bézier control points of a quarter circle with radius 1.
    let k: CGFloat = 1 - 0.552_284_749_830_793_4
    func corner(
      _ flag: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ from: CGVector, _ to: CGVector
    ) {
      guard corners.contains(flag) else { return addLine(to: CGPoint(x: x, y: y)) }
      func point(_ v: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + v.dx * w * part, y: y + v.dy * h * part)
      }
      addLine(to: point(from, 1))
      addCurve(to: point(to, 1), control1: point(from, k), control2: point(to, k))
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let startsRound = corners.contains(.topLeft)
    move(to: CGPoint(x: rect.minX + (startsRound ? w : 0), y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, left, down)
    corner(.bottomRight, rect.maxX, rect.maxY, up, left)
    corner(.bottomLeft, rect.minX, rect.maxY, right, up)
    if startsRound { corner(.topLeft, rect.minX, rect.minY, down, right) }
    closeSubpath()
  }
}
