import Foundation

/// The desktop's accessibility settings under UIKit's names.
public enum UIAccessibility {
  /// Whether the desktop asks for less motion; animations then fade instead of moving.
  @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.current?.host.desktop.reducesMotion ?? false
  }

  /// Whether the desktop asks for more contrast, which the trait `accessibilityContrast` tells, too.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.current?.host.desktop.prefersMoreContrast ?? false
  }

  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification =
    Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification =
    Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
