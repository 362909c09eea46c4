import Motion
import UIKit

/// What people who asked for less motion see instead: a fade where things are.
enum ReducedMotion {
  /// Seconds.
  static let fade = 0.14
  static let timing = Timing.curve(.easeInOut, seconds: fade)

  @MainActor static var isWanted: Bool { UIAccessibility.isReduceMotionEnabled }
}
