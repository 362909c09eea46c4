import Foundation

extension UITextField {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    /// The field has no border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel that makes the field look sunken.
    case bezel = 2
    /// A filled rectangle with rounded corners.
    case roundedRect = 3
  }

  /// The conditions under which a view in a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible while the text is being edited.
    case whileEditing = 1
    /// The view is visible unless the text is being edited.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user has finished, as always on desktops.
    case committed = 0
    /// The user has left without finishing. Desktops never report this reason.
    case cancelled = 1
  }

  /// Posted when editing of a text field has begun; the object is the text field.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a text field has ended; the object is the text field.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text of a text field; the object is the text field.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key in the user info for the reason for the end of editing, the raw value of a
  /// `DidEndEditingReason`.
  nonisolated public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
