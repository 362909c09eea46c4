/// The desktop's accessibility settings under UIKit's names.
public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.current?.host.desktop.reducesMotion ?? false
  }
}
