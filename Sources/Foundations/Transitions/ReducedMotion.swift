import Motion
import UIKit

/// The replacement for movement when Reduce Motion is enabled: a fade in place.
public enum ReducedMotion {
  /// The duration of a fade, in seconds.
  public static let fadeDuration = 0.14
  /// The timing of the fade that replaces a movement.
  public static let timing = Timing.curve(.easeInOut, seconds: fadeDuration)

  /// A Boolean value that indicates whether the user has enabled Reduce Motion.
  @MainActor public static var isEnabled: Bool { UIAccessibility.isReduceMotionEnabled }
}
