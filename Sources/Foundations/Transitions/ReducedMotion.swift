import Motion
import UIKit

/// What people who asked for less motion see instead of a movement: a fade in place.
public enum ReducedMotion {
  /// Seconds.
  public static let fadeDuration = 0.14
  /// The fade that stands in for a movement.
  public static let timing = Timing.curve(.easeInOut, seconds: fadeDuration)

  /// Whether the person asked for less motion.
  @MainActor public static var isEnabled: Bool { UIAccessibility.isReduceMotionEnabled }
}
