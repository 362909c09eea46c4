import Motion
import UIKit

/// Only the center may overshoot. Size, crop, radius and backdrop change in one direction.
extension PhotoPose: Animatable {
  /// The difference of two equal poses, and the velocity at rest.
  public static let zero = PhotoPose(
    window: .zero, zoom: 0, alignment: .zero, backdrop: 0, opacity: 0)

  /// Creates a velocity of the center, in points per second.
  init(velocity: CGPoint) {
    self = .zero
    window.origin = velocity
  }

  /// The sum, component by component.
  public func adding(_ other: PhotoPose) -> PhotoPose {
    PhotoPose(
      window: window.adding(other.window), zoom: zoom + other.zoom,
      alignment: alignment.adding(other.alignment),
      cornerRadius: cornerRadius + other.cornerRadius, backdrop: backdrop + other.backdrop,
      opacity: opacity + other.opacity, rotation: rotation + other.rotation)
  }

  /// All components multiplied.
  public func scaled(by factor: CGFloat) -> PhotoPose {
    PhotoPose(
      window: window.scaled(by: factor), zoom: zoom * factor,
      alignment: alignment.scaled(by: factor), cornerRadius: cornerRadius * factor,
      backdrop: backdrop * factor, opacity: opacity * factor, rotation: rotation * factor)
  }

  /// In points. A crop of 0.001 counts as much as 0.25 points, and so do a radius of 0.05, an
  /// opacity of 0.002 and a rotation of 0.0025.
  public var magnitude: CGFloat {
    let crop = 250 * max(abs(zoom), alignment.magnitude)
    let opacities = 125 * max(abs(backdrop), abs(opacity))
    return max(
      center.magnitude, window.size.magnitude, crop, 5 * abs(cornerRadius), opacities,
      100 * abs(rotation))
  }

  /// The center.
  public var overshooting: PhotoPose { PhotoPose(velocity: center) }

  /// Not `midX`, which treats the negative sizes of differences and velocities as positive.
  var center: CGPoint {
    CGPoint(
      x: window.origin.x + window.size.width / 2, y: window.origin.y + window.size.height / 2)
  }

  /// The pose with all components in their ranges, which springs may exceed.
  var clamped: PhotoPose {
    var pose = self
    pose.zoom = max(1, zoom)
    pose.cornerRadius = max(0, cornerRadius)
    pose.backdrop = min(1, max(0, backdrop))
    pose.opacity = min(1, max(0, opacity))
    return pose
  }

  /// The pose faded out in place.
  var faded: PhotoPose {
    var pose = self
    pose.backdrop = 0
    pose.opacity = 0
    return pose
  }
}
