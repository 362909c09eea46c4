import Foundation
import Testing

@testable import UIKitCore

/// Strings that are found in long texts, piece by piece.
@MainActor struct TextSearchTests {
  private func found(
    _ query: String, in text: String, _ options: NSString.CompareOptions = [],
    _ method: UITextSearchOptions.WordMatchMethod = .contains
  ) -> [Range<Int>] {
    var search = TextSearch(query, in: Array(text.utf16), options: options, method: method)
    return search.all()
  }

  @Test("Case, accents and words")
  func options() {
    #expect(found("ab", in: "ab AB ab") == [0..<2, 6..<8])
    #expect(found("ab", in: "ab AB ab", .caseInsensitive).count == 3)
    #expect(found("ubung", in: "Übung", [.caseInsensitive, .diacriticInsensitive]) == [0..<5])
    #expect(found("aa", in: "aaaa") == [0..<2, 2..<4])
    #expect(found("", in: "text").isEmpty && found("text", in: "").isEmpty)
    #expect(found("car", in: "car carpet scar", [], .fullWord) == [0..<3])
    #expect(found("car", in: "car carpet scar", [], .startsWith) == [0..<3, 4..<7])
    #expect(found("日本", in: "日本と日本") == [0..<2, 3..<5])
    #expect(found("b", in: "a😀b😀b") == [3..<4, 6..<7])
  }

  @Test("What lies across the ends of pieces is found once", arguments: [0, 1, 2, 3, 4, 5])
  func pieces(shift: Int) {
    let text =
      String(repeating: "x", count: 32_768 - shift) + "needle"
      + String(repeating: "y😀", count: 30_000)
      + "needle"
    let all = found("needle", in: text)
    #expect(all.map(\.lowerBound) == [32_768 - shift, 32_774 - shift + 90_000])
    #expect(found("😀", in: text).count == 30_000)
  }

  @Test("Marks follow changes of the text")
  func marks() {
    var marks = FoundTextMarks()
    for start in [10, 20, 30, 40] { marks.mark(start..<start + 3, .found) }
    marks.mark(30..<33, .highlighted)
    marks.replace(5..<6, length: 3)
    #expect(marks.ranges == [12..<15, 22..<25, 32..<35, 42..<45] && marks.highlighted == 32..<35)
    marks.replace(23..<24, length: 1)
    #expect(marks.ranges == [12..<15, 32..<35, 42..<45])
    #expect(Array(marks.ranges(in: 14..<33)) == [12..<15, 32..<35])
    marks.replace(30..<50, length: 0)
    #expect(marks.ranges == [12..<15] && marks.highlighted == nil)
    marks.mark(12..<15, .normal)
    #expect(marks.isEmpty)
  }
}
