extension UIControl.Event {
  /// A text field began to be edited.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// The user changed the text of a field.
  public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
  /// A text field is no longer edited.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// Return was pressed in a text field, which is no longer edited if there is an action for it.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All events of editing.
  public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
}
