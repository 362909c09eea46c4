import Quartz2D

/// The components of a transform that can be accessed with key paths.
///
/// Setting a component keeps the others, which are read from the matrix as scale, then rotation
/// around x, y and z, then translation.
extension CATransform3D {
  func component(_ name: String) -> AnimatableValue? {
    switch name {
    case "translation": .size(CGSize(width: m41, height: m42))
    case "translation.x": .scalar(m41)
    case "translation.y": .scalar(m42)
    case "translation.z": .scalar(m43)
    case "scale": .scalar((rowLength(0) + rowLength(1) + rowLength(2)) / 3)
    case "scale.x": .scalar(rowLength(0))
    case "scale.y": .scalar(rowLength(1))
    case "scale.z": .scalar(rowLength(2))
    case "rotation", "rotation.z": .scalar(angles.z)
    case "rotation.x": .scalar(angles.x)
    case "rotation.y": .scalar(angles.y)
    default: nil
    }
  }

  func replacing(_ name: String, with part: AnimatableValue) -> CATransform3D? {
    var result = self
    switch (name, part) {
    case ("translation", .size(let offset)):
      (result.m41, result.m42) = (offset.width, offset.height)
    case ("translation.x", .scalar(let x)): result.m41 = x
    case ("translation.y", .scalar(let y)): result.m42 = y
    case ("translation.z", .scalar(let z)): result.m43 = z
    case ("scale", .scalar(let scale)):
      for row in 0..<3 { result.setRow(row, length: scale) }
    case ("scale.x", .scalar(let scale)): result.setRow(0, length: scale)
    case ("scale.y", .scalar(let scale)): result.setRow(1, length: scale)
    case ("scale.z", .scalar(let scale)): result.setRow(2, length: scale)
    case ("rotation", .scalar(let angle)), ("rotation.z", .scalar(let angle)):
      result.setAngles((angles.x, angles.y, angle))
    case ("rotation.x", .scalar(let angle)): result.setAngles((angle, angles.y, angles.z))
    case ("rotation.y", .scalar(let angle)): result.setAngles((angles.x, angle, angles.z))
    default: return nil
    }
    return result
  }

  /// The length of a row; negative for the mirrored axis, so that setting a component doesn't lose
  /// the mirroring.
  private func rowLength(_ row: Int) -> CGFloat {
    let length =
      (self[row, 0] * self[row, 0] + self[row, 1] * self[row, 1] + self[row, 2] * self[row, 2])
      .squareRoot()
    return row == mirroredRow ? -length : length
  }

  /// The axis along which a transform counts as mirrored: the axis with a negative scale, otherwise
  /// x.
  private var mirroredRow: Int? {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    guard determinant < 0 else { return nil }
    if m33 < 0, m11 >= 0, m22 >= 0 { return 2 }
    return m22 < 0 && m11 >= 0 ? 1 : 0
  }

  private mutating func setRow(_ row: Int, length: CGFloat) {
    let old = rowLength(row)
    guard old != 0 else {
      // The direction of a collapsed axis is lost, so it is left unrotated.
      for column in 0..<3 { self[row, column] = column == row ? length : 0 }
      return
    }
    for column in 0..<3 { self[row, column] *= length / old }
  }

  /// The rotation angles in radians around x, then y, then z.
  private var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let scales = (0..<3).map { rowLength($0) == 0 ? 1 : rowLength($0) }
    let r13 = max(-1, min(1, m13 / scales[0]))
    let y = asin(-r13)
    guard abs(r13) < 0.999_999_9 else { return (atan2(-m32 / scales[2], m22 / scales[1]), y, 0) }
    return (
      atan2(m23 / scales[1], m33 / scales[2]), y, atan2(m12 / scales[0], m11 / scales[0])
    )
  }

  private mutating func setAngles(_ new: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let scaled = CATransform3DMakeScale(rowLength(0), rowLength(1), rowLength(2))
    let rotated = CATransform3DConcat(
      CATransform3DMakeRotation(new.x, 1, 0, 0),
      CATransform3DConcat(
        CATransform3DMakeRotation(new.y, 0, 1, 0), CATransform3DMakeRotation(new.z, 0, 0, 1)))
    let whole = CATransform3DConcat(scaled, rotated)
    for row in 0..<3 { for column in 0..<3 { self[row, column] = whole[row, column] } }
  }
}
