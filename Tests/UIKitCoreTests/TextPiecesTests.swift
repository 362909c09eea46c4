import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import TextEditing
@testable import UIKitCore

/// Long paragraphs are laid out in pieces, as if they weren't.
@MainActor @Suite(.serialized) struct TextPiecesTests {
  /// Two columns of one text: one in pieces, and one of whole paragraphs.
  @MainActor private final class Pair: TextEditorObserving {
    let editor = TextEditor()
    let column: TextColumn
    let whole: TextColumn

    init(width: CGFloat, longest: Int) {
      column = TextColumn(editor)
      whole = TextColumn(editor)
      for each in [column, whole] {
        each.style.font = .systemFont(ofSize: 15)
        each.width = width
      }
      column.longestPiece = longest
      whole.longestPiece = .max
      editor.observer = self
    }

    func editorDidReplace(_ edit: TextEdit) {
      column.replace(edit)
      whole.replace(edit)
    }
    func editorWillRevert() {}
    func editorDidUnmark(_ range: Range<Int>) {}
    func editorDidRevert() {}
  }

  private static let words = [
    "a", "word", "longer", " ", " ", " ", ". ", "don't ", "é", "e\u{301}",
    "سلام ", "שלום ", "עולם ", "12 ",
    "👩‍👩‍👧", "🇩🇪🇫🇷", "日本語",
    "語の文章です。", "\t", "(x) ", "supercalifragilisticexpialidocious",
  ]
  private static let latin = [
    "a", "word", "longer", " ", " ", "é", "12 ", "日本語", "👍🏽", "(x) ", "- ",
  ]

  private let stage = Stage(size: CGSize(width: 320, height: 240))

  @Test(
    "Carets, selections, points and lines are as in the whole paragraph",
    arguments: Array(Effort.seeds(4, long: 2_000, from: 1)) + [2303, 2503, 4703])
  func equality(seed: UInt64) {
    compare(seed: seed, words: seed % 2 == 0 ? Self.words : Self.latin)
  }

  private func compare(seed: UInt64, words: [String]) {
    var random = SeededGenerator(seed: seed)
    let pair = Pair(width: CGFloat(Int.random(in: 60...200, using: &random)), longest: 80)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    }
    pair.editor.insert("x" + text(150))
    for step in 0..<30 {
      let (editor, column, whole) = (pair.editor, pair.column, pair.whole)
      // Whatever was laid out in whatever order before.
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        _ = column.caretRect(at: Int.random(in: 0...editor.count, using: &random))
      }
      let start = Int.random(in: 1...editor.count, using: &random)
      let isLong = Int.random(in: 0..<6, using: &random) == 0
      let end = min(editor.count, start + Int.random(in: 0...(isLong ? 120 : 6), using: &random))
      let new = Int.random(in: 0..<8, using: &random) == 0 ? "\n" : text(isLong ? 30 : 1)
      editor.replace(start..<end, with: TextFragment(new, SharedAttributes([:])))
      column.layOutAll()
      #expect(column.pieces.allSatisfy { $0.layout != nil })
      guard abs(column.height - whole.laidOutHeight) < 0.01 else {
        Issue.record("seed \(seed), step \(step): height \(column.height), not \(whole.height)")
        return
      }
      let offset = editor.boundary(near: Int.random(in: 0...editor.count, using: &random))
      let other = editor.boundary(
        near: min(editor.count, offset + Int.random(in: 0...90, using: &random)))
      for place in [offset, other] + column.pieces.map(\.start) {
        let place = editor.boundary(near: place)
        let found = state(column, at: place)
        let wanted = state(whole, at: place)
        guard found == wanted else {
          let starts = column.pieces.map(\.start)
          Issue.record("seed \(seed), step \(step), \(place) of \(starts): \(found), not \(wanted)")
          return
        }
      }
      let point = CGPoint(
        x: .random(in: -10...220, using: &random),
        y: .random(in: -10...column.height + 10, using: &random))
      #expect(
        column.offset(closestTo: point) == whole.offset(closestTo: point), "seed \(seed) \(step)")
      let rects = column.selectionRects(for: offset..<other, from: 0, to: 100_000)
      let wanted = whole.selectionRects(for: offset..<other, from: 0, to: 100_000)
      #expect(
        rects.count == wanted.count && zip(rects, wanted).allSatisfy { isNear($0, $1) },
        "seed \(seed), step \(step), \(offset)..<\(other): \(rects), not \(wanted)")
    }
  }

  /// What a column says of an offset, rounded.
  private func state(_ column: TextColumn, at offset: Int) -> [Int] {
    let rect = column.caretRect(at: offset)
    let line = column.lineRange(at: offset)
    return [
      Int((rect.minX * 8).rounded()), Int((rect.minY * 8).rounded()),
      Int((rect.height * 8).rounded()),
      line.lowerBound, line.upperBound, column.lineEdge(at: offset, end: true),
      column.offset(movingFrom: offset, toTheRight: true) ?? -1,
      column.offset(movingFrom: offset, toTheRight: false) ?? -1,
      column.offset(from: offset, linesDown: 1, x: rect.minX),
      column.offset(from: offset, linesDown: -1, x: rect.minX),
    ]
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  @Test(
    "A keystroke in a megabyte without a line break lays out little",
    arguments: [
      "The quick brown fox jumps over the lazy dog, and so on. ", "日本語の文章には空白がありません。", "abcdefghij",
    ])
  func bounded(_ part: String) {
    let controller = UIViewController()
    stage.show(controller)
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 200))
    view.font = .systemFont(ofSize: 16)
    controller.view.addSubview(view)
    stage.advance(frames: 2)
    view.text = String(repeating: part, count: 1_000_000 / part.utf8.count)
    stage.advance(frames: 2)
    #expect(view.core.column.layoutPasses < 10)
    view.becomeFirstResponder()
    for place in [0, view.core.editor.count / 2, view.core.editor.count] {
      let text = view.text ?? ""
      view.selectedRange = NSRange(location: place, length: 0)
      view.scrollRangeToVisible(view.selectedRange)
      stage.advance(frames: 2)
      stage.type("x")
      for letter in ["a", "b", " "] {
        let (passes, units) = (view.core.column.layoutPasses, view.core.column.laidOutUnits)
        stage.type(letter)
        stage.advance(frames: 1)
        #expect(view.core.column.layoutPasses - passes <= 3)
        #expect(view.core.column.laidOutUnits - units <= 10_000)
      }
      let caret = view.convert(
        view.caretRect(for: view.selectedTextRange?.start ?? view.endOfDocument),
        to: controller.view)
      #expect(view.frame.insetBy(dx: -1, dy: -1).contains(CGPoint(x: caret.midX, y: caret.midY)))
      #expect(view.text.utf16.count == text.utf16.count + 4)
    }
  }

  @Test(
    "Characters, words and sentences of a long paragraph are as in the whole", arguments: [1, 2])
  func boundaries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let editor = TextEditor()
    editor.insert((0..<4000).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined())
    let whole = editor.boundaries(inParagraph: 0)
    #expect(whole.count == editor.count + 1)
    let wrong = whole.indices.filter { editor.boundary(at: $0) != whole[$0] }
    #expect(wrong.isEmpty, "\(wrong.prefix(10)) of \(whole.count)")
    for _ in 0..<50 {
      let offset = Int.random(in: 0...editor.count, using: &random)
      #expect(editor.boundary(at: offset) == whole[offset])
    }
  }
}

extension TextColumn {
  fileprivate var laidOutHeight: CGFloat {
    layOutAll()
    return height
  }
}
