import Foundation

/// A value in motion to a target, which can be caught, reversed and retargeted at any time without
/// a jump in position or velocity.
///
/// The value owns no clock: `advance(by:)` moves it, `seek(to:)` shows any instant of the current
/// motion.
public struct SpringValue<Value: Animatable>: Sendable {
  /// The current position.
  public private(set) var value: Value
  /// The velocity per second.
  public private(set) var velocity: Value
  /// The position at which the spring comes to rest.
  public private(set) var target: Value
  /// The spring that pulls the value to its target.
  public private(set) var spring: Spring
  /// The time since the last change of target, spring or value, in seconds.
  public private(set) var elapsed: Double = 0
  /// The distance from the target within which the value counts as settled, if it also moves less
  /// than this distance in 0.1 s.
  public var threshold: CGFloat

  private var origin: Value
  private var originVelocity: Value

  /// Creates a value at rest.
  public init(_ value: Value, spring: Spring = Spring(response: 0.35), threshold: CGFloat = 0.25) {
    self.value = value
    self.spring = spring
    self.threshold = threshold
    target = value
    velocity = .zero
    origin = value
    originVelocity = .zero
  }

  /// A Boolean value that indicates whether the value rests at its target.
  public var isSettled: Bool { value == target && velocity == .zero }

  /// Changes the target, starting at the current value and with the current velocity unless another
  /// is given.
  public mutating func retarget(
    to target: Value, spring: Spring? = nil, velocity: Value? = nil
  ) {
    self.target = target
    if let spring { self.spring = spring }
    if let velocity { self.velocity = velocity }
    rebase()
  }

  /// Stops the value at its current position, as a touch on a moving view does.
  public mutating func `catch`() { set(value) }

  /// Sets the value and brings it to rest there, as during a drag.
  public mutating func set(_ value: Value) {
    self.value = value
    target = value
    velocity = .zero
    rebase()
  }

  /// Releases a caught value with a velocity.
  public mutating func release(towards target: Value, velocity: Value, spring: Spring? = nil) {
    retarget(to: target, spring: spring, velocity: velocity)
  }

  /// Moves the value and the target by the same offset, as when the origin of their coordinate
  /// space moved.
  public mutating func shift(by offset: Value) {
    value = value.adding(offset)
    target = target.adding(offset)
    origin = origin.adding(offset)
  }

  /// Advances the value by a number of seconds.
  public mutating func advance(by seconds: Double) {
    guard !isSettled else { return }
    seek(to: elapsed + max(0, seconds))
  }

  /// Shows the motion at `time` seconds after it began; the time may also be earlier than the
  /// current one.
  public mutating func seek(to time: Double) {
    elapsed = time
    (value, velocity) = state(at: time)
    let isNear = value.subtracting(target).magnitude < threshold
    if isNear && velocity.magnitude * 0.1 < threshold { finish() }
  }

  /// Moves the value to its target at once and brings it to rest there.
  public mutating func finish() { set(target) }

  /// Returns the position and velocity at `time` seconds after the motion began, without changing
  /// the value.
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    let displacement = origin.subtracting(target)
    let swinging = displacement.overshooting
    let swingingVelocity = originVelocity.overshooting
    guard !spring.isMonotone, swinging != displacement || swingingVelocity != originVelocity else {
      let (offset, velocity) = spring.moved(displacement, originVelocity, after: time)
      return (target.adding(offset), velocity)
    }
    let swing = spring.moved(swinging, swingingVelocity, after: time)
    let calm = spring.criticallyDamped.moved(
      displacement.subtracting(swinging), originVelocity.subtracting(swingingVelocity),
      after: time)
    return (
      target.adding(swing.offset).adding(calm.offset), swing.velocity.adding(calm.velocity)
    )
  }

  private mutating func rebase() {
    origin = value
    originVelocity = velocity
    elapsed = 0
  }
}

extension Spring {
  /// Returns the offset from the target and the velocity `time` seconds later.
  fileprivate func moved<Value: Animatable>(
    _ offset: Value, _ velocity: Value, after time: Double
  ) -> (offset: Value, velocity: Value) {
    let p = propagator(after: time)
    return (
      offset.scaled(by: p.positionPerPosition).adding(velocity.scaled(by: p.positionPerVelocity)),
      offset.scaled(by: p.velocityPerPosition).adding(velocity.scaled(by: p.velocityPerVelocity))
    )
  }
}
