import Transitions
import UIKit

/// How alerts appear and disappear.
public struct AlertMovement: Sendable {
  /// The pose of the alert while it's dismissed.
  public var away: @MainActor @Sendable (AlertSpace) -> AlertPose

  /// - Parameter away: how the alert looks when it is dismissed, given what it has around it.
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

  /// It fades in its place.
  public static let fade = AlertMovement { _ in AlertPose(opacity: 0) }

  /// It grows from a part of its size.
  public static func scaled(from scale: CGFloat, opacity: CGFloat = 1) -> AlertMovement {
    AlertMovement { _ in AlertPose(scale: scale, opacity: opacity) }
  }
}
