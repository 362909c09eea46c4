import Testing

@testable import PhotoIndexing

@Suite struct DisplayTextTests {
  @Test func towersOfMarksAreCut() {
    let tower = "a" + String(repeating: "\u{301}", count: 50_000) + "bc"
    let shown = DisplayText(tower)
    #expect(shown.text.unicodeScalars.count == 3 + DisplayText.markLimit && !shown.isWhole)
    #expect(shown.text.hasSuffix("bc"))
    // Characters don't tell: this is one.
    #expect(
      DisplayText("a" + String(repeating: "\u{200D}", count: 9000)).text.unicodeScalars.count < 20)
  }

  @Test func longTextsAreCut() {
    let shown = DisplayText(String(repeating: "long ", count: 40_000), limit: 100)
    #expect(shown.text.count == 101 && shown.text.hasSuffix("…") && !shown.isWhole)
    #expect("short".shown(limit: 100) == "short")
  }

  @Test(arguments: [
    "", "plain", "Jo\u{308}rg", "שָׁלוֹם", "สวัสดี", "བོད་སྐད", "👩🏽‍👩🏽‍👧🏽‍👦🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "한국어", "त्र्यम्बकं", "e\u{302}\u{323}",
  ])
  func whatPeopleWriteStays(_ text: String) {
    #expect(DisplayText(text).text == text && DisplayText(text).isWhole)
  }
}
