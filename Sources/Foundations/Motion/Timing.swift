/// The timing of a motion that begins at rest.
public enum Timing: Hashable, Sendable {
  /// Follows a curve for so long.
  case curve(Curve, seconds: Double)
  /// On a spring.
  case spring(Spring)
}
