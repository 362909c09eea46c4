import Quartz2D

extension CATransform3D {
  /// Returns the interpolated transform: for 2D transforms by scale, angle along the shorter arc
  /// and remainder, for others by `unmatrix` and slerp, as CSS Transforms defines; matrices that
  /// can't be decomposed are interpolated number by number.
  package func interpolated(to other: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if self == other { return self }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      return PlaneDecomposition(self).interpolated(to: PlaneDecomposition(other), t).transform
    }
    guard let a = SpaceDecomposition(self), let b = SpaceDecomposition(other) else {
      var mixed = CATransform3D()
      for row in 0..<4 {
        for column in 0..<4 {
          mixed[row, column] = self[row, column] + (other[row, column] - self[row, column]) * t
        }
      }
      return mixed
    }
    return a.interpolated(to: b, t).transform
  }
}

/// The components of a transform as defined by CSS Transforms Level 1, "Decomposing a 2D matrix".
struct PlaneDecomposition {
  var translation: CGPoint
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The rotation angle in radians.
  var angle: CGFloat
  /// The first element of the remainder after scale and rotation: a skew.
  var m11: CGFloat
  var m12: CGFloat
  var m21: CGFloat
  var m22: CGFloat

  init(_ t: CATransform3D) {
    var (a, b, c, d) = (t.m11, t.m12, t.m21, t.m22)
    translation = CGPoint(x: t.m41, y: t.m42)
    scaleX = (a * a + b * b).squareRoot()
    scaleY = (c * c + d * d).squareRoot()
    if a * d - b * c < 0 {
      if a < d { scaleX = -scaleX } else { scaleY = -scaleY }
    }
    if scaleX != 0 { (a, b) = (a / scaleX, b / scaleX) }
    if scaleY != 0 { (c, d) = (c / scaleY, d / scaleY) }
    angle = atan2(b, a)
    if angle != 0 {
      let (sine, cosine) = (-b, a)
      (a, b, c, d) = (
        cosine * a + sine * c, cosine * b + sine * d, cosine * c - sine * a, cosine * d - sine * b
      )
    }
    (m11, m12, m21, m22) = (a, b, c, d)
  }

  func interpolated(to other: PlaneDecomposition, _ t: CGFloat) -> PlaneDecomposition {
    var (from, to) = (self, other)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
      (from.scaleX, from.scaleY) = (-from.scaleX, -from.scaleY)
      from.angle += from.angle < 0 ? .pi : -.pi
    }
    if abs(from.angle - to.angle) > .pi {
      if from.angle > to.angle { from.angle -= 2 * .pi } else { to.angle -= 2 * .pi }
    }
    func mix(_ path: KeyPath<PlaneDecomposition, CGFloat>) -> CGFloat {
      from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * t
    }
    var mixed = from
    mixed.translation = CGPoint(x: mix(\.translation.x), y: mix(\.translation.y))
    (mixed.scaleX, mixed.scaleY, mixed.angle) = (mix(\.scaleX), mix(\.scaleY), mix(\.angle))
    (mixed.m11, mixed.m12, mixed.m21, mixed.m22) = (mix(\.m11), mix(\.m12), mix(\.m21), mix(\.m22))
    return mixed
  }

  var transform: CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: scaleX, y: scaleY)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(
          CGAffineTransform(
            a: m11, b: m12, c: m21, d: m22, tx: translation.x, ty: translation.y)))
  }
}
