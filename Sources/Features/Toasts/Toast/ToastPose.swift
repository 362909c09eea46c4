import Motion
import UIKit

/// How a toast is seen on its way: one value, so that any way can be broken off and another begun
/// from where it is.
struct ToastPose: Animatable {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var opacity: CGFloat
  /// Points away from its place.
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

  /// A part of scale or opacity weighs as much as so many points.
  private static let pointsPerPart: CGFloat = 200

  var magnitude: CGFloat {
    max(abs(scaleX), abs(scaleY), abs(opacity), offset.magnitude / Self.pointsPerPart)
  }
}
