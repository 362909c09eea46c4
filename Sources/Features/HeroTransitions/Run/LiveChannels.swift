import UIKit

/// A property of a real view as numbers, with both of its ends.
@MainActor struct LiveChannel {
  /// What can be set by hand on the way; `other` cannot.
  enum Property: CaseIterable {
    case position, size, transform, opacity, cornerRadius, other

    /// - Parameter other: a transform's numbers that the result should be near to.
    func numbers(in state: HeroTargetState, nearest other: ArraySlice<Double>?) -> [Double]? {
      switch self {
      case .position: state.position.map { [Double($0.x), Double($0.y)] }
      case .size: state.size.map { [Double($0.width), Double($0.height)] }
      case .transform:
        state.transform.map {
          let parts = TransformParts.parts(of: $0)
          return other.map { TransformParts.nearest(parts, to: Array($0.prefix(11))) } ?? parts
        }
      case .opacity: state.opacity.map { [Double($0)] }
      case .cornerRadius: state.cornerRadius.map { [Double($0)] }
      case .other: nil
      }
    }
  }

  let property: Property
  let kinds: [HeroChannelKind]
  var start: [Double]
  var end: [Double]
  let write: ([Double]) -> Void
  /// Which of the ends is where the view rests.
  var restsAtEnd = true

  func rest() { write(restsAtEnd ? end : start) }
}

/// A transform taken apart, so that half of the way is half of the turn.
enum TransformParts {
  /// Translation, scale, quaternion, the perspective's m34.
  static let kinds: [HeroChannelKind] =
    Array(repeating: .length, count: 3) + Array(repeating: .fine, count: 8)

  static func parts(of t: CATransform3D) -> [Double] {
    // Perspective divides what it is multiplied with; without it the rest is affine.
    var affine = t
    affine.m14 = 0
    affine.m24 = 0
    affine.m34 = 0
    let rows = [
      [affine.m11, affine.m12, affine.m13], [affine.m21, affine.m22, affine.m23],
      [affine.m31, affine.m32, affine.m33],
    ].map { $0.map(Double.init) }
    var scales = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    var axes = zip(rows, scales).map { row, scale in row.map { scale > 1e-9 ? $0 / scale : 0 } }
    for index in 0..<3 where scales[index] <= 1e-9 { axes[index][index] = 1 }
    let determinant =
      axes[0][0] * (axes[1][1] * axes[2][2] - axes[1][2] * axes[2][1])
      - axes[0][1] * (axes[1][0] * axes[2][2] - axes[1][2] * axes[2][0])
      + axes[0][2] * (axes[1][0] * axes[2][1] - axes[1][1] * axes[2][0])
    if determinant < 0 {
      scales[0] = -scales[0]
      axes[0] = axes[0].map { -$0 }
    }
    let depth = affine.m33 != 0 ? Double(t.m34 / affine.m33) : Double(t.m34)
    return [Double(t.m41), Double(t.m42), Double(t.m43)] + scales + quaternion(axes) + [depth]
  }

  static func transform(_ p: [Double]) -> CATransform3D {
    let length = (p[6] * p[6] + p[7] * p[7] + p[8] * p[8] + p[9] * p[9]).squareRoot()
    let n = length > 1e-9 ? length : 1
    let (x, y, z, w) = (p[6] / n, p[7] / n, p[8] / n, length > 1e-9 ? p[9] / n : 1)
    let axes = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ]
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = row(axes[0], p[3])
    (t.m21, t.m22, t.m23) = row(axes[1], p[4])
    (t.m31, t.m32, t.m33) = row(axes[2], p[5])
    (t.m41, t.m42, t.m43) = (CGFloat(p[0]), CGFloat(p[1]), CGFloat(p[2]))
    guard p[10] != 0 else { return t }
    let depth = CGFloat(p[10])
    (t.m14, t.m24, t.m34) = (t.m13 * depth, t.m23 * depth, t.m33 * depth)
    return t
  }

  private static func row(_ axis: [Double], _ scale: Double) -> (CGFloat, CGFloat, CGFloat) {
    (CGFloat(axis[0] * scale), CGFloat(axis[1] * scale), CGFloat(axis[2] * scale))
  }

  /// The shorter way round: `other` or its negative, which turns the same.
  static func nearest(_ parts: [Double], to other: [Double]) -> [Double] {
    let dot = (6..<10).reduce(0) { $0 + parts[$1] * other[$1] }
    guard dot < 0 else { return parts }
    var result = parts
    for index in 6..<10 { result[index] = -result[index] }
    return result
  }

  private static func quaternion(_ m: [[Double]]) -> [Double] {
    let trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return [(m[1][2] - m[2][1]) / s, (m[2][0] - m[0][2]) / s, (m[0][1] - m[1][0]) / s, s / 4]
    }
    if m[0][0] > m[1][1], m[0][0] > m[2][2] {
      let s = (1 + m[0][0] - m[1][1] - m[2][2]).squareRoot() * 2
      return [s / 4, (m[0][1] + m[1][0]) / s, (m[2][0] + m[0][2]) / s, (m[1][2] - m[2][1]) / s]
    }
    if m[1][1] > m[2][2] {
      let s = (1 + m[1][1] - m[0][0] - m[2][2]).squareRoot() * 2
      return [(m[0][1] + m[1][0]) / s, s / 4, (m[1][2] + m[2][1]) / s, (m[2][0] - m[0][2]) / s]
    }
    let s = (1 + m[2][2] - m[0][0] - m[1][1]).squareRoot() * 2
    return [(m[2][0] + m[0][2]) / s, (m[1][2] + m[2][1]) / s, s / 4, (m[0][1] - m[1][0]) / s]
  }
}

/// Colours as four numbers; a clear one takes its hue from the other end, so that nothing darkens on
/// the way.
@MainActor enum ColorParts {
  static func parts(of color: CGColor?) -> [Double] {
    guard let color else { return [0, 0, 0, 0] }
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(cgColor: color).getRed(&r, green: &g, blue: &b, alpha: &a)
    return [Double(r), Double(g), Double(b), Double(a)]
  }

  static func color(_ parts: ArraySlice<Double>) -> CGColor {
    let p = parts.map { CGFloat(min(max($0, 0), 1)) }
    return UIColor(red: p[0], green: p[1], blue: p[2], alpha: p[3]).cgColor
  }

  static func matched(_ a: [Double], _ b: [Double]) -> ([Double], [Double]) {
    if a[3] == 0 { return (Array(b[0..<3]) + [0], b) }
    if b[3] == 0 { return (a, Array(a[0..<3]) + [0]) }
    return (a, b)
  }
}
