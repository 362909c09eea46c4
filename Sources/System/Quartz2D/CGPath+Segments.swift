import Foundation

/// A line or curve of a path, together with its start point.
package struct PathSegment {
  package var start: CGPoint
  package var element: CGPath.Element
  /// Whether a new subpath begins here.
  package var begins: Bool

  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch element {
    case .move(let end), .line(let end):
      return CGPoint(x: start.x * s + end.x * t, y: start.y * s + end.y * t)
    case .quadCurve(let end, let c):
      return CGPoint(
        x: s * s * start.x + 2 * s * t * c.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * c.y + t * t * end.y)
    case .curve(let end, let c, let d):
      let (a, b, e, f) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * c.x + e * d.x + f * end.x,
        y: a * start.y + b * c.y + e * d.y + f * end.y)
    case .close: return start
    }
  }

  /// The end points of chords that approximate the segment: 16 for a curve, which keeps the error
  /// of a circle's length below 0.1 %.
  package var chords: [CGPoint] {
    if case .line = element { return [point(at: 1)] }
    return (1...16).map { point(at: CGFloat($0) / 16) }
  }
}

extension CGPath {
  /// The lines and curves in order, with the lines that close subpaths and without those of no
  /// length.
  package var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (current, first, begins) = (CGPoint.zero, CGPoint.zero, true)
    for element in elements {
      switch element {
      case .move(let point):
        (current, first, begins) = (point, point, true)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        result.append(PathSegment(start: current, element: element, begins: begins))
        (current, begins) = (end, false)
      case .close:
        if current != first {
          result.append(PathSegment(start: current, element: .line(first), begins: begins))
        }
        (current, begins) = (first, true)
      }
    }
    return result
  }
}
