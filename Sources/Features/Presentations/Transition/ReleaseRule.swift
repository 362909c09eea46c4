import Foundation

/// Whether a released drag dismisses or not.
///
/// The distance is projected ahead, so that a slow long drag and a quick short one both count.
public struct ReleaseRule: Hashable, Sendable {
  /// The part of its length that it must have gone.
  public var distance: CGFloat
  /// How far the velocity is projected ahead, in seconds.
  public var projection: CGFloat
  /// The speed back that keeps the screen at any distance, in points per second.
  public var returnSpeed: CGFloat

  /// Creates a rule.
  ///
  /// - Parameter distance: The distance that dismisses, as a fraction of the length.
  public init(distance: CGFloat, projection: CGFloat = 0.12, returnSpeed: CGFloat = 50) {
    self.distance = distance
    self.projection = projection
    self.returnSpeed = returnSpeed
  }

  /// Returns whether a drag dismisses the screen.
  ///
  /// - Parameters:
  ///   - travel: The distance toward the exit, in points.
  ///   - velocity: The speed toward the exit, in points per second.
  ///   - length: The distance from its position to its exit, in points.
  public func leaves(travel: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    velocity > -returnSpeed && travel + velocity * projection > distance * length
  }
}
