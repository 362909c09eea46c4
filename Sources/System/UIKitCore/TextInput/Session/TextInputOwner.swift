import QuartzCore

/// A text field or view, as the core of its editing sees it.
@MainActor protocol TextInputOwner: UIView {
  var core: TextInputCore { get }
  /// Whether a person may change the text.
  var allowsEditing: Bool { get }
  /// Whether a person may select text.
  var allowsSelection: Bool { get }
  /// What the app is to the input system.
  var textInputTraits: TextInputTraits { get }
  /// Asks the delegate whether a range may be replaced.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// Called when a person has changed the text.
  func editedTextDidChange()
  /// Called when the text has changed in any way, before the next layout.
  func contentDidChange()
  func editedSelectionDidChange()
  /// Scrolls until the caret is seen.
  func revealCaret()
  /// Called when Return is pressed; false inserts a line break.
  func takeReturn() -> Bool
  /// The height of a page, for Page Up and Page Down.
  var pageHeight: CGFloat { get }
  /// Called for a click or tap that doesn't select; returns whether something was activated there.
  func activate(at offset: Int, _ point: CGPoint) -> Bool
}
