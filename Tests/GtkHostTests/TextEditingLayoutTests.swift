import Foundation
import HostInterface
import Testing

@testable import GtkHost

/// Carets, selections and hits in laid out text, with fonts and without.
@MainActor @Suite struct TextEditingLayoutTests {
  enum Fonts: CaseIterable { case installed, none }

  nonisolated static let texts = [
    "", "Latin text", "مرحبا بالعالم", "abc مرحبا def", "עברית and English 123 שלום", "👩‍👩‍👧‍👦x🇩🇪👍🏽",
    "e\u{301}o\u{308}\u{323}x", "日本語の文章。漢字", "a\tb\tc", "one\ntwo\n", "\n", "\n\n", "a\r\nb",
    "a\0b",
    "नमस्ते क्षत्रिय", "ภาษาไทย", "office fi ffl", "\u{200F}mixed (עברית) end", "e\u{301}\u{200D}",
    "\u{2028}x\u{2029}",
    "Long enough to wrap in any of the widths that are tried here, twice or more.",
    "هذا نص طويل بما يكفي ليمتد على عدة أسطر with some Latin words في وسطه أيضا",
  ]

  private func layOut(
    _ text: String, _ fonts: Fonts = .installed, width: CGFloat? = nil, lines: Int = 0,
    alignment: TextRequest.Alignment = .natural
  ) -> any TextLayout {
    PangoShaping { fonts == .installed }.layOut(
      TextRequest(
        runs: [.init(text, font: FontRequest(size: 20))], width: width, maximumLines: lines,
        alignment: alignment))
  }

  private func isInside(_ text: String, _ offset: Int) -> Bool {
    // Swift's own grapheme clusters, but for CR LF, which Pango takes as one too.
    var edge = 0
    for character in text {
      if edge == offset { return false }
      edge += character.utf16.count
    }
    return edge != offset
  }

  @Test("Everything holds for any text and width", arguments: texts, Fonts.allCases)
  func holds(_ text: String, _ fonts: Fonts) {
    for width in [nil, 0, 60, 130, 1000, .nan, .infinity] as [CGFloat?] {
      let layout = layOut(text, fonts, width: width)
      let count = text.utf16.count
      let lines = layout.lines
      #expect(lines.count == layout.lineCount)
      #expect(lines[0].range.lowerBound == 0 && lines[lines.count - 1].range.upperBound == count)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upperBound <= next.range.lowerBound)
        #expect(line.frame.maxY <= next.frame.minY + 0.01)
      }
      for offset in -1...count + 1 {
        let caret = layout.caretRect(at: offset)
        #expect(caret.height > 0 && caret.width == 0 && caret.minX.isFinite)
        let line = lines.last { $0.range.lowerBound <= max(0, offset) }
        #expect(abs(caret.minY - (line?.frame.minY ?? -1)) < 0.01)
      }
      for y in stride(from: CGFloat(-30), through: layout.size.height + 30, by: 11) {
        for x in stride(from: CGFloat(-20), through: 200, by: 7) {
          let hit = layout.offset(closestTo: CGPoint(x: x, y: y))
          #expect((0...count).contains(hit))
        }
      }
      for point in [CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: CGFloat.infinity, y: -.infinity)] {
        #expect((0...count).contains(layout.offset(closestTo: point)))
      }
    }
  }

  @Test(
    "A hit, a caret and a step never stand within a character", arguments: texts, Fonts.allCases)
  func whole(_ text: String, _ fonts: Fonts) {
    // Pango divides conjuncts of Indic scripts, which it follows more recent rules for.
    guard !text.unicodeScalars.contains(where: { (0x900...0x97F).contains($0.value) }) else {
      return
    }
    let layout = layOut(text, fonts, width: 130)
    for y in stride(from: CGFloat(2), through: layout.size.height, by: 9) {
      for x in stride(from: CGFloat(-5), through: 140, by: 3) {
        let hit = layout.offset(closestTo: CGPoint(x: x, y: y))
        #expect(!isInside(text, hit), "\(hit)")
      }
    }
    for offset in 0...text.utf16.count {
      for right in [true, false] {
        if let next = layout.offset(movingFrom: offset, toTheRight: right) {
          #expect(!isInside(text, next), "\(offset) to \(next)")
        }
      }
      let before = (0...offset).last { !isInside(text, $0) } ?? 0
      #expect(layout.caretRect(at: offset) == layout.caretRect(at: before))
    }
  }

  @Test("Steps to one side visit every place and come to an end", arguments: texts, Fonts.allCases)
  func walks(_ text: String, _ fonts: Fonts) {
    for width in [nil, 130] as [CGFloat?] {
      let layout = layOut(text, fonts, width: width)
      for right in [true, false] {
        let isRightToLeft = layout.lines[0].isRightToLeft
        var offset = right != isRightToLeft ? 0 : text.utf16.count
        var visited: Set<Int> = [offset]
        for _ in 0..<2 * text.utf16.count + 2 {
          guard let next = layout.offset(movingFrom: offset, toTheRight: right) else { break }
          #expect(layout.offset(movingFrom: next, toTheRight: !right) == offset)
          offset = next
          visited.insert(next)
        }
        #expect(layout.offset(movingFrom: offset, toTheRight: right) == nil)
        #expect(visited.contains(0) && visited.contains(text.utf16.count))
      }
    }
  }

  @Test("The caret of each offset is hit where it stands, in text of one direction")
  func hits() {
    for fonts in Fonts.allCases {
      for text in ["Latin text", "👩‍👩‍👧‍👦x🇩🇪", "日本語", "a\tb"] {
        let layout = layOut(text, fonts)
        var edge = 0
        for character in text + "." {
          let caret = layout.caretRect(at: edge)
          #expect(layout.offset(closestTo: CGPoint(x: caret.minX + 0.4, y: caret.midY)) == edge)
          edge += character.utf16.count
        }
      }
    }
  }

  @Test("Carets of right-to-left text run from right to left")
  func rightToLeft() {
    let layout = layOut("שלום", width: 200)
    let xs = (0...4).map { layout.caretRect(at: $0).minX }
    #expect(xs == xs.sorted(by: >) && Set(xs).count == 5 && xs[0] > 195)
    #expect(layout.lines[0].isRightToLeft)
    #expect(layout.offset(movingFrom: 0, toTheRight: true) == nil)
    #expect(layout.offset(movingFrom: 0, toTheRight: false) == 1)
    #expect(!layOut("Latin").lines[0].isRightToLeft)
  }

  @Test("A selection covers each line once, and mixed directions in several parts")
  func selects() {
    for fonts in Fonts.allCases {
      let text = "one two three four five six"
      let layout = layOut(text, fonts, width: 100)
      let rects = layout.selectionRects(for: 0..<text.utf16.count)
      #expect(rects.count == layout.lineCount && rects.count > 1)
      #expect(rects.allSatisfy { $0.width > 0 && $0.maxX <= 140 })
      #expect(layout.selectionRects(for: 4..<4).isEmpty)
      #expect(layout.selectionRects(for: 500..<900).isEmpty)
      let word = layout.selectionRects(for: 0..<3)
      #expect(word.count == 1 && word[0].minX == 0)
      #expect(abs(word[0].maxX - layout.caretRect(at: 3).minX) < 0.1)
      // A part of a character selects it whole.
      let family = layOut("👩‍👩‍👧‍👦x", fonts)
      #expect(family.selectionRects(for: 2..<3) == family.selectionRects(for: 0..<11))
    }
    // From the middle of the Latin part to the middle of the Hebrew one.
    let mixed = layOut("abc שלום def")
    #expect(mixed.selectionRects(for: 2..<6).count == 2)
    #expect(mixed.selectionRects(for: 0..<12).count == 1)
  }

  @Test("The caret after a line break is in a line of its own")
  func trailingBreak() {
    for fonts in Fonts.allCases {
      let layout = layOut("one\n", fonts)
      #expect(layout.lines.map(\.range) == [0..<3, 4..<4])
      #expect(layout.caretRect(at: 4).minY > layout.caretRect(at: 3).minY)
      #expect(layout.caretRect(at: 4).height == layout.caretRect(at: 3).height)
      #expect(layout.offset(closestTo: CGPoint(x: 300, y: 1)) == 3)
      #expect(layout.offset(closestTo: CGPoint(x: 300, y: 300)) == 4)
    }
  }

  @Test("The caret of an empty text is as high as a line and at its alignment")
  func empty() {
    for fonts in Fonts.allCases {
      let layout = layOut("", fonts)
      #expect(layout.lines.count == 1 && layout.lines[0].range == 0..<0)
      #expect(
        abs(layout.caretRect(at: 0).height - layOut("x", fonts).caretRect(at: 0).height) < 0.1)
    }
    #expect(layOut("", width: 200, alignment: .center).caretRect(at: 0).minX == 100)
    #expect(layOut("", width: 200, alignment: .right).caretRect(at: 0).minX == 200)
  }

  @Test("Where a line wraps, the caret is at the start of the next one")
  func wraps() {
    for fonts in Fonts.allCases {
      let layout = layOut("aaaa bbbb cccc dddd", fonts, width: 60)
      for (line, next) in zip(layout.lines, layout.lines.dropFirst())
      where line.range.upperBound == next.range.lowerBound {
        #expect(layout.caretRect(at: next.range.lowerBound).minX == 0)
        #expect(layout.caretRect(at: next.range.lowerBound).minY == next.frame.minY)
        // A click behind the end of a line stays in it.
        let end = layout.offset(closestTo: CGPoint(x: 500, y: line.frame.midY))
        #expect(fonts == .none || line.range.contains(end))
      }
      #expect(
        layout.lines.allSatisfy { $0.baseline > $0.frame.minY && $0.baseline < $0.frame.maxY })
    }
  }

  @Test("Offsets in text that is cut off and beyond the longest text are safe")
  func limits() {
    for text in [String(repeating: "ü🙂", count: 60_000), String(repeating: "a\n", count: 80_000)] {
      let layout = layOut(text, lines: 1)
      let count = text.utf16.count
      #expect(layout.caretRect(at: count).height > 0)
      #expect((0...count).contains(layout.offset(closestTo: CGPoint(x: 1e9, y: 1e9))))
      _ = layout.selectionRects(for: count - 2..<count)
      #expect(layout.lines.allSatisfy { $0.range.upperBound <= count })
    }
    let cut = layOut("one two three four five six seven", width: 80, lines: 2)
    #expect(cut.isTruncated && cut.lines.count == 2)
    #expect(cut.lines[0].range.upperBound <= cut.lines[1].range.lowerBound)
    for offset in 0...33 { #expect(cut.caretRect(at: offset).height > 0) }
    #expect(cut.selectionRects(for: 0..<33).count == 2)
    #expect(cut.offset(closestTo: CGPoint(x: 2, y: 30)) >= cut.lines[1].range.lowerBound)
  }

  @Test("Characters, words and sentences begin and end where people see them")
  func boundaries() {
    let shaping = PangoShaping { false }
    func offsets(_ text: String, _ kind: TextBoundary) -> [Int] {
      shaping.boundaries(in: text).enumerated().filter { $0.element.contains(kind) }.map(\.offset)
    }
    for text in Self.texts { #expect(shaping.boundaries(in: text).count == text.utf16.count + 1) }
    #expect(offsets("👩‍👩‍👧‍👦x🇩🇪", .character) == [0, 11, 12, 16])
    #expect(offsets("e\u{301}x", .character) == [0, 2, 3])
    #expect(offsets("a\r\nb", .character) == [0, 1, 3, 4])
    #expect(offsets("One two, drei.", .wordStart) == [0, 4, 9])
    #expect(offsets("One two, drei.", .wordEnd) == [3, 7, 13])
    #expect(offsets("One. Two!", .sentenceStart) == [0, 5])
    #expect(offsets("One. Two!", .sentenceEnd).last == 9)
    #expect(offsets("", .character) == [0])
    #expect(offsets("مرحبا بالعالم", .wordStart) == [0, 6])
  }
}
