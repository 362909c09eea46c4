import Transitions
import UIKit

/// How alerts appear and disappear.
public struct AlertMovement: Sendable {
  /// The pose of the alert while it's dismissed.
  public var away: @MainActor @Sendable (AlertSpace) -> AlertPose

  /// Creates a movement.
  ///
  /// - Parameter away: Returns the alert's pose while it's dismissed.
  public init(away: @escaping @MainActor @Sendable (_ space: AlertSpace) -> AlertPose) {
    self.away = away
  }

  /// The alert grows a little as it fades in.
  public static let center = scaled(from: 0.9, opacity: 0)

  /// The alert moves up from below the bottom edge.
  public static let bottom = AlertMovement { space in
    AlertPose(offset: CGPoint(x: 0, y: space.bounds.maxY - space.place.minY))
  }

  /// The alert moves down from above the top edge.
  public static let top = AlertMovement { space in
    AlertPose(offset: CGPoint(x: 0, y: space.bounds.minY - space.place.maxY))
  }

  /// The alert fades in place.
  public static let fade = AlertMovement { _ in AlertPose(opacity: 0) }

  /// The alert grows from a scale.
  public static func scaled(from scale: CGFloat, opacity: CGFloat = 1) -> AlertMovement {
    AlertMovement { _ in AlertPose(scale: scale, opacity: opacity) }
  }
}
