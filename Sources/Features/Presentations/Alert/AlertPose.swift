import Motion
import UIKit

/// How an alert differs from how it stands in its place.
public struct AlertPose: Hashable, Sendable {
  /// Points from its place.
  public var offset: CGPoint
  public var scale: CGFloat
  public var opacity: CGFloat

  public init(offset: CGPoint = .zero, scale: CGFloat = 1, opacity: CGFloat = 1) {
    self.offset = offset
    self.scale = scale
    self.opacity = opacity
  }

  /// In its place.
  public static let inPlace = AlertPose()
}

/// A pose with the part of the cover that is seen.
struct AlertState: Animatable {
  var pose: AlertPose
  /// 0…1.
  var cover: CGFloat

  static let zero = AlertState(pose: AlertPose(offset: .zero, scale: 0, opacity: 0), cover: 0)
  static let inPlace = AlertState(pose: .inPlace, cover: 1)

  func adding(_ other: AlertState) -> AlertState {
    AlertState(
      pose: AlertPose(
        offset: pose.offset.adding(other.pose.offset), scale: pose.scale + other.pose.scale,
        opacity: pose.opacity + other.pose.opacity),
      cover: cover + other.cover)
  }

  func scaled(by factor: CGFloat) -> AlertState {
    AlertState(
      pose: AlertPose(
        offset: pose.offset.scaled(by: factor), scale: pose.scale * factor,
        opacity: pose.opacity * factor),
      cover: cover * factor)
  }

  /// A hundredth of a scale or an opacity is about as visible as a point.
  var magnitude: CGFloat {
    max(pose.offset.magnitude, 100 * max(abs(pose.scale), abs(pose.opacity), abs(cover)))
  }
}

/// Where alerts come from and go to.
public struct AlertMovement: Sendable {
  /// How the alert looks when it is away.
  public var away: @MainActor @Sendable (AlertSpace) -> AlertPose

  public init(away: @escaping @MainActor @Sendable (_ space: AlertSpace) -> AlertPose) {
    self.away = away
  }

  /// It comes forward a little as it fades in.
  public static let centre = scaled(from: 0.9, opacity: 0)

  /// It comes up by its own height, and by what is left below it.
  public static let bottom = AlertMovement { space in
    AlertPose(offset: CGPoint(x: 0, y: space.bounds.maxY - space.place.minY))
  }

  /// It comes down from above.
  public static let top = AlertMovement { space in
    AlertPose(offset: CGPoint(x: 0, y: space.bounds.minY - space.place.maxY))
  }

  public static let fade = AlertMovement { _ in AlertPose(opacity: 0) }

  public static func scaled(from scale: CGFloat, opacity: CGFloat = 1) -> AlertMovement {
    AlertMovement { _ in AlertPose(scale: scale, opacity: opacity) }
  }
}
