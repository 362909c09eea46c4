import Foundation

extension UIAccessibility {
  /// An assistive technology that can be at an element.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Posted when a screen reader has moved to another element.
  public static let elementFocusedNotification =
    Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// The key of the element that a screen reader has moved to.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that a screen reader has moved away from.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the `AssistiveTechnologyIdentifier` that has moved.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// Returns the element that a screen reader is at: the one with the keyboard's focus, or the one
  /// that the app or the reader has moved it to. Nil while none runs.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard [nil, .notificationVoiceOver].contains(assistiveTechnologyIdentifier) else { return nil }
    return UIApplication.current?.frontScene?.semantics?.focusedElement
  }

  /// Tells two elements, and whoever observes, that readers have moved.
  @MainActor static func focusDidMove(from former: UIResponder?, to element: UIResponder?) {
    former?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    info[focusedElementUserInfoKey] = element
    info[unfocusedElementUserInfoKey] = former
    NotificationCenter.default.post(
      name: elementFocusedNotification, object: nil, userInfo: info)
  }
}
