import QuartzCore

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline with a pen. Angles are in radians, clockwise on screen from the right.
@MainActor open class UIBezierPath: NSObject {
  private var storage = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    storage.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// Circular corners; Apple's are a little smoother.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    storage.addRoundedRect(
      in: rect, cornerWidth: max(0, cornerRadius), cornerHeight: max(0, cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    storage.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy, as `CGPath` is a value.
  open var cgPath: CGPath {
    get { CGPath(elements: storage.elements) }
    set {
      storage = CGMutablePath()
      storage.addPath(newValue)
    }
  }

  // MARK: Building

  open func move(to point: CGPoint) { storage.move(to: point) }
  open func addLine(to point: CGPoint) { storage.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storage.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { if !storage.isEmpty { storage.closeSubpath() } }
  open func removeAllPoints() { storage = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

  open func apply(_ transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.addPath(storage, transform: transform)
    storage = path
  }

  // MARK: Asking

  open var isEmpty: Bool { storage.isEmpty }
  open var currentPoint: CGPoint { storage.currentPoint }

  /// Around the curves, without their control points.
  open var bounds: CGRect {
    let box = storage.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  open func contains(_ point: CGPoint) -> Bool {
    storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes, count: dashes.count)
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  open func fill() { draw(.fill) }
  open func stroke() { draw(.stroke) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(.fill, blendMode, alpha) }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(.stroke, blendMode, alpha) }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private enum Action { case fill, stroke }

  /// Leaves the context's own pen and modes as they are.
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
  /// From the top left corner on, as seen, clockwise.
  fileprivate func addRoundedRect(in rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let w = min(max(0, radii.width), rect.width / 2)
    let h = min(max(0, radii.height), rect.height / 2)
    // Distance of a Bézier control point that makes a quarter of a circle of radius 1.
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
