import CGtk
import Foundation
import Quartz2D

/// Transforms for GSK: floats, composed of named steps, because GSK's Cairo renderer doesn't
/// support the category of a plain matrix.
enum GskTransform {
  /// Owned by the caller; nil if nothing would be visible.
  static func affine(_ t: CGAffineTransform) -> OpaquePointer? {
    let values = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    let determinant = t.a * t.d - t.b * t.c
    guard values.allSatisfy({ $0.isFinite && abs($0) < 1e7 }), abs(determinant) > 1e-12 else {
      return nil
    }
    var origin = graphene_point_t(x: Float(t.tx), y: Float(t.ty))
    var result = gsk_transform_translate(nil, &origin)
    if t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      if t.a != 1 || t.d != 1 { result = gsk_transform_scale(result, Float(t.a), Float(t.d)) }
      return result ?? gsk_transform_new()
    }
    // Rotation × skew × scale: the first column determines rotation and x scale.
    let scaleX = hypot(t.a, t.b)
    let (cosine, sine) = (t.a / scaleX, t.b / scaleX)
    let scaleY = t.d * cosine - t.c * sine
    let skew = (t.c * cosine + t.d * sine) / scaleY
    result = gsk_transform_rotate(result, Float(atan2(t.b, t.a) * 180 / .pi))
    if abs(skew) > 1e-9 { result = gsk_transform_skew(result, Float(atan(skew) * 180 / .pi), 0) }
    return gsk_transform_scale(result, Float(scaleX), Float(scaleY)) ?? gsk_transform_new()
  }

  static func matrix(_ t: CATransform3D) -> OpaquePointer? {
    var values: [Float] = []
    for row in 0..<4 {
      for column in 0..<4 { values.append(Float(t[row, column])) }
    }
    guard values.allSatisfy(\.isFinite) else { return nil }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    return gsk_transform_matrix(nil, &matrix)
  }
}

extension CATransform3D {
  var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }

  /// The scale along the longer axis.
  var magnification: CGFloat {
    let w = m44 == 0 ? 1 : abs(m44)
    return max(hypot(m11, m12), hypot(m21, m22)) / w
  }

  /// The affine transform at the center of `bounds`; nil if that is behind the viewer.
  func flattened(over bounds: CGRect) -> CGAffineTransform? {
    let (w, h) = (max(bounds.width, 1), max(bounds.height, 1))
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard center.x * m14 + center.y * m24 + m44 > 0 else { return nil }
    func mapped(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: center.x + dx, y: center.y + dy).applying(self)
    }
    let (left, right) = (mapped(-w / 2, 0), mapped(w / 2, 0))
    let (top, bottom) = (mapped(0, -h / 2), mapped(0, h / 2))
    let (a, b) = ((right.x - left.x) / w, (right.y - left.y) / w)
    let (c, d) = ((bottom.x - top.x) / h, (bottom.y - top.y) / h)
    let middle = mapped(0, 0)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: middle.x - center.x * a - center.y * c, ty: middle.y - center.x * b - center.y * d)
  }
}
