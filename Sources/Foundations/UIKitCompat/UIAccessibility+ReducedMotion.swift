import UIKit

extension UIAccessibility {
  /// Whether the app reduces motion even if the system doesn't ask for it. Then
  /// `isReduceMotionEnabled` is true. Apple's systems leave that to the person, so there the value
  /// changes nothing.
  @MainActor public static var appReducesMotion: Bool {
    get {
      #if os(Linux)
        forcesReducedMotion
      #else
        false
      #endif
    }
    set {
      #if os(Linux)
        forcesReducedMotion = newValue
      #endif
    }
  }
}
