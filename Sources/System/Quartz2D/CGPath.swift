import Foundation

/// An immutable path of lines and curves. `CGMutablePath` builds one.
// Because only CGMutablePath, which is not shared, writes.
public class CGPath: Hashable, @unchecked Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package fileprivate(set) var elements: [Element]

  package init(elements: [Element] = []) { self.elements = elements }

  /// Creates a path with a rectangle, which is transformed if a transform is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(elements: path.elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Creates a path with a rounded rectangle, which is transformed if a transform is given.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(elements: path.elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Creates a path with an ellipse that fits a rectangle, transformed if a transform is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(elements: path.elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.elements == b.elements
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The bounding box of all end points and control points; null for an empty path.
  public var boundingBox: CGRect {
    CGRect(
      enclosing: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [p, c]
        case .curve(let p, let c1, let c2): [p, c1, c2]
        case .close: []
        }
      })
  }

  /// The end point of the last line or curve, or zero for an empty path.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      switch element {
      case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
      case .close: continue
      }
    }
    return .zero
  }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {  // because CGPath is
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { elements.append(.close) }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that fits a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
  }

  /// Adds a rounded rectangle as a closed subpath. Radii are limited to half of the sides.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let (w, h) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    // Distance of a Bézier control point that makes a quarter of a circle of radius 1.
    let k: CGFloat = 1 - 0.552_284_749_830_793_4
    move(to: CGPoint(x: rect.minX + w, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - w, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + h),
      control1: CGPoint(x: rect.maxX - w * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + h * k))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - h))
    addCurve(
      to: CGPoint(x: rect.maxX - w, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - h * k),
      control2: CGPoint(x: rect.maxX - w * k, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + w, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - h),
      control1: CGPoint(x: rect.minX + w * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - h * k))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + h))
    addCurve(
      to: CGPoint(x: rect.minX + w, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + h * k),
      control2: CGPoint(x: rect.minX + w * k, y: rect.minY))
    closeSubpath()
  }

  /// Adds an arc of a circle, after a line to its start if the path isn't empty.
  ///
  /// Angles are in radians. With y pointing down, `clockwise` means decreasing angles, as in
  /// Apple's API.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      while sweep > 0 { sweep -= turn }
    } else {
      while sweep < 0 { sweep += turn }
    }
    sweep = max(-turn, min(turn, sweep))
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = from + step
      addCurve(
        to: CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to)),
        control1: CGPoint(
          x: center.x + radius * cos(from) - k * sin(from),
          y: center.y + radius * sin(from) + k * cos(from)),
        control2: CGPoint(
          x: center.x + radius * cos(to) + k * sin(to), y: center.y + radius * sin(to) - k * cos(to)
        ))
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Adds lines that connect points, as a new subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}

extension CGPath.Element {
  package func applying(_ t: CGAffineTransform) -> Self {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
    case .curve(let p, let a, let b):
      .curve(to: p.applying(t), control1: a.applying(t), control2: b.applying(t))
    case .close: .close
    }
  }
}
