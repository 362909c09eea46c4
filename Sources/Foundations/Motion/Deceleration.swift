import Foundation

/// The deceleration after a throw: the speed is multiplied by `rate` each millisecond.
public struct Deceleration: Hashable, Sendable {
  /// The share of its velocity that the motion keeps each millisecond, between 0 and 1.
  public var rate: Double

  /// As `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// As `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)
  /// Points a second at which UIKit calls a scroll finished.
  public static let stopSpeed = 10.0

  /// Creates a deceleration with a rate such as `UIScrollView.DecelerationRate` has.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration: rate outside 0…1")
    self.rate = rate
  }

  /// Seconds of travel per unit of velocity, summed per millisecond as UIKit does.
  private var reach: Double { rate / (1 - rate) / 1000 }

  /// Returns the velocity that is left after a time in seconds.
  public func velocity(after time: Double, from velocity: CGFloat) -> CGFloat {
    velocity * CGFloat(pow(rate, 1000 * time))
  }

  /// Returns the distance travelled after a time in seconds.
  public func distance(after time: Double, from velocity: CGFloat) -> CGFloat {
    velocity * CGFloat(reach * (1 - pow(rate, 1000 * time)))
  }

  /// Where a throw would end if nothing stopped it.
  public func projectedDistance(from velocity: CGFloat) -> CGFloat { velocity * CGFloat(reach) }

  /// Seconds until the speed is `Deceleration.stopSpeed`.
  public func duration(from velocity: CGFloat) -> Double {
    let speed = Double(abs(velocity))
    guard speed > Self.stopSpeed else { return 0 }
    return log(Self.stopSpeed / speed) / (1000 * log(rate))
  }

  /// Seconds until `distance` is covered; nil when the throw ends before.
  public func time(toCover distance: CGFloat, from velocity: CGFloat) -> Double? {
    guard velocity != 0 else { return nil }
    let part = Double(distance / velocity) / reach
    guard part >= 0, part < 1 else { return nil }
    return log(1 - part) / (1000 * log(rate))
  }
}
