import Motion

/// The springs of screens in motion, by angular frequency and damping ratio.
///
/// Frequencies and ratios are those that others fitted to recordings of Apple's own transitions.
extension Spring {
  /// For what a finger throws into its place: passes it by 3 %.
  public static let transitionThrow = Spring(frequency: 15, dampingRatio: 0.75)
  /// For what goes back where it was because a finger released it.
  public static let transitionReturn = Spring(frequency: 22, dampingRatio: 0.9)
  /// For a screen that a finger swiped away.
  public static let transitionExit = Spring(frequency: 22, dampingRatio: 1)

  private init(frequency: Double, dampingRatio: Double) {
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}
