import Foundation

extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A border that makes the field look sunken.
    case bezel = 2
    /// A filled rectangle with round corners.
    case roundedRect = 3
  }

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// Unless the field is edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why a field is no longer edited.
  public enum DidEndEditingReason: Int, Sendable {
    /// The person has finished, as always on desktops.
    case committed = 0
    /// The person has left without finishing. No desktop tells it.
    case cancelled = 1
  }

  /// Posted when a field has begun to be edited; the object is the field.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field is no longer edited; the object is the field.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when a person has changed the text of a field; the object is the field.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key for the reason why a field is no longer edited, the raw value of a
  /// `DidEndEditingReason`.
  nonisolated public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
