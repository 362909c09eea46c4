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
  /// How far the second axis leans toward the first, and the third toward the first and second.
  var lean = (xy: CGFloat.zero, xz: CGFloat.zero, yz: CGFloat.zero)
  var rotation = Quaternion()
  /// The change of depth along each axis before the transform.
  var depth = Vector()

  static let identity = TransformParts(CATransform3DIdentity)

  init() {}

  init(_ transform: CATransform3D) {
    let given = [
      Vector(x: transform.m11, y: transform.m12, z: transform.m13),
      Vector(x: transform.m21, y: transform.m22, z: transform.m23),
      Vector(x: transform.m31, y: transform.m32, z: transform.m33),
    ]
    translation = Vector(x: transform.m41, y: transform.m42, z: transform.m43)
    depth = Self.depth(of: transform, axes: given)
    // All homogeneous coordinates can have a common factor.
    let factor = transform.m44 - translation.dot(depth)
    let unit = abs(factor) > 1e-9 ? 1 / factor : 1
    translation = translation.scaled(by: unit)
    setAxes(given.map { $0.scaled(by: unit) })
  }

  /// Solves for the depth that gives the transform's fourth column.
  private static func depth(of transform: CATransform3D, axes: [Vector]) -> Vector {
    let (a, b, c) = (axes[0], axes[1], axes[2])
    let volume = a.dot(b.cross(c))
    guard abs(volume) > 1e-12 else { return Vector(x: 0, y: 0, z: transform.m34) }
    return b.cross(c).scaled(by: transform.m14 / volume)
      .adding(c.cross(a).scaled(by: transform.m24 / volume))
      .adding(a.cross(b).scaled(by: transform.m34 / volume))
  }

  private mutating func setAxes(_ axes: [Vector]) {
    var (a, b, c) = (axes[0], axes[1], axes[2])
    scale.x = a.length
    a = a.normalized(orAxis: 0)
    lean.xy = a.dot(b)
    b = b.adding(a.scaled(by: -lean.xy))
    scale.y = b.length
    b = b.normalized(orAxis: 1)
    (lean.xz, lean.yz) = (a.dot(c), b.dot(c))
    c = c.adding(a.scaled(by: -lean.xz)).adding(b.scaled(by: -lean.yz))
    scale.z = c.length
    c = c.normalized(orAxis: 2)
    lean.xy = scale.y > 1e-9 ? lean.xy / scale.y : 0
    lean.xz = scale.z > 1e-9 ? lean.xz / scale.z : 0
    lean.yz = scale.z > 1e-9 ? lean.yz / scale.z : 0
    if a.dot(b.cross(c)) < 0 {
      scale.x = -scale.x
      a = a.scaled(by: -1)
      (lean.xy, lean.xz) = (-lean.xy, -lean.xz)
    }
    rotation = Quaternion(a, b, c)
  }

  var transform: CATransform3D {
    let (a, b, c) = rotation.axes
    let first = a.scaled(by: scale.x)
    let second = b.adding(a.scaled(by: lean.xy)).scaled(by: scale.y)
    let third = c.adding(a.scaled(by: lean.xz)).adding(b.scaled(by: lean.yz)).scaled(by: scale.z)
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13, t.m14) = (first.x, first.y, first.z, first.dot(depth))
    (t.m21, t.m22, t.m23, t.m24) = (second.x, second.y, second.z, second.dot(depth))
    (t.m31, t.m32, t.m33, t.m34) = (third.x, third.y, third.z, third.dot(depth))
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    t.m44 = 1 + translation.dot(depth)
    return t
  }

  static func == (a: Self, b: Self) -> Bool {
    a.translation == b.translation && a.scale == b.scale && a.lean == b.lean
      && a.rotation == b.rotation && a.depth == b.depth
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
    body(&lean.xy, &first.lean.xy, &second.lean.xy, .fine)
    body(&lean.xz, &first.lean.xz, &second.lean.xz, .fine)
    body(&lean.yz, &first.lean.yz, &second.lean.yz, .fine)
    body(&depth.x, &first.depth.x, &second.depth.x, .fine)
    body(&depth.y, &first.depth.y, &second.depth.y, .fine)
    body(&depth.z, &first.depth.z, &second.depth.z, .fine)
  }
}

extension TransformParts.Vector {
  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ other: Self) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func adding(_ other: Self) -> Self { Self(x: x + other.x, y: y + other.y, z: z + other.z) }

  func scaled(by factor: CGFloat) -> Self { Self(x: x * factor, y: y * factor, z: z * factor) }

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
  /// The axes of space after the rotation.
  var axes: (TransformParts.Vector, TransformParts.Vector, TransformParts.Vector) {
    let length = dot(self).squareRoot()
    let n = length > 1e-9 ? length : 1
    let (x, y, z) = (x / n, y / n, z / n)
    let w = length > 1e-9 ? w / n : 1
    return (
      TransformParts.Vector(
        x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + w * z), z: 2 * (x * z - w * y)),
      TransformParts.Vector(
        x: 2 * (x * y - w * z), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + w * x)),
      TransformParts.Vector(
        x: 2 * (x * z + w * y), y: 2 * (y * z - w * x), z: 1 - 2 * (x * x + y * y))
    )
  }

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
