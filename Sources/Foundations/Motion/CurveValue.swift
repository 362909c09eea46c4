import Foundation

/// A value that follows a timing curve for a fixed duration, and provides its velocity to a spring
/// that takes over midway.
public struct CurveValue<Value: Animatable>: Sendable {
  /// The value at time zero.
  public let origin: Value
  /// The value once the duration has elapsed.
  public let target: Value
  /// The timing curve between origin and target.
  public let curve: Curve
  /// The duration, in seconds.
  public let duration: Double
  /// The time since the start, in seconds; it may exceed the duration.
  public private(set) var elapsed: Double = 0

  /// Creates a value at its origin; the duration is in seconds.
  public init(from origin: Value, to target: Value, curve: Curve = .easeInOut, duration: Double) {
    self.origin = origin
    self.target = target
    self.curve = curve
    self.duration = max(0, duration)
  }

  /// A Boolean value that indicates whether the value has reached its target.
  public var isFinished: Bool { elapsed >= duration }
  /// The fraction of the duration that has elapsed, in 0…1.
  public var fraction: Double { duration > 0 ? min(1, elapsed / duration) : 1 }

  /// The value at the elapsed time.
  public var value: Value {
    origin.interpolated(to: target, progress: CGFloat(curve.progress(at: fraction)))
  }

  /// The velocity per second; zero once the duration has elapsed.
  public var velocity: Value {
    guard !isFinished else { return .zero }
    return target.subtracting(origin).scaled(by: CGFloat(curve.slope(at: fraction) / duration))
  }

  /// Advances the value by a number of seconds; negative numbers are ignored.
  public mutating func advance(by seconds: Double) { elapsed += max(0, seconds) }
  /// Moves the value to a time in seconds since the start.
  public mutating func seek(to time: Double) { elapsed = max(0, time) }

  /// Returns a spring value that continues from the current position with the current velocity.
  public func interrupted(towards target: Value, spring: Spring) -> SpringValue<Value> {
    var result = SpringValue(value, spring: spring)
    result.retarget(to: target, velocity: velocity)
    return result
  }
}
