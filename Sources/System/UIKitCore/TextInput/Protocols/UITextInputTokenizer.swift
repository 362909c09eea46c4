import HostInterface
import QuartzCore
import TextEditing

/// An object that finds units of text, such as words, in a text input.
@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the unit that contains a position; nil if there is none. Between two
  /// units, the direction determines which one it is.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is the end of a unit, for a forward direction, or the beginning of
  /// one.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next position in a direction at which a unit begins or ends.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a unit. Between two units, the direction determines which
  /// one.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer for any text input, based on its text. Lines are the same as paragraphs, except in
/// UIKit's own text inputs.
@MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text input, which it doesn't retain.
  public init(textInput: any UIResponder & UITextInput) { self.textInput = textInput }

  /// Returns the text in an editor, and the offset of a position.
  private func place(_ position: UITextPosition) -> (editor: TextEditor, offset: Int)? {
    guard let textInput else { return nil }
    if let owner = textInput as? any TextInputOwner, let offset = position as? TextOffset {
      return (owner.core.editor, offset.value)
    }
    let (start, end) = (textInput.beginningOfDocument, textInput.endOfDocument)
    guard let all = textInput.textRange(from: start, to: end) else { return nil }
    let editor = TextEditor()
    editor.setContent(TextFragment(textInput.text(in: all) ?? "", SharedAttributes([:])))
    return (editor, textInput.offset(from: start, to: position))
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    switch direction.rawValue {
    case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue:
      false
    default: true
    }
  }

  private func unit(
    _ editor: TextEditor, _ offset: Int, _ granularity: UITextGranularity, _ forward: Bool
  ) -> Range<Int>? {
    let inside = forward ? offset : max(0, offset - 1)
    switch granularity {
    case .character:
      let start = forward ? offset : editor.offset(from: offset, by: .character, forward: false)
      let end = editor.offset(from: start, by: .character, forward: true)
      return start < end ? start..<end : nil
    case .word:
      let word = editor.wordRange(at: inside)
      return !word.isEmpty && editor.isWord(word) ? word : nil
    case .sentence:
      let start = editor.offset(
        from: min(inside + 1, editor.count), by: .sentence, forward: false)
      return start..<max(start, editor.offset(from: start, by: .sentence, forward: true))
    case .paragraph: return editor.paragraphRange(at: inside)
    case .line:
      return (textInput as? any TextInputOwner)?.core.column.lineRange(at: inside)
        ?? editor.paragraphRange(at: inside)
    case .document: return 0..<editor.count
    }
  }

  private func position(_ offset: Int) -> UITextPosition? {
    if textInput is any TextInputOwner { return TextOffset(offset) }
    return textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(position),
      let unit = unit(place.editor, place.offset, granularity, isForward(direction)),
      let start = self.position(unit.lowerBound), let end = self.position(unit.upperBound)
    else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    let forward = isForward(direction)
    // A unit that ends in the forward direction lies before the position.
    guard let unit = unit(place.editor, place.offset, granularity, !forward) else { return false }
    return (forward ? unit.upperBound : unit.lowerBound) == place.offset
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(position) else { return nil }
    let forward = isForward(direction)
    let (editor, offset) = place
    let found: Int
    switch granularity {
    case .character: found = editor.offset(from: offset, by: .character, forward: forward)
    case .word: found = editor.offset(from: offset, by: .word, forward: forward)
    case .sentence: found = editor.offset(from: offset, by: .sentence, forward: forward)
    case .paragraph: found = editor.offset(from: offset, by: .paragraph, forward: forward)
    case .document: found = forward ? editor.count : 0
    case .line:
      let line = unit(editor, offset, .line, true) ?? offset..<offset
      found = forward ? line.upperBound : line.lowerBound
    }
    return found == offset ? nil : self.position(found)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position),
      let unit = unit(place.editor, place.offset, granularity, isForward(direction))
    else { return false }
    return unit.lowerBound <= place.offset && place.offset <= unit.upperBound && !unit.isEmpty
  }
}
