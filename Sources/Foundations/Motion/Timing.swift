/// How a motion that begins at rest runs.
public enum Timing: Hashable, Sendable {
  case curve(Curve, seconds: Double)
  case spring(Spring)
}
