import Motion

/// The springs of view controller transitions, defined by angular frequency and damping ratio.
///
/// The frequencies and ratios are values that others fitted to recordings of Apple's own
/// transitions.
extension Spring {
  /// The spring of a view that is released into its place; it overshoots by 3 %.
  public static let transitionThrow = Spring(frequency: 15, dampingRatio: 0.75)
  /// The spring of a view that returns to its place after a release.
  public static let transitionReturn = Spring(frequency: 22, dampingRatio: 0.9)
  /// The spring of a screen that is dismissed with a swipe.
  public static let transitionExit = Spring(frequency: 22, dampingRatio: 1)

  private init(frequency: Double, dampingRatio: Double) {
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}
