/// A value that follows a timing curve until it is interrupted, and a spring from then on. It never
/// jumps, and keeps its velocity when its target changes.
public struct InterruptibleValue<Value: Animatable>: Sendable {
  private enum Segment: Sendable {
    case rest(Value)
    case curve(CurveValue<Value>)
    case spring(SpringValue<Value>)
  }

  private var segment: Segment
  /// The spring that takes over when a curve is interrupted.
  public var interruptionSpring: Spring

  /// Creates a value at rest.
  public init(_ value: Value, interruptionSpring: Spring) {
    segment = .rest(value)
    self.interruptionSpring = interruptionSpring
  }

  /// The current value.
  public var value: Value {
    switch segment {
    case .rest(let value): value
    case .curve(let curve): curve.value
    case .spring(let spring): spring.value
    }
  }

  /// The current velocity per second.
  public var velocity: Value {
    switch segment {
    case .rest: .zero
    case .curve(let curve): curve.velocity
    case .spring(let spring): spring.velocity
    }
  }

  /// The value at which the motion ends; the current value when at rest.
  public var target: Value {
    switch segment {
    case .rest(let value): value
    case .curve(let curve): curve.target
    case .spring(let spring): spring.target
    }
  }

  /// A Boolean value that indicates whether the value is at rest.
  public var isSettled: Bool {
    if case .rest = segment { return true }
    return false
  }

  /// Sets the value and brings it to rest there, as during a drag.
  public mutating func set(_ value: Value) { segment = .rest(value) }

  /// Moves to `target`: from rest with `timing`, from a motion in progress with the interruption
  /// spring.
  public mutating func move(to target: Value, _ timing: Timing) {
    guard isSettled else { return retarget(to: target) }
    switch timing {
    case .curve(let curve, let seconds):
      guard seconds > 0, value != target else { return set(target) }
      segment = .curve(CurveValue(from: value, to: target, curve: curve, duration: seconds))
    case .spring(let spring): retarget(to: target, spring: spring)
    }
  }

  /// Moves to `target` on a spring, starting at the current value and with the current velocity
  /// unless another is given.
  public mutating func retarget(to target: Value, spring: Spring? = nil, velocity: Value? = nil) {
    var motion = SpringValue(value, spring: spring ?? interruptionSpring)
    motion.retarget(to: target, velocity: velocity ?? self.velocity)
    segment = motion.isSettled ? .rest(target) : .spring(motion)
  }

  /// Updates the value after its target moved: a value at rest takes the new target at once, a
  /// value in motion is retargeted.
  public mutating func follow(_ target: Value) {
    guard target != self.target else { return }
    switch segment {
    case .rest: set(target)
    case .curve: retarget(to: target)
    case .spring(let motion): retarget(to: target, spring: motion.spring)
    }
  }

  /// Advances the value by a number of seconds.
  public mutating func advance(by seconds: Double) {
    switch segment {
    case .rest: break
    case .curve(var curve):
      curve.advance(by: seconds)
      segment = curve.isFinished ? .rest(curve.target) : .curve(curve)
    case .spring(var spring):
      spring.advance(by: seconds)
      segment = spring.isSettled ? .rest(spring.target) : .spring(spring)
    }
  }
}
