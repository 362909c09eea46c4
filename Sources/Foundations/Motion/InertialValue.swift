import Foundation

/// A coordinate that decelerates after release and springs back from the ends of its range, as the
/// content offset of a scroll view does.
public struct InertialValue: Sendable {
  /// The current position, which may lie outside the range during a bounce.
  public private(set) var value: CGFloat
  /// The velocity per second.
  public private(set) var velocity: CGFloat
  /// The positions at which the motion may come to rest.
  public private(set) var range: ClosedRange<CGFloat>
  /// The rate at which the motion decelerates within the range.
  public let deceleration: Deceleration
  private var bounce: SpringValue<CGFloat>?

  /// The spring of a bounce off an edge, with the angular frequency measured on UIKit.
  private static let bounceSpring = Spring(stiffness: 121, damping: 22)

  /// Creates a motion that starts at the specified position with a velocity in units per second.
  public init(
    _ value: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>,
    deceleration: Deceleration = .normal
  ) {
    self.value = value
    self.velocity = velocity
    self.range = range
    self.deceleration = deceleration
    if !range.contains(value) { startBounce() }
  }

  /// A Boolean value that indicates whether the motion has come to rest.
  public var isSettled: Bool { velocity == 0 && bounce == nil }

  /// Advances the motion by a number of seconds.
  public mutating func advance(by seconds: Double) {
    guard !isSettled, seconds > 0 else { return }
    if bounce != nil {
      advanceBounce(by: seconds)
      return
    }
    let end = velocity > 0 ? range.upperBound : range.lowerBound
    if let hit = deceleration.time(toCover: end - value, from: velocity), hit <= seconds {
      velocity = deceleration.velocity(after: hit, from: velocity)
      value = end
      startBounce()
      advanceBounce(by: seconds - hit)
      return
    }
    value += deceleration.distance(after: seconds, from: velocity)
    velocity = deceleration.velocity(after: seconds, from: velocity)
    if Double(abs(velocity)) <= Deceleration.stopSpeed { velocity = 0 }
  }

  private mutating func startBounce() {
    let edge = min(max(value, range.lowerBound), range.upperBound)
    var spring = SpringValue(value, spring: Self.bounceSpring)
    spring.retarget(to: edge, velocity: velocity)
    bounce = spring
  }

  private mutating func advanceBounce(by seconds: Double) {
    guard var spring = bounce else { return }
    spring.advance(by: seconds)
    value = spring.value
    velocity = spring.velocity
    bounce = spring.isSettled ? nil : spring
    if spring.isSettled { velocity = 0 }
  }
}
