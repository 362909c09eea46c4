import Foundation

/// The deceleration of a motion after release: the speed is multiplied by `rate` each millisecond.
public struct Deceleration: Hashable, Sendable {
  /// The fraction of its velocity that the motion keeps each millisecond, between 0 and 1.
  public var rate: Double

  /// The same rate as `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// The same rate as `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)
  /// The speed, in points per second, at which UIKit considers scrolling finished.
  public static let stopSpeed = 10.0

  /// Creates a deceleration with a rate such as those of `UIScrollView.DecelerationRate`.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration: rate outside 0…1")
    self.rate = rate
  }

  /// The distance traveled per unit of velocity, in seconds, summed per millisecond as in UIKit.
  private var reach: Double { rate / (1 - rate) / 1000 }

  /// Returns the velocity that remains after a time in seconds.
  public func velocity(after time: Double, from velocity: CGFloat) -> CGFloat {
    velocity * CGFloat(pow(rate, 1000 * time))
  }

  /// Returns the distance traveled after a time in seconds.
  public func distance(after time: Double, from velocity: CGFloat) -> CGFloat {
    velocity * CGFloat(reach * (1 - pow(rate, 1000 * time)))
  }

  /// Returns the distance at which the motion would come to rest if nothing stopped it.
  public func projectedDistance(from velocity: CGFloat) -> CGFloat { velocity * CGFloat(reach) }

  /// Returns the time, in seconds, until the speed falls to `Deceleration.stopSpeed`.
  public func duration(from velocity: CGFloat) -> Double {
    let speed = Double(abs(velocity))
    guard speed > Self.stopSpeed else { return 0 }
    return log(Self.stopSpeed / speed) / (1000 * log(rate))
  }

  /// Returns the time, in seconds, until the motion has covered `distance`, or `nil` if it comes to
  /// rest before.
  public func time(toCover distance: CGFloat, from velocity: CGFloat) -> Double? {
    guard velocity != 0 else { return nil }
    let part = Double(distance / velocity) / reach
    guard part >= 0, part < 1 else { return nil }
    return log(1 - part) / (1000 * log(rate))
  }
}
