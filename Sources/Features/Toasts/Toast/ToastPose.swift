import Motion
import UIKit

/// The appearance of a toast during an animation. It is one value, so that an animation can be
/// replaced by another at any point.
struct ToastPose: Animatable {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var opacity: CGFloat
  /// The offset from its position, in points.
  var offset: CGPoint

  static let zero = ToastPose(scaleX: 0, scaleY: 0, opacity: 0, offset: .zero)
  static let shown = ToastPose(scaleX: 1, scaleY: 1, opacity: 1, offset: .zero)

  func adding(_ other: Self) -> Self {
    Self(
      scaleX: scaleX + other.scaleX, scaleY: scaleY + other.scaleY,
      opacity: opacity + other.opacity, offset: offset.adding(other.offset))
  }

  func scaled(by factor: CGFloat) -> Self {
    Self(
      scaleX: scaleX * factor, scaleY: scaleY * factor, opacity: opacity * factor,
      offset: offset.scaled(by: factor))
  }

  /// The number of points that a change of scale or opacity by 1 counts as.
  private static let pointsPerPart: CGFloat = 200

  var magnitude: CGFloat {
    max(abs(scaleX), abs(scaleY), abs(opacity), offset.magnitude / Self.pointsPerPart)
  }
}
