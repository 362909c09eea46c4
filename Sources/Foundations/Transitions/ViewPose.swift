import Motion
import UIKit

/// The difference of a view from its final place and appearance.
public struct ViewPose: Animatable, Equatable {
  /// The offset from the final place, in points.
  public var offset: CGPoint
  /// The scale; 1 is the view's own size.
  public var scale: CGFloat
  /// The rotation in radians, clockwise.
  public var rotation: CGFloat
  /// The opacity, 0…1.
  public var opacity: CGFloat

  /// Creates a pose that differs from the final place only in the specified values.
  public init(
    offset: CGPoint = .zero, scale: CGFloat = 1, rotation: CGFloat = 0, opacity: CGFloat = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }

  /// The pose of a view in its final place.
  public static let inPlace = ViewPose()

  /// The neutral element of `adding(_:)`, which also represents the absence of velocity.
  public static let zero = ViewPose(scale: 0, opacity: 0)

  /// Returns the sum, component by component.
  public func adding(_ other: ViewPose) -> ViewPose {
    ViewPose(
      offset: offset.adding(other.offset), scale: scale + other.scale,
      rotation: rotation + other.rotation, opacity: opacity + other.opacity)
  }

  /// Returns each component multiplied by the specified factor.
  public func scaled(by factor: CGFloat) -> ViewPose {
    ViewPose(
      offset: offset.scaled(by: factor), scale: scale * factor, rotation: rotation * factor,
      opacity: opacity * factor)
  }

  /// The largest component, weighted by visibility: a hundredth of a scale, rotation or opacity is
  /// about as visible as a point.
  public var magnitude: CGFloat {
    max(offset.magnitude, 100 * max(abs(scale), abs(rotation), abs(opacity)))
  }

  /// The transform for scale and rotation. The scale is never 0, because points can't be converted
  /// into a view without size.
  public var transform: CGAffineTransform {
    let scale = max(0.001, scale)
    guard scale != 1 || rotation != 0 else { return .identity }
    return CGAffineTransform(rotationAngle: rotation).scaledBy(x: scale, y: scale)
  }
}
