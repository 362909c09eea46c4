import QuartzCore

/// A text field or text view, as seen by its text input core.
@MainActor protocol TextInputOwner: UITextInput, BaselineText {
  var core: TextInputCore { get }
  /// Whether the user can change the text.
  var allowsEditing: Bool { get }
  /// Whether the user can select text.
  var allowsSelection: Bool { get }
  /// The attributes of text that doesn't specify any.
  var plainAttributes: [NSAttributedString.Key: Any] { get }
  /// Called when the user has changed the text.
  func editedTextDidChange()
  /// Called when the text has changed in any way, before the next layout.
  func contentDidChange()
  func editedSelectionDidChange()
  /// Scrolls until the caret is visible.
  func revealCaret()
  /// Called when Return is pressed; a line break is inserted if it returns false.
  func takeReturn() -> Bool
  /// The height of a page, for Page Up and Page Down.
  var pageHeight: CGFloat { get }
  /// Called for a click or tap that doesn't select; returns whether it activated an item.
  func activate(at offset: Int, _ point: CGPoint) -> Bool
  /// Returns the delegate's edit menu; nil for the suggested one.
  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Notifies the delegate that the edit menu will appear.
  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  /// Notifies the delegate that the edit menu will disappear.
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}
