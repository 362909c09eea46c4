import Foundation
import HostInterface

/// A change of the storage: the replaced code units and paragraphs.
package struct TextEdit {
  package var range: Range<Int>
  package var length: Int
  package var paragraphs: Range<Int>
  package var paragraphCount: Int
}

/// An observer of a text editor.
@MainActor package protocol TextEditorObserving: AnyObject {
  /// Called after each change of the text, before anything else is notified of it.
  func editorDidReplace(_ edit: TextEdit)
  /// Called before a change is undone or redone.
  func editorWillRevert()
  /// Called when text is no longer marked.
  func editorDidUnmark(_ range: Range<Int>)
  func editorDidRevert()
}

/// The text of a text field or text view, with its selection, marked text and undo history.
///
/// The editor is independent of views and lines. The offsets that it takes and returns never split
/// a character.
@MainActor package final class TextEditor {
  package var storage: TextStorage
  package private(set) var selection = TextSelection(caret: 0)
  /// The text that an input method is composing; nil if there is none.
  package private(set) var marked: Range<Int>?
  /// The emphasis of parts of the marked text; if empty, all of it is underlined.
  package var markedSpans: [MarkedText.Span] = []
  /// The attributes of marked text, which replace its own.
  package var markedAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of typed text; nil stands for those of the character before the caret.
  package var typingAttributes: SharedAttributes?
  /// The attributes of text that is typed into an empty text.
  package var emptyAttributes = SharedAttributes([:])
  private let history: (any TextHistory)?
  package var segmenter = TextSegmenter.standard
  package weak var observer: (any TextEditorObserving)?

  /// The change that continues while the user types.
  private var ongoing: TextChange?
  /// The change made by the composition, including the text that the marked text replaced.
  private var composition: TextChange?
  /// The part of the text whose boundaries are cached.
  var block: Block?
  private var cachedText: String?

  /// - Parameter history: Where changes are kept to be undone; nil if they can't be.
  package init(isSingleParagraph: Bool = false, history: (any TextHistory)? = nil) {
    storage = TextStorage(isSingleParagraph: isSingleParagraph)
    self.history = history
  }

  package var count: Int { storage.count }

  package var text: String {
    if let cachedText { return cachedText }
    let text = storage.string
    cachedText = text
    return text
  }

  /// Replaces the whole text, which can't be undone, and moves the caret to its end.
  package func setContent(_ content: TextFragment) {
    ongoing = nil
    composition = nil
    marked = nil
    typingAttributes = nil
    history?.removeAllActions()
    replaceStorage(0..<count, with: content)
    selection = TextSelection(caret: count)
  }

  // MARK: Selection

  /// Selects a range. Ends a composition and continuous typing, which is undone as a unit.
  package func select(_ new: TextSelection) {
    unmark()
    let rounded = TextSelection(
      anchor: boundary(near: new.anchor), focus: boundary(near: new.focus))
    guard rounded != selection else { return }
    ongoing = nil
    typingAttributes = nil
    selection = rounded
  }

  /// Ends the continuous change, so that further changes are undone separately.
  package func endTyping() { ongoing = nil }

  // MARK: Changes

  /// Returns the attributes for text that is typed at an offset or has none of its own.
  package func attributes(forTypingAt offset: Int) -> SharedAttributes {
    typingAttributes ?? storage.attributes(at: max(0, offset - 1)) ?? emptyAttributes
  }

  /// Inserts text that replaces the marked text or, if there is none, the selection.
  package func insert(_ text: String, isTyped: Bool = true) {
    let range = marked ?? selection.range
    insert(TextFragment(text, attributes(forTypingAt: range.lowerBound)), isTyped: isTyped)
  }

  package func insert(_ fragment: TextFragment, isTyped: Bool) {
    if let marked, let composition {
      replaceStorage(marked, with: fragment)
      self.marked = nil
      let caret = boundary(near: marked.lowerBound + fragment.units.count)
      selection = TextSelection(caret: caret)
      finish(composition, length: fragment.units.count)
      return
    }
    guard !(fragment.isEmpty && selection.isEmpty) else { return }
    let breaks = fragment.units.contains { $0 == 0x0A || $0 == 0x0D }
    change(selection.range, to: fragment, isTyped && !breaks ? .typing : .other)
  }

  /// Replaces a range and moves the caret to the end of the new text.
  package func replace(_ range: Range<Int>, with fragment: TextFragment) {
    unmark()
    let range = rounded(range)
    guard !(fragment.isEmpty && range.isEmpty) else { return }
    change(range, to: fragment, .other)
  }

  /// Deletes the selection or, if it is empty, the text between the caret and an offset.
  package func delete(to offset: Int, coalescing: Bool = false) {
    unmark()
    guard selection.isEmpty else { return change(selection.range, to: TextFragment(), .other) }
    let caret = selection.focus
    let target = boundary(near: offset)
    guard target != caret else { return }
    let kind: TextChange.Kind =
      !coalescing ? .other : target < caret ? .deletingBackward : .deletingForward
    change(min(caret, target)..<max(caret, target), to: TextFragment(), kind)
  }

  private func change(_ range: Range<Int>, to new: TextFragment, _ kind: TextChange.Kind) {
    let before = selection
    let removed = replaceStorage(range, with: new)
    // Inserted text can combine with the character after it.
    selection = TextSelection(caret: boundary(near: range.lowerBound + new.units.count))
    if let ongoing, ongoing.isContinued(by: kind, range) {
      ongoing.continue(removing: removed, inserting: new.units.count, after: selection)
      return
    }
    let change = TextChange(
      kind, location: range.lowerBound, length: new.units.count, removed: removed, before: before,
      after: selection)
    register(change)
    ongoing = kind == .other ? nil : change
  }

  private func register(_ change: TextChange) {
    history?.record(self) { $0.revert(change) }
  }

  private func revert(_ change: TextChange) {
    observer?.editorWillRevert()
    ongoing = nil
    let inverse = TextChange(
      .other, location: change.location, length: change.removed.units.count,
      removed: replaceStorage(change.range, with: change.removed), before: change.after,
      after: change.before)
    selection = change.before
    typingAttributes = nil
    register(inverse)
    observer?.editorDidRevert()
  }

  package func undo() {
    unmark()
    history?.undo()
  }

  package func redo() {
    unmark()
    history?.redo()
  }

  @discardableResult
  private func replaceStorage(_ range: Range<Int>, with new: TextFragment) -> TextFragment {
    block = nil
    cachedText = nil
    let change = storage.replace(range, with: new)
    observer?.editorDidReplace(
      TextEdit(
        range: range, length: new.units.count, paragraphs: change.paragraphs,
        paragraphCount: change.count))
    return change.removed
  }

  /// Changes the attributes of a range, which can't be undone.
  package func setAttributes(in range: Range<Int>, _ change: (SharedAttributes) -> SharedAttributes)
  {
    let fragment = storage.fragment(in: range)
    let runs = fragment.runs.map {
      TextFragment.Run(length: $0.length, attributes: change($0.attributes))
    }
    replaceStorage(range, with: TextFragment(units: fragment.units, runs: runs))
  }

  // MARK: Marked text

  /// Replaces the marked text or, if there is none, the selection with the text that an input
  /// method is composing. An empty text ends the composition.
  package func setMarked(_ text: String, selection selected: Range<Int>) {
    let range: Range<Int>
    if let marked {
      range = marked
    } else {
      guard !text.isEmpty else { return }
      range = selection.range
      ongoing = nil
      composition = TextChange(
        .other, location: range.lowerBound, length: 0, removed: storage.fragment(in: range),
        before: selection, after: selection)
    }
    let fragment = TextFragment(text, attributes(forTypingAt: range.lowerBound))
    replaceStorage(range, with: fragment)
    let length = fragment.units.count
    guard length > 0 else {
      marked = nil
      selection = TextSelection(caret: range.lowerBound)
      if let composition { finish(composition, length: 0) }
      return
    }
    marked = range.lowerBound..<range.lowerBound + length
    let inside = selected.clamped(to: 0..<length)
    selection = TextSelection(
      anchor: range.lowerBound + inside.lowerBound, focus: range.lowerBound + inside.upperBound)
  }

  /// Keeps the marked text as if it had been typed.
  package func unmark() {
    guard let marked else { return }
    self.marked = nil
    markedSpans = []
    observer?.editorDidUnmark(marked)
    selection = TextSelection(
      anchor: boundary(near: selection.anchor), focus: boundary(near: selection.focus))
    if let composition { finish(composition, length: marked.count) }
  }

  private func finish(_ change: TextChange, length: Int) {
    composition = nil
    change.length = length
    change.after = selection
    if length > 0 || !change.removed.isEmpty { register(change) }
  }

  // MARK: Characters

  /// Returns the nearest valid caret position at or after an offset.
  package func boundary(near offset: Int) -> Int {
    let offset = max(0, min(offset, count))
    if isPlain(around: offset) { return offset }
    let index = storage.paragraphs.index(at: offset)
    let content = storage.paragraphs.content(index, in: storage.units)
    guard offset <= content.upperBound else {
      return storage.paragraphs.range(index, in: storage.units).upperBound
    }
    var place = offset
    while place < content.upperBound, !boundary(at: place).contains(.character) { place += 1 }
    return place
  }

  /// Returns whether an offset is a valid caret position in any text: between ASCII characters, and
  /// at the ends.
  private func isPlain(around offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    let (before, after) = (storage.units[offset - 1], storage.units[offset])
    return before < 0x80 && after < 0x80 && !(before == 0x0D && after == 0x0A)
  }

  package func rounded(_ range: Range<Int>) -> Range<Int> {
    let start = boundary(near: range.lowerBound)
    return start..<max(start, boundary(near: range.upperBound))
  }
}
