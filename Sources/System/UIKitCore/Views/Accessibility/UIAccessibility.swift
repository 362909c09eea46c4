import Foundation

/// The desktop's accessibility settings under UIKit's names, and the notifications that apps post
/// to assistive technologies.
public enum UIAccessibility {
  /// A Boolean value that indicates whether reduced motion is enabled on the desktop; animations
  /// then fade instead of moving.
  @MainActor public static var isReduceMotionEnabled: Bool {
    forcesReducedMotion || UIApplication.current?.host.desktop.reducesMotion == true
  }

  /// Whether the app reduces motion even if the desktop doesn't ask for it.
  @MainActor package static var forcesReducedMotion = false {
    didSet { if forcesReducedMotion != oldValue { UIApplication.current?.desktopDidChange() } }
  }

  /// A Boolean value that indicates whether increased contrast is enabled on the desktop, which the
  /// trait `accessibilityContrast` also indicates.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.current?.host.desktop.prefersMoreContrast ?? false
  }

  /// A Boolean value that indicates whether a screen reader or another assistive technology reads
  /// the app's windows.
  @MainActor public static var isVoiceOverRunning: Bool {
    UIApplication.current?.isVoiceOverRunning ?? false
  }

  /// Posted when `isVoiceOverRunning` changes.
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` changes.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` changes.
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// The notifications that an app posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Posted when a new screen appears. The argument is the element to move to, or a string to
    /// speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Posted when the layout of the screen changes. The argument is the element to move to, or a
    /// string to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Posted when an announcement is to be spoken. The argument is a string, which may have an
    /// attribute with its `UIAccessibilityPriority`.
    public static let announcement = Notification(rawValue: 1008)
    /// Posted when content was scrolled. The argument is a string that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A closure that is called with each posted notification, for tests.
  @MainActor package static var onPost: ((Notification, Any?) -> Void)?

  /// Posts a notification to assistive technologies, which read a string and move to an element.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    onPost?(notification, argument)
    UIApplication.current?.tellReaders(notification, argument)
  }

  /// Converts a rectangle from a view's coordinates to those of the scene, which accessibility
  /// frames use.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
  }
}
