import Foundation

/// A value on its way to a target, that can be caught, reversed and retargeted at any instant
/// without a jump of position or velocity.
///
/// It owns no clock: `advance(by:)` moves it, `seek(to:)` shows any instant of the current motion.
public struct SpringValue<Value: Animatable>: Sendable {
  /// The current position.
  public private(set) var value: Value
  /// Per second.
  public private(set) var velocity: Value
  /// The position at which the spring comes to rest.
  public private(set) var target: Value
  /// The spring that pulls the value to its target.
  public private(set) var spring: Spring
  /// Seconds since the last change of target, spring or value.
  public private(set) var elapsed: Double = 0
  /// At rest when within this distance of the target and slower than this distance in 0.1 s.
  public var threshold: CGFloat

  private var origin: Value
  private var originVelocity: Value

  /// Creates a value at rest; within the threshold of its target, it counts as having arrived.
  public init(_ value: Value, spring: Spring = Spring(response: 0.35), threshold: CGFloat = 0.25) {
    self.value = value
    self.spring = spring
    self.threshold = threshold
    target = value
    velocity = .zero
    origin = value
    originVelocity = .zero
  }

  /// Whether the value rests at its target.
  public var isSettled: Bool { value == target && velocity == .zero }

  /// Aims elsewhere, from here and with the present velocity unless another is given.
  public mutating func retarget(
    to target: Value, spring: Spring? = nil, velocity: Value? = nil
  ) {
    self.target = target
    if let spring { self.spring = spring }
    if let velocity { self.velocity = velocity }
    rebase()
  }

  /// Stops here, as a finger that lands on it does.
  public mutating func `catch`() { set(value) }

  /// Puts the value somewhere at rest, as a finger that moves it does.
  public mutating func set(_ value: Value) {
    self.value = value
    target = value
    velocity = .zero
    rebase()
  }

  /// Lets go of a caught value.
  public mutating func release(towards target: Value, velocity: Value, spring: Spring? = nil) {
    retarget(to: target, spring: spring, velocity: velocity)
  }

  /// Moves value and target alike, as when the space they are measured in moved.
  public mutating func shift(by offset: Value) {
    value = value.adding(offset)
    target = target.adding(offset)
    origin = origin.adding(offset)
  }

  /// Moves on by a number of seconds.
  public mutating func advance(by seconds: Double) {
    guard !isSettled else { return }
    seek(to: elapsed + max(0, seconds))
  }

  /// Shows the motion at `time` seconds after it began; earlier instants too.
  public mutating func seek(to time: Double) {
    elapsed = time
    (value, velocity) = state(at: time)
    let isNear = value.subtracting(target).magnitude < threshold
    if isNear && velocity.magnitude * 0.1 < threshold { finish() }
  }

  /// Jumps to the target and rests there.
  public mutating func finish() { set(target) }

  /// Where the motion is at `time` seconds after it began, without going there.
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
  /// Offset from the target and velocity, `time` seconds later.
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
