import Foundation

extension SpringValue where Value == CGFloat {
  /// Retargets to `target` with a spring that doesn't overshoot: a release that is too fast for
  /// `spring` gets a stiffer, critically damped one instead of losing velocity.
  ///
  /// - Parameter limit: The highest angular frequency, per second; a velocity that needs more is
  ///   reduced.
  public mutating func retargetWithoutOvershoot(
    to target: CGFloat, spring: Spring, velocity: CGFloat? = nil, limit: Double = 60
  ) {
    let speed = velocity ?? self.velocity
    let distance = target - value
    let isApproaching = speed * distance > 0
    let needed = isApproaching ? Double(abs(speed) / abs(distance)) : 0
    guard spring.isMonotone, needed > spring.angularFrequency else {
      retarget(to: target, spring: spring, velocity: speed)
      return
    }
    let frequency = min(needed, max(limit, spring.angularFrequency))
    let slowed = min(abs(speed), abs(distance) * CGFloat(frequency)) * (speed < 0 ? -1 : 1)
    retarget(
      to: target, spring: Spring(stiffness: frequency * frequency, damping: 2 * frequency),
      velocity: slowed)
  }
}
