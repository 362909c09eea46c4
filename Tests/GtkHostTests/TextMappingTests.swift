import CGtk
import Foundation
import HostInterface
import Testing

@testable import GtkHost

/// Offsets and cells of texts, and what an input method is composing.
@MainActor @Suite struct TextMappingTests {
  private nonisolated static let texts = [
    "", "plain", "ü", "grün 🐈 ok", "e\u{301}\u{301}", "👨‍👩‍👧‍👦x", "\u{FFFD}\u{10FFFF}", "a\r\nb\n", "日本語",
  ]

  @Test(arguments: texts) func offsetsOfBothKindsAgree(_ text: String) {
    let offsets = TextOffsets(Array(text.utf8))
    #expect(offsets.utf16Count == text.utf16.count && offsets.utf8Count == text.utf8.count)
    for scalar in text.unicodeScalars.indices {
      let (units, bytes) = (
        text.utf16.distance(from: text.startIndex, to: scalar),
        text.utf8.distance(from: text.startIndex, to: scalar)
      )
      #expect(offsets.byte(at: units) == bytes && offsets.utf16(at: bytes) == units)
    }
    #expect(offsets.byte(at: text.utf16.count) == text.utf8.count)
  }

  @Test(arguments: texts) func offsetsBeyondTheTextAreItsEnds(_ text: String) {
    let offsets = TextOffsets(Array(text.utf8))
    #expect(offsets.byte(at: -5) == 0 && offsets.byte(at: .max) == text.utf8.count)
    #expect(offsets.utf16(at: -5) == 0 && offsets.utf16(at: .max) == text.utf16.count)
  }

  @Test func theSecondHalfOfAPairIsAtItsCharacter() {
    let offsets = TextOffsets(Array("a🐈b".utf8))
    #expect([0, 1, 2, 3].map(offsets.byte) == [0, 1, 1, 5])
    #expect([1, 2, 3, 4, 5].map(offsets.utf16) == [1, 3, 3, 3, 3])
  }

  // MARK: Cells

  @Test func linesHaveAsManyCharactersAsFit() {
    let grid = CellGrid("abcde\n\nfg", columns: 2)
    #expect(grid.rows.map(\.range) == [0..<2, 2..<4, 4..<5, 6..<6, 7..<9])
    #expect(grid.rows.map(\.columns) == [2, 2, 1, 0, 2])
  }

  @Test func aCharacterIsOneCellHoweverLongItIs() {
    let grid = CellGrid("👨‍👩‍👧‍👦e\u{301}x", columns: 2)
    #expect(grid.rows.map(\.columns) == [2, 1])
    #expect(grid.rows[0].column(of: 5) == 0 && grid.rows[0].column(of: 11) == 1)
    #expect(grid.rows[1].range.upperBound == "👨‍👩‍👧‍👦e\u{301}x".utf16.count)
  }

  @Test(arguments: [0, -3, 1, .max]) func anyNumberOfColumnsHolds(_ columns: Int) {
    let grid = CellGrid("ab\r\nc", columns: columns)
    #expect(grid.rows.first?.range.lowerBound == 0 && grid.rows.last?.range.upperBound == 5)
    #expect(CellGrid("", columns: columns).rows.map(\.columns) == [0])
  }

  // MARK: Compositions

  private func marked(
    _ text: String, caret: Int, _ attributes: [(PangoAttrType, ClosedRange<UInt32>)]
  ) -> MarkedText {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    for (kind, range) in attributes {
      let attribute =
        kind == PANGO_ATTR_UNDERLINE
        ? pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) : pango_attr_background_new(0, 0, 65535)
      attribute?.pointee.start_index = range.lowerBound
      attribute?.pointee.end_index = range.upperBound
      pango_attr_list_insert(list, attribute)
    }
    return MarkedText(text, caret: caret, attributes: list)
  }

  @Test func theConvertedPartIsSelectedAndTheRestUnderlined() {
    // Nine bytes, three code units.
    let text = marked(
      "日本語", caret: 1, [(PANGO_ATTR_UNDERLINE, 0...9), (PANGO_ATTR_BACKGROUND, 3...6)])
    #expect(text.text == "日本語" && text.caret == 1)
    #expect(
      text.spans == [
        .init(0..<1, .underlined), .init(1..<2, .selected), .init(2..<3, .underlined),
      ])
  }

  @Test func aTextWithoutAttributesIsUnderlined() {
    #expect(marked("ab", caret: 2, []).spans == [.init(0..<2, .underlined)])
    #expect(MarkedText("ab", caret: 0, attributes: nil).spans == [.init(0..<2, .underlined)])
    #expect(marked("", caret: 0, []).spans.isEmpty)
  }

  @Test func caretsCountScalars() {
    #expect(marked("🐈b", caret: 1, []).caret == 2 && marked("🐈b", caret: 99, []).caret == 3)
    #expect(marked("🐈b", caret: -1, []).caret == 0)
  }

  @Test func attributesThatReachBeyondTheTextEndWithIt() {
    let text = marked("ü", caret: 1, [(PANGO_ATTR_UNDERLINE, 0...4_000_000_000)])
    #expect(text.spans.last?.range.upperBound == 1)
  }
}
