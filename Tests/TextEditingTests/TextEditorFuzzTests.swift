import Testing
import UIKit
import UIKitStage

@testable import TextEditing
@testable import UIKitCore

/// The editor against a plain model: a string, a selection and lists of states to undo and redo.
@MainActor @Suite(.serialized) struct TextEditorFuzzTests {
  private static let pieces = [
    "a", "b", "word", " ", ".", "don't ", "é", "e\u{301}", "\u{301}", "سلام", "لا", "ع\u{64E}",
    "👩‍👩‍👧", "🇩🇪",
    "👍🏽", "\u{200D}", "日本", "語", "\n", "\r\n", "\r", "\u{2029}", "\t", "ß",
  ]

  private enum Operation: CaseIterable {
    case type, typeAgain, typeMore, backspace, backspaceAgain, deleteForward, deleteWordBackward
    case deleteWordForward, move, moveExtending, moveWord, moveParagraph, moveToEnd, select
    case selectAll, mark, unmark, paste, undo, undoAgain, redo, replace
  }

  @Test("100,000 operations leave text, selection and undo as in a plain model", arguments: [1, 2])
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let undo = UndoManager()
    undo.groupsByEvent = false
    let editor = TextEditor(history: undo)
    editor.segmenter = TextSegmenter { TextSegmenter.plain($0) }
    var model = PlainEditor()
    for step in 0..<50_000 {
      let operation = Operation.allCases.randomElement(using: &random)!
      apply(operation, to: editor, &model, &random)
      guard editor.text == model.text, Array(editor.storage.units) == Array(model.text.utf16),
        editor.selection == model.selection, editor.marked == model.marked,
        undo.canUndo == !model.undoStack.isEmpty,
        undo.canRedo == !model.redoStack.isEmpty
      else {
        let found = "\(editor.text.debugDescription) \(editor.selection) \(editor.marked as Any)"
        let wanted = "\(model.text.debugDescription) \(model.selection) \(model.marked as Any)"
        Issue.record("seed \(seed), step \(step), \(operation): \(found), not \(wanted)")
        return
      }
      guard step % 50 == 0 else { continue }
      let expected = paragraphs(of: model.text)
      let found = (0..<editor.storage.paragraphs.count).map {
        editor.storage.paragraphs.range($0, in: editor.storage.units)
      }
      guard found == expected else {
        Issue.record("seed \(seed), step \(step): paragraphs \(found), not \(expected)")
        return
      }
    }
  }

  private func paragraphs(of text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, offset) = (0, 0)
    for character in text {
      offset += character.utf16.count
      if ["\n", "\r", "\r\n", "\u{2029}"].contains(character) {
        result.append(start..<offset)
        start = offset
      }
    }
    return result + [start..<offset]
  }

  private func apply(
    _ operation: Operation, to editor: TextEditor, _ model: inout PlainEditor,
    _ random: inout SeededGenerator
  ) {
    let forward = Bool.random(using: &random)
    let focus = editor.selection.focus
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    func move(_ unit: TextUnit, extending: Bool = false) {
      let target = editor.offset(from: focus, by: unit, forward: forward)
      if unit == .character || unit == .word || unit == .document {
        #expect(target == model.offset(from: focus, by: unit, forward: forward))
      }
      let new = TextSelection(anchor: extending ? editor.selection.anchor : target, focus: target)
      editor.select(new)
      model.select(new)
    }
    func delete(_ unit: TextUnit, _ forward: Bool) {
      let target = editor.offset(from: focus, by: unit, forward: forward)
      #expect(target == model.offset(from: focus, by: unit, forward: forward))
      editor.delete(to: target, coalescing: unit == .character)
      model.delete(to: target, coalescing: unit == .character)
    }
    let offset = Int.random(in: -1...(editor.count + 1), using: &random)
    switch operation {
    case .type, .typeAgain, .typeMore:
      // A text that grows forever says no more.
      if editor.count > 200 {
        editor.replace(0..<editor.count, with: TextFragment())
        model.replace(0..<model.text.utf16.count, with: "")
      }
      editor.insert(piece)
      model.insert(piece, isTyped: true)
    case .backspace, .backspaceAgain: delete(.character, false)
    case .deleteForward: delete(.character, true)
    case .deleteWordBackward: delete(.word, false)
    case .deleteWordForward: delete(.word, true)
    case .move: move(.character)
    case .moveExtending: move(.character, extending: true)
    case .moveWord: move(.word, extending: Bool.random(using: &random))
    case .moveParagraph: move(.paragraph)
    case .moveToEnd: move(.document)
    case .select:
      let new = TextSelection(
        anchor: offset, focus: Int.random(in: -1...(editor.count + 1), using: &random))
      editor.select(new)
      model.select(new)
    case .selectAll:
      editor.select(TextSelection(0..<editor.count))
      model.select(TextSelection(0..<editor.count))
    case .mark:
      let text = forward ? piece : ""
      editor.setMarked(text, selection: 0..<offset.clamped(to: 0...3))
      model.setMarked(text, selection: 0..<offset.clamped(to: 0...3))
    case .unmark:
      editor.unmark()
      model.unmark()
    case .paste:
      editor.insert(piece + piece, isTyped: false)
      model.insert(piece + piece, isTyped: false)
    case .undo, .undoAgain:
      editor.undo()
      model.undo()
    case .redo:
      editor.redo()
      model.redo()
    case .replace:
      let end = Int.random(in: 0...(editor.count + 1), using: &random)
      let range = min(max(0, offset), end)..<max(max(0, offset), end)
      editor.replace(range, with: TextFragment(piece, SharedAttributes([:])))
      model.replace(range, with: piece)
    }
  }

  @Test("Attributes stay with their characters")
  func attributes() {
    var random = SeededGenerator(seed: 3)
    let undo = UndoManager()
    undo.groupsByEvent = false
    let editor = TextEditor(history: undo)
    let kinds = (0..<5).map { SharedAttributes([.kern: $0]) }
    var model: [Int] = []
    for step in 0..<5_000 {
      let start = Int.random(in: 0...editor.count, using: &random)
      let end = min(editor.count, start + Int.random(in: 0...6, using: &random))
      let kind = Int.random(in: 0..<5, using: &random)
      let length = editor.count > 80 ? 0 : Int.random(in: 0...5, using: &random)
      editor.replace(
        start..<end, with: TextFragment(String(repeating: "x", count: length), kinds[kind]))
      model.replaceSubrange(start..<end, with: Array(repeating: kind, count: length))
      let found = editor.storage.runs(in: 0..<editor.count).flatMap { run in
        Array(repeating: kinds.firstIndex { $0 === run.attributes } ?? -1, count: run.length)
      }
      guard found == model else {
        Issue.record("step \(step): \(found), not \(model)")
        return
      }
    }
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// The same rules, with a string and whole states.
private struct PlainEditor {
  struct State {
    var text: String
    var selection: TextSelection
  }

  var text = ""
  var selection = TextSelection(caret: 0)
  var marked: Range<Int>?
  var undoStack: [(before: State, after: State)] = []
  var redoStack: [(before: State, after: State)] = []
  /// What the next change may continue: its kind, and the range that it has changed.
  private var ongoing: (kind: TextChange.Kind, range: Range<Int>)?
  private var composed: State?

  private var state: State { State(text: text, selection: selection) }

  private func stops(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }

  private func near(_ offset: Int) -> Int {
    stops(text).first { $0 >= offset } ?? text.utf16.count
  }

  func offset(from offset: Int, by unit: TextUnit, forward: Bool) -> Int {
    let stops = stops(text)
    switch unit {
    case .character:
      return forward
        ? stops.first { $0 > offset } ?? text.utf16.count : stops.last { $0 < offset } ?? 0
    case .word:
      let words = text.map { $0.isLetter || $0.isNumber || $0 == "_" }
      let edges = stops.indices.filter {
        let (before, after) = ($0 > 0 && words[$0 - 1], $0 < words.count && words[$0])
        return forward ? before && !after : !before && after
      }.map { stops[$0] }
      return forward
        ? edges.first { $0 > offset } ?? text.utf16.count : edges.last { $0 < offset } ?? 0
    default: return forward ? text.utf16.count : 0
    }
  }

  private mutating func put(_ new: String, in range: Range<Int>) {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: Array(new.utf16))
    text = String(decoding: units, as: UTF16.self)
  }

  mutating func select(_ new: TextSelection) {
    unmark()
    let rounded = TextSelection(anchor: near(new.anchor), focus: near(new.focus))
    guard rounded != selection else { return }
    ongoing = nil
    selection = rounded
  }

  mutating func insert(_ new: String, isTyped: Bool) {
    if let marked, let composed {
      put(new, in: marked)
      self.marked = nil
      self.composed = nil
      selection = TextSelection(caret: near(marked.lowerBound + new.utf16.count))
      push(composed)
      return
    }
    let breaks = new.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
    change(selection.range, to: new, isTyped && !breaks ? .typing : .other)
  }

  mutating func replace(_ range: Range<Int>, with new: String) {
    unmark()
    let start = near(range.lowerBound)
    let range = start..<max(start, near(range.upperBound))
    guard !(range.isEmpty && new.isEmpty) else { return }
    change(range, to: new, .other)
  }

  mutating func delete(to offset: Int, coalescing: Bool) {
    unmark()
    guard selection.isEmpty else { return change(selection.range, to: "", .other) }
    let (caret, target) = (selection.focus, near(offset))
    guard caret != target else { return }
    let kind: TextChange.Kind =
      !coalescing ? .other : target < caret ? .deletingBackward : .deletingForward
    change(min(caret, target)..<max(caret, target), to: "", kind)
  }

  private mutating func change(_ range: Range<Int>, to new: String, _ kind: TextChange.Kind) {
    let before = state
    put(new, in: range)
    let length = new.utf16.count
    selection = TextSelection(caret: near(range.lowerBound + length))
    if let old = ongoing, old.kind == kind, continues(old.range, range, kind) {
      undoStack[undoStack.count - 1].after = state
      ongoing?.range =
        kind == .typing
        ? old.range.lowerBound..<old.range.upperBound + length
        : range.lowerBound..<range.lowerBound
      return
    }
    push(before)
    ongoing =
      kind == .other
      ? nil : (kind, range.lowerBound..<range.lowerBound + (kind == .typing ? length : 0))
  }

  private func continues(_ old: Range<Int>, _ new: Range<Int>, _ kind: TextChange.Kind) -> Bool {
    switch kind {
    case .typing: new.isEmpty && new.lowerBound == old.upperBound
    case .deletingBackward: new.upperBound == old.lowerBound
    case .deletingForward: new.lowerBound == old.lowerBound
    case .other: false
    }
  }

  private mutating func push(_ before: State) {
    undoStack.append((before, state))
    redoStack = []
  }

  mutating func setMarked(_ new: String, selection selected: Range<Int>) {
    if marked == nil {
      guard !new.isEmpty else { return }
      composed = state
      ongoing = nil
    }
    let range = marked ?? selection.range
    put(new, in: range)
    let length = new.utf16.count
    guard length > 0 else {
      marked = nil
      selection = TextSelection(caret: range.lowerBound)
      // Nothing was there before, and nothing is now.
      if let composed, !composed.selection.isEmpty { push(composed) }
      composed = nil
      return
    }
    marked = range.lowerBound..<range.lowerBound + length
    let inside = selected.clamped(to: 0..<length)
    selection = TextSelection(
      anchor: range.lowerBound + inside.lowerBound, focus: range.lowerBound + inside.upperBound)
  }

  mutating func unmark() {
    guard marked != nil, let composed else { return }
    marked = nil
    self.composed = nil
    selection = TextSelection(anchor: near(selection.anchor), focus: near(selection.focus))
    push(composed)
  }

  mutating func undo() {
    unmark()
    guard let last = undoStack.popLast() else { return }
    redoStack.append(last)
    (text, selection) = (last.before.text, last.before.selection)
    ongoing = nil
  }

  mutating func redo() {
    unmark()
    guard let last = redoStack.popLast() else { return }
    undoStack.append(last)
    (text, selection) = (last.after.text, last.after.selection)
    ongoing = nil
  }
}
