import Motion
import UIKit

/// How a view differs from how it stands in its place.
public struct ViewPose: Animatable, Equatable {
  /// Points from its place.
  public var offset: CGPoint
  /// 1 is its own size.
  public var scale: CGFloat
  /// Radians, clockwise.
  public var rotation: CGFloat
  /// 0…1.
  public var opacity: CGFloat

  /// In place, but for what is given.
  public init(
    offset: CGPoint = .zero, scale: CGFloat = 1, rotation: CGFloat = 0, opacity: CGFloat = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }

  /// No difference.
  public static let inPlace = ViewPose()

  /// No difference of two poses, and no velocity.
  public static let zero = ViewPose(scale: 0, opacity: 0)

  /// The sum, component by component.
  public func adding(_ other: ViewPose) -> ViewPose {
    ViewPose(
      offset: offset.adding(other.offset), scale: scale + other.scale,
      rotation: rotation + other.rotation, opacity: opacity + other.opacity)
  }

  /// All components multiplied.
  public func scaled(by factor: CGFloat) -> ViewPose {
    ViewPose(
      offset: offset.scaled(by: factor), scale: scale * factor, rotation: rotation * factor,
      opacity: opacity * factor)
  }

  /// A hundredth of a scale, a turn or an opacity is about as visible as a point.
  public var magnitude: CGFloat {
    max(offset.magnitude, 100 * max(abs(scale), abs(rotation), abs(opacity)))
  }

  /// Scale and rotation. Some of the scale always stays: nothing can be converted into a view that
  /// has none.
  public var transform: CGAffineTransform {
    let scale = max(0.001, scale)
    guard scale != 1 || rotation != 0 else { return .identity }
    return CGAffineTransform(rotationAngle: rotation).scaledBy(x: scale, y: scale)
  }
}
