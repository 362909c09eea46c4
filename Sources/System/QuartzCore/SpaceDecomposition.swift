import Quartz2D

/// The components of a transform as defined by CSS Transforms Level 2, "Decomposing a 3D matrix"
/// (after Graphics Gems II, "unmatrix").
struct SpaceDecomposition {
  typealias Vector = SIMD3<Double>

  var translation = Vector.zero
  var scale = Vector.one
  /// The skew in the xy, xz and yz planes.
  var skew = Vector.zero
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  /// The rotation as a quaternion, in the order x, y, z, w.
  var rotation = SIMD4<Double>(0, 0, 0, 1)

  /// Creates the decomposition of a transform; returns `nil` if a plane is seen edge-on or a scale
  /// is zero.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    var m = t
    for row in 0..<4 { for column in 0..<4 { m[row, column] /= t.m44 } }
    var upright = m
    (upright.m14, upright.m24, upright.m34, upright.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(upright)
    guard inverse != upright || upright == CATransform3DIdentity else { return nil }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      let w = [m.m14, m.m24, m.m34, m.m44].map(Double.init)
      for row in 0..<4 {
        perspective[row] = (0..<4).reduce(0) { $0 + Double(inverse[row, $1]) * w[$1] }
      }
    }
    translation = Vector(Double(m.m41), Double(m.m42), Double(m.m43))
    var rows = (0..<3).map { Vector(Double(m[$0, 0]), Double(m[$0, 1]), Double(m[$0, 2])) }
    guard orthonormalize(&rows) else { return nil }
    rotation = Self.quaternion(rows)
  }

  /// Removes scale and skew from the rows, so that a rotation remains.
  private mutating func orthonormalize(_ rows: inout [Vector]) -> Bool {
    scale.x = length(rows[0])
    guard scale.x > 0 else { return false }
    rows[0] /= scale.x
    skew.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * skew.x
    scale.y = length(rows[1])
    guard scale.y > 0 else { return false }
    rows[1] /= scale.y
    skew.x /= scale.y
    skew.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * skew.y
    skew.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * skew.z
    scale.z = length(rows[2])
    guard scale.z > 0 else { return false }
    rows[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    return true
  }

  /// Returns the quaternion of a rotation matrix for row vectors, calculated from the largest of
  /// the four squares.
  private static func quaternion(_ r: [Vector]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    var q: SIMD4<Double>
    if trace > 0 {
      q = SIMD4(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x, 1 + trace)
    } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
      q = SIMD4(1 + r[0].x - r[1].y - r[2].z, r[0].y + r[1].x, r[2].x + r[0].z, r[1].z - r[2].y)
    } else if r[1].y >= r[2].z {
      q = SIMD4(r[0].y + r[1].x, 1 + r[1].y - r[0].x - r[2].z, r[1].z + r[2].y, r[2].x - r[0].z)
    } else {
      q = SIMD4(r[2].x + r[0].z, r[1].z + r[2].y, 1 + r[2].z - r[0].x - r[1].y, r[0].y - r[1].x)
    }
    return q / (q * q).sum().squareRoot()
  }

  func interpolated(to other: SpaceDecomposition, _ amount: CGFloat) -> SpaceDecomposition {
    let t = Double(amount)
    var mixed = self
    mixed.translation += (other.translation - translation) * t
    mixed.scale += (other.scale - scale) * t
    mixed.skew += (other.skew - skew) * t
    mixed.perspective += (other.perspective - perspective) * t
    mixed.rotation = Self.slerp(rotation, other.rotation, t)
    return mixed
  }

  private static func slerp(
    _ a: SIMD4<Double>, _ target: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    var (b, cosine) = (target, (a * target).sum())
    if cosine < 0 { (b, cosine) = (-b, -cosine) }
    if cosine > 0.999_999_9 {
      let mixed = a + (b - a) * t
      return mixed / (mixed * mixed).sum().squareRoot()
    }
    let angle = acos(cosine)
    return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
  }

  var transform: CATransform3D {
    var m = CATransform3DIdentity
    (m.m14, m.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
    (m.m34, m.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
    m = CATransform3DTranslate(
      m, CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    m = CATransform3DConcat(rotationMatrix, m)
    for (row, column, amount) in [(2, 1, skew.z), (2, 0, skew.y), (1, 0, skew.x)] where amount != 0
    {
      var shear = CATransform3DIdentity
      shear[row, column] = CGFloat(amount)
      m = CATransform3DConcat(shear, m)
    }
    return CATransform3DScale(m, CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
  }

  var rotationMatrix: CATransform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let sine = (x * x + y * y + z * z).squareRoot()
    return CATransform3DMakeRotation(
      CGFloat(2 * atan2(sine, w)), CGFloat(x), CGFloat(y), CGFloat(z))
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
