import Motion

/// The springs of screens in motion, by angular frequency and damping ratio.
///
/// Frequencies and ratios are those that others fitted to recordings of Apple's own transitions.
enum FlightSprings {
  /// What a finger throws into its place: it passes it by 3 %.
  static let landing = spring(15, 0.75)
  /// What goes back where it was because a finger let it go.
  static let returning = spring(22, 0.9)
  /// A screen that a finger swiped away.
  static let leaving = spring(22, 1)

  private static func spring(_ frequency: Double, _ ratio: Double) -> Spring {
    Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}
