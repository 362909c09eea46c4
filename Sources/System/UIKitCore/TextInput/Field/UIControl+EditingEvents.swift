extension UIControl.Event {
  /// Editing of a text field begins.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// The user changes the text of a text field.
  public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
  /// Editing of a text field ends.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// Return is pressed in a text field, which ends editing if there is an action for this event.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All editing events.
  public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
}
