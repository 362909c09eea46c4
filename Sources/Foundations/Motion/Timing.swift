/// The timing of a motion that begins at rest.
public enum Timing: Hashable, Sendable {
  /// A timing curve with a duration in seconds.
  case curve(Curve, seconds: Double)
  /// A spring.
  case spring(Spring)
}
