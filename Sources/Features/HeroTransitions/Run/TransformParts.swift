import UIKit

/// A transform decomposed into its parts, so that rotations are interpolated by angle.
struct TransformParts: Equatable, Sendable {
  struct Vector: Equatable, Sendable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z: CGFloat = 0
  }

  struct Quaternion: Equatable, Sendable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z: CGFloat = 0
    var w: CGFloat = 0

    func dot(_ other: Quaternion) -> CGFloat {
      x * other.x + y * other.y + z * other.z + w * other.w
    }
    var negated: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: -w) }
  }

  var translation = Vector()
  var scale = Vector()
  var rotation = Quaternion()
  /// The perspective's m34.
  var depth: CGFloat = 0

  init() {}

  init(_ t: CATransform3D) {
    // Perspective divides; without it the rest is affine.
    var affine = t
    affine.m14 = 0
    affine.m24 = 0
    affine.m34 = 0
    var axes = [
      Vector(x: affine.m11, y: affine.m12, z: affine.m13),
      Vector(x: affine.m21, y: affine.m22, z: affine.m23),
      Vector(x: affine.m31, y: affine.m32, z: affine.m33),
    ]
    let lengths = axes.map(\.length)
    axes = axes.enumerated().map { $1.normalized(orAxis: $0) }
    scale = Vector(x: lengths[0], y: lengths[1], z: lengths[2])
    if axes[0].dot(axes[1].cross(axes[2])) < 0 {
      scale.x = -scale.x
      axes[0] = Vector(x: -axes[0].x, y: -axes[0].y, z: -axes[0].z)
    }
    translation = Vector(x: t.m41, y: t.m42, z: t.m43)
    rotation = Quaternion(axes[0], axes[1], axes[2])
    depth = affine.m33 != 0 ? t.m34 / affine.m33 : t.m34
  }

  var transform: CATransform3D {
    let length = rotation.dot(rotation).squareRoot()
    let n = length > 1e-9 ? length : 1
    let (x, y, z) = (rotation.x / n, rotation.y / n, rotation.z / n)
    let w = length > 1e-9 ? rotation.w / n : 1
    var t = CATransform3DIdentity
    t.m11 = (1 - 2 * (y * y + z * z)) * scale.x
    t.m12 = 2 * (x * y + w * z) * scale.x
    t.m13 = 2 * (x * z - w * y) * scale.x
    t.m21 = 2 * (x * y - w * z) * scale.y
    t.m22 = (1 - 2 * (x * x + z * z)) * scale.y
    t.m23 = 2 * (y * z + w * x) * scale.y
    t.m31 = 2 * (x * z + w * y) * scale.z
    t.m32 = 2 * (y * z - w * x) * scale.z
    t.m33 = (1 - 2 * (x * x + y * y)) * scale.z
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    guard depth != 0 else { return t }
    (t.m14, t.m24, t.m34) = (t.m13 * depth, t.m23 * depth, t.m33 * depth)
    return t
  }

  /// The equivalent rotation that is nearer to another one.
  func nearest(to other: TransformParts) -> TransformParts {
    var result = self
    if rotation.dot(other.rotation) < 0 { result.rotation = rotation.negated }
    return result
  }

  mutating func forEachComponent(
    _ first: inout TransformParts, _ second: inout TransformParts, _ body: HeroState.Body
  ) {
    body(&translation.x, &first.translation.x, &second.translation.x, .length)
    body(&translation.y, &first.translation.y, &second.translation.y, .length)
    body(&translation.z, &first.translation.z, &second.translation.z, .length)
    body(&scale.x, &first.scale.x, &second.scale.x, .fine)
    body(&scale.y, &first.scale.y, &second.scale.y, .fine)
    body(&scale.z, &first.scale.z, &second.scale.z, .fine)
    body(&rotation.x, &first.rotation.x, &second.rotation.x, .fine)
    body(&rotation.y, &first.rotation.y, &second.rotation.y, .fine)
    body(&rotation.z, &first.rotation.z, &second.rotation.z, .fine)
    body(&rotation.w, &first.rotation.w, &second.rotation.w, .fine)
    body(&depth, &first.depth, &second.depth, .fine)
  }
}

extension TransformParts.Vector {
  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Self) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Self) -> Self {
    Self(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// Returns a vector of length 1; a zero vector becomes the axis.
  func normalized(orAxis axis: Int) -> Self {
    let length = length
    guard length <= 1e-9 else { return Self(x: x / length, y: y / length, z: z / length) }
    return Self(x: axis == 0 ? 1 : 0, y: axis == 1 ? 1 : 0, z: axis == 2 ? 1 : 0)
  }
}

extension TransformParts.Quaternion {
  /// The rotation that turns the axes of space to these.
  init(_ a: TransformParts.Vector, _ b: TransformParts.Vector, _ c: TransformParts.Vector) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x > b.y, a.x > c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = (1 + c.z - a.x - b.y).squareRoot() * 2
      self.init(x: (c.x + a.z) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    }
  }
}
