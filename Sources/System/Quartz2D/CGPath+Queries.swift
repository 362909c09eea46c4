import Foundation

extension CGPath {
  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }

  /// Returns a transformed copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// The bounding box of the lines and curves, without the control points of the curves; null for
  /// an empty path.
  public var boundingBoxOfPath: CGRect {
    let ends = elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): p
      case .close: nil
      }
    }
    let curves = segments.flatMap { segment in segment.extremes.map { segment.point(at: $0) } }
    return CGRect(enclosing: ends + curves)
  }

  /// Returns whether a point lies inside the path, after the path is transformed. Open subpaths are
  /// closed first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let outline =
      transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
    let turns = outline.turns(around: point)
    return rule == .evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// Returns how often the outline goes around the point, with each open subpath closed.
  private func turns(around point: CGPoint) -> Int {
    var turns = 0
    var (first, last) = (CGPoint?.none, CGPoint.zero)
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if b.y > a.y, side > 0 { turns += 1 }
      if b.y < a.y, side < 0 { turns -= 1 }
    }
    for segment in segments {
      if segment.begins {
        if let first { cross(last, first) }
        first = segment.start
      }
      last = segment.start
      for end in segment.chords {
        cross(last, end)
        last = end
      }
    }
    if let first { cross(last, first) }
    return turns
  }
}

extension PathSegment {
  /// The parameters at which a curve has an extreme in x or y.
  fileprivate var extremes: [CGFloat] {
    let roots: [CGFloat]
    switch element {
    case .quadCurve(let end, let c):
      func root(_ a: CGFloat, _ b: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let divisor = a - 2 * b + d
        return divisor == 0 ? [] : [(a - b) / divisor]
      }
      roots = root(start.x, c.x, end.x) + root(start.y, c.y, end.y)
    case .curve(let end, let c, let d):
      roots = Self.roots(start.x, c.x, d.x, end.x) + Self.roots(start.y, c.y, d.y, end.y)
    case .move, .line, .close: roots = []
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The roots of the derivative of a cubic Bézier.
  private static func roots(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let a = 3 * (q - r) + s - p
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
