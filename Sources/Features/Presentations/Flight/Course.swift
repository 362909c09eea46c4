import Motion

/// A value that follows a timing curve until somebody disturbs it, and a spring from then on. It
/// never jumps, and a change of mind keeps its velocity.
struct Course<Value: Animatable> {
  private enum Leg {
    case rest(Value)
    case curve(CurveValue<Value>)
    case spring(SpringValue<Value>)
  }

  private var leg: Leg
  /// What takes over when a curve is disturbed.
  var disturbed: Spring

  init(_ value: Value, disturbed: Spring) {
    leg = .rest(value)
    self.disturbed = disturbed
  }

  var value: Value {
    switch leg {
    case .rest(let value): value
    case .curve(let curve): curve.value
    case .spring(let spring): spring.value
    }
  }

  /// Per second.
  var velocity: Value {
    switch leg {
    case .rest: .zero
    case .curve(let curve): curve.velocity
    case .spring(let spring): spring.velocity
    }
  }

  var target: Value {
    switch leg {
    case .rest(let value): value
    case .curve(let curve): curve.target
    case .spring(let spring): spring.target
    }
  }

  var isSettled: Bool {
    if case .rest = leg { return true }
    return false
  }

  /// Puts it somewhere at rest, as a finger does.
  mutating func set(_ value: Value) { leg = .rest(value) }

  /// From rest by the timing; from a motion that is under way by the spring that disturbs it.
  mutating func go(to target: Value, _ timing: Timing) {
    guard isSettled else { return aim(at: target) }
    switch timing {
    case .curve(let curve, let seconds):
      guard seconds > 0, value != target else { return set(target) }
      leg = .curve(CurveValue(from: value, to: target, curve: curve, duration: seconds))
    case .spring(let spring): aim(at: target, spring: spring)
    }
  }

  /// On a spring, with the present velocity unless another is given.
  mutating func aim(at target: Value, spring: Spring? = nil, velocity: Value? = nil) {
    var motion = SpringValue(value, spring: spring ?? disturbed)
    motion.retarget(to: target, velocity: velocity ?? self.velocity)
    leg = motion.isSettled ? .rest(target) : .spring(motion)
  }

  /// The target moved: what rests goes with it at once, what moves aims anew.
  mutating func follow(_ target: Value) {
    guard target != self.target else { return }
    switch leg {
    case .rest: set(target)
    case .curve: aim(at: target)
    case .spring(let motion): aim(at: target, spring: motion.spring)
    }
  }

  mutating func advance(by seconds: Double) {
    switch leg {
    case .rest: break
    case .curve(var curve):
      curve.advance(by: seconds)
      leg = curve.isFinished ? .rest(curve.target) : .curve(curve)
    case .spring(var spring):
      spring.advance(by: seconds)
      leg = spring.isSettled ? .rest(spring.target) : .spring(spring)
    }
  }
}

/// How a motion that begins at rest runs.
enum Timing: Equatable {
  case curve(Curve, seconds: Double)
  case spring(Spring)
}
