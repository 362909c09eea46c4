import Foundation

/// A value that follows a timing curve for a fixed duration, and knows its velocity when a spring
/// takes over half-way.
public struct CurveValue<Value: Animatable>: Sendable {
  /// The value at time zero.
  public let origin: Value
  /// The value once the duration has elapsed.
  public let target: Value
  /// The pace between origin and target.
  public let curve: Curve
  /// Seconds.
  public let duration: Double
  /// Seconds since the start; may exceed the duration.
  public private(set) var elapsed: Double = 0

  /// Creates a value at its origin; the duration is in seconds.
  public init(from origin: Value, to target: Value, curve: Curve = .easeInOut, duration: Double) {
    self.origin = origin
    self.target = target
    self.curve = curve
    self.duration = max(0, duration)
  }

  /// Whether the target has been reached.
  public var isFinished: Bool { elapsed >= duration }
  /// 0…1 of the time, not of the way.
  public var fraction: Double { duration > 0 ? min(1, elapsed / duration) : 1 }

  /// The value at the elapsed time.
  public var value: Value {
    origin.interpolated(to: target, progress: CGFloat(curve.progress(at: fraction)))
  }

  /// Per second; zero after the end.
  public var velocity: Value {
    guard !isFinished else { return .zero }
    return target.subtracting(origin).scaled(by: CGFloat(curve.slope(at: fraction) / duration))
  }

  /// Moves on by a number of seconds; negative numbers are ignored.
  public mutating func advance(by seconds: Double) { elapsed += max(0, seconds) }
  /// Moves to a time in seconds since the start.
  public mutating func seek(to time: Double) { elapsed = max(0, time) }

  /// Goes on from here as a spring, with the same position and velocity.
  public func interrupted(towards target: Value, spring: Spring) -> SpringValue<Value> {
    var result = SpringValue(value, spring: spring)
    result.retarget(to: target, velocity: velocity)
    return result
  }
}
