import Foundation

/// Whether a released drag dismisses or not.
///
/// The distance is projected ahead, so that a slow long drag and a quick short one both count.
public struct ReleaseRule: Hashable, Sendable {
  /// The part of its length that it must have gone.
  public var distance: CGFloat
  /// Seconds that the release velocity is projected.
  public var projection: CGFloat
  /// Points a second back that keep it, however far it was.
  public var returnSpeed: CGFloat

  /// - Parameter distance: the part of its length that it must have gone.
  public init(distance: CGFloat, projection: CGFloat = 0.12, returnSpeed: CGFloat = 50) {
    self.distance = distance
    self.projection = projection
    self.returnSpeed = returnSpeed
  }

  /// - Parameters:
  ///   - travel: points it went towards its exit.
  ///   - velocity: points a second, positive towards the exit.
  ///   - length: points from its place to its exit.
  public func leaves(travel: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    velocity > -returnSpeed && travel + velocity * projection > distance * length
  }
}
