/// The desktop's accessibility settings under UIKit's names.
public enum UIAccessibility {
  /// Whether the desktop asks for less motion; animations then fade instead of moving.
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.current?.host.desktop.reducesMotion ?? false
  }
}
