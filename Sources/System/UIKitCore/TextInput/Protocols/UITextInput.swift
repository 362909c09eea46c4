import QuartzCore

/// A responder that takes text as it is typed.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Called with text that was typed, to insert at the caret.
  func insertText(_ text: String)
  /// Called to delete the character before the caret.
  func deleteBackward()
}

/// A responder whose text can be edited in any place.
///
/// Positions and ranges are objects that only the text input itself makes and understands.
@MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected text; nil if nothing can be selected now. An empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method is composing; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes with which marked text is drawn; nil for the usual ones.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows what an input method is composing, with a selection within it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as it is.
  func unmarkText()
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position that a number of steps on screen leads to; nil beyond the ends.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns how two positions follow each other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who is told of changes that the input system doesn't make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and so on.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the end of a range that lies in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position as far as the text goes in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the direction in which text at a position is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the area of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the area of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the areas of a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns whether text may be replaced; optional.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position; optional.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view in whose coordinates areas and points are; optional.
  var textInputView: UIView { get }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}

/// Is told of changes of a text input that the input system doesn't make.
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
