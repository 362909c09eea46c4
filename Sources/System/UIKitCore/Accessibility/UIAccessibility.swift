import Foundation

/// The desktop's accessibility settings under UIKit's names, and what apps tell assistive
/// technologies.
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
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// What an app tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen appeared. The argument is the element to go to, or a text to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen changed. The argument is the element to go to, or a text to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said: the argument, a text.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled. The argument is a text that tells the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Called with what apps post; nil while no assistive technology listens.
  @MainActor package static var onPost: ((Notification, Any?) -> Void)?

  /// Tells assistive technologies of a change, or what to say.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    onPost?(notification, argument)
  }

  /// Converts a rectangle from a view's coordinates to the scene's, in which accessibility frames are.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }
}
