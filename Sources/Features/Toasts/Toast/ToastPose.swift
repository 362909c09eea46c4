import Motion
import UIKit

/// The appearance of a toast during an animation. It is one value, so that an animation can be
/// replaced by another at any point.
struct ToastPose: Animatable {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var opacity: CGFloat
  /// The angle in radians, clockwise.
  var rotation: CGFloat = 0
  /// The offset from its position, in points.
  var offset: CGPoint

  static let zero = ToastPose(scaleX: 0, scaleY: 0, opacity: 0, offset: .zero)
  static let shown = ToastPose(scaleX: 1, scaleY: 1, opacity: 1, offset: .zero)

  func adding(_ other: Self) -> Self {
    Self(
      scaleX: scaleX + other.scaleX, scaleY: scaleY + other.scaleY,
      opacity: opacity + other.opacity, rotation: rotation + other.rotation,
      offset: offset.adding(other.offset))
  }

  func scaled(by factor: CGFloat) -> Self {
    Self(
      scaleX: scaleX * factor, scaleY: scaleY * factor, opacity: opacity * factor,
      rotation: rotation * factor, offset: offset.scaled(by: factor))
  }

  /// The number of points that a change of scale or opacity by 1 counts as.
  private static let pointsPerPart: CGFloat = 200

  var transform: CGAffineTransform {
    CGAffineTransform(translationX: offset.x, y: offset.y).rotated(by: rotation)
      .scaledBy(x: max(0.001, scaleX), y: max(0.001, scaleY))
  }

  var magnitude: CGFloat {
    max(
      abs(scaleX), abs(scaleY), abs(opacity), abs(rotation), offset.magnitude / Self.pointsPerPart)
  }
}
