import Foundation
import HostInterface
import RenderTree
import Testing

@testable import GtkHost

@MainActor @Suite struct PangoTextTests {
  private let shaping = PangoShaping()
  private let font = FontRequest(size: 16)

  private func layOut(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, lines: Int = 0,
    truncation: TextRequest.Truncation = .tail, alignment: TextRequest.Alignment = .natural,
    spacing: CGFloat = 0
  ) -> any TextLayout {
    shaping.layOut(
      TextRequest(
        runs: [.init(text, font: font)], width: width, height: height, maximumLines: lines,
        alignment: alignment, truncation: truncation, lineSpacing: spacing))
  }

  private let long = "The quick brown fox jumps over the lazy dog, again and again and again."

  @Test func wraps() {
    let layout = layOut(long)
    #expect(layout.lineCount == 1)
    let wrapped = layOut(long, width: 150)
    #expect(wrapped.lineCount > 3)
    #expect(wrapped.size.width <= 150)
    #expect(!wrapped.isTruncated)
    #expect(abs(wrapped.size.height - layout.size.height * CGFloat(wrapped.lineCount)) < 0.5)
    #expect(wrapped.lastBaseline > wrapped.firstBaseline)
  }

  /// A sentence in Arabic runs from right to left, although the name of a file is its first word.
  @Test func anIsolatedNameDoesNotTurnItsSentence() {
    let name = "\u{2068}RAW_1.dng\u{2069}"
    let sentence = "«\(name)» تالف: بدايته غير مفهومة."
    #expect(layOut(sentence, width: 600).bounds.maxX > 595)
    #expect(layOut("\(sentence)\n12\n\(sentence)", width: 600).bounds.minX > 5)
    // Its last line begins with a word in Latin letters.
    let long = "تالف \(name) \(String(repeating: "\(name) ", count: 20))"
    #expect(layOut(long, width: 300, lines: 2).bounds.maxX > 290)
    #expect(layOut(name, width: 600).bounds.minX < 5, "what stands alone")
    #expect(layOut("b שלום", width: 600).bounds.minX < 5)
  }

  /// Hyphens where a word only had no room would be wrong in most languages.
  @Test func aWordIsBrokenWithoutAHyphen() {
    let width = layOut("WWW").size.width
    #expect(layOut(String(repeating: "W", count: 12), width: width + 0.5).lineCount == 4)
  }

  /// Where a name has no room, the mark after it isn't what goes to the next line.
  @Test(arguments: ["“damaged.jpg”", "„damaged.jpg“", "«damaged.jpg»"])
  func aQuotationMarkIsNotAlone(word: String) {
    let narrow = layOut(String(word.dropLast())).size.width + 0.5
    let layout = layOut(word, width: narrow)
    #expect(layout.lineCount == 2)
    let (end, mark) = (word.utf16.count, layOut(String(word.suffix(1))).size.width)
    #expect(layout.caretRect(at: end).minX > mark + 2, "letters are before it")
    #expect(layOut("(\(word))", width: 400).lineCount == 1)
  }

  /// A label of exactly its fitting size must not wrap.
  @Test func fitsWhereItWasMeasured() {
    for count in 1..<30 {
      let text = String(long.prefix(count * 2))
      let size = layOut(text).size
      let again = layOut(text, width: size.width, height: size.height)
      #expect(again.lineCount == 1)
      #expect(!again.isTruncated)
    }
  }

  /// The ellipsis within a line isn't wider than elsewhere: what doesn't fit leaves room at the end.
  @Test func aLineThatIsShortenedInItsMiddleHasNoGap() {
    let widths = Set(
      (0..<24).map {
        layOut(long, width: 120 + CGFloat($0), lines: 1, truncation: .middle).size.width
      })
    #expect(widths.count < 12, "\(widths.sorted())")
    #expect((widths.max() ?? 0) <= 143)
    let right = layOut(long, width: 130, lines: 1, truncation: .middle, alignment: .right)
    #expect(right.isTruncated && right.size.width <= 130)
  }

  @Test(arguments: [TextRequest.Truncation.head, .middle, .tail])
  func shortens(_ truncation: TextRequest.Truncation) {
    for lines in 1...3 {
      let layout = layOut(long, width: 120, lines: lines, truncation: truncation)
      #expect(layout.lineCount == lines)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 120)
    }
  }

  @Test func limitsLinesOfAllParagraphs() {
    let layout = layOut("a\nb\nc\nd", lines: 2)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    let line = layOut("a\nb", lines: 1)
    #expect(line.lineCount == 1)
    #expect(line.isTruncated)
    #expect(line.size.width > layOut("a").size.width)
    #expect(layOut("a\nb", lines: 2).isTruncated == false)
  }

  @Test func clipsWithoutAnEllipsis() {
    let layout = layOut(long, width: 100, lines: 2, truncation: .none)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
  }

  @Test func showsOnlyLinesThatFit() {
    let line = layOut("x").size.height
    let layout = layOut(long, width: 100, height: line * 2.5)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    #expect(layOut(long, width: 100, height: 3).lineCount == 1)
  }

  @Test func spacesLines() {
    let tight = layOut("a\nb\nc")
    let loose = layOut("a\nb\nc", spacing: 10)
    #expect(abs(loose.size.height - tight.size.height - 20) < 0.1)
    let cut = layOut("a\nb\nc\nd\ne", lines: 3, spacing: 10)
    #expect(abs(cut.size.height - loose.size.height) < 0.1)
  }

  @Test func aligns() {
    #expect(layOut("hi", width: 200).bounds.minX < 5)
    #expect(layOut("hi", width: 200, alignment: .right).bounds.maxX > 195)
    let center = layOut("hi", width: 200, alignment: .center).bounds
    #expect(abs(center.midX - 100) < 3)
    #expect(layOut("שלום", width: 200).bounds.maxX > 195)
    #expect(layOut("שלום", width: 200, alignment: .left).bounds.minX < 5)
    #expect(layOut("שלום", width: 200, alignment: .right).bounds.maxX > 195)
  }

  @Test func acceptsAnyText() {
    let texts = [
      "", "\n", "\n\n", "a\0b", "👩‍👩‍👧‍👦🇩🇪", "עברית and English", "e\u{301}\u{200D}",
      "\u{2028}x\u{2029}",
      "\r\n", String(repeating: "w", count: 600), "\u{FFFF}\u{FEFF}", "tab\there",
    ]
    for text in texts {
      for width in [nil, 0, -5, 50, .infinity, .nan] as [CGFloat?] {
        for lines in 0...2 {
          let layout = layOut(text, width: width, height: 30, lines: lines)
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
          #expect(layout.lineCount >= 1)
          #expect(lines == 0 || layout.lineCount <= lines)
        }
      }
    }
  }

  @Test func truncatesTextThatCannotBeVisible() {
    let endless = String(repeating: "ü", count: 400_000)
    let layout = layOut(endless, width: 100, lines: 2)
    #expect(layout.lineCount == 2)
    #expect(layout.isTruncated)
    #expect(layOut(endless, lines: 1).lineCount == 1)
  }

  @Test func measuresFonts() {
    let small = shaping.metrics(for: font)
    let large = shaping.metrics(for: FontRequest(size: 32))
    #expect(small.ascender > small.capHeight)
    #expect(small.capHeight > small.xHeight)
    #expect(small.xHeight > 0)
    #expect(small.descender < 0)
    // Unhinted: exactly twice the size is twice the height.
    #expect(abs(large.capHeight - 2 * small.capHeight) < 0.1)
    #expect(abs(large.ascender - 2 * small.ascender) < 0.1)
    #expect(abs(layOut("x").size.height - (small.ascender - small.descender)) < 0.1)
  }

  @Test func setsDigitsOfEqualWidth() {
    var font = FontRequest(size: 20)
    font.hasMonospacedDigits = true
    let widths = ["1111", "8888"].map {
      shaping.layOut(TextRequest(runs: [.init($0, font: font)])).size.width
    }
    #expect(abs(widths[0] - widths[1]) < 0.01)
  }

  @Test func kernsAndWeighs() {
    let plain = layOut("kerning").size.width
    var kerned = TextRequest(runs: [.init("kerning", font: font)])
    kerned.runs[0].kern = 3
    #expect(shaping.layOut(kerned).size.width > plain + 15)
    let bold = TextRequest(runs: [.init("kerning", font: FontRequest(size: 16, weight: 800))])
    #expect(shaping.layOut(bold).size.width > plain)
  }

  @Test func keepsLayouts() {
    #expect(layOut("same", width: 90) === layOut("same", width: 90))
    #expect(layOut("same", width: 90) !== layOut("same", width: 91))
  }

  @Test func draws() {
    let runs = [
      TextRequest.Run("II", font: FontRequest(size: 30, weight: 900), color: red),
      TextRequest.Run("II", font: FontRequest(size: 30, weight: 900)),
    ]
    let text = shaping.layOut(TextRequest(runs: runs))
    let node = RenderNode(.text(text, origin: CGPoint(x: 4, y: 2), color: blue))
    let probe = PixelProbe(node, width: 80)
    let colors = Set((0..<80).map { probe[$0, 20] })
    #expect(colors.contains([255, 0, 0]))
    #expect(colors.contains([0, 0, 255]))
    #expect(probe.inkCount > 50)
    let empty = RenderNode(.text(layOut(""), origin: .zero, color: blue))
    #expect(PixelProbe(empty).inkCount == 0)
  }
}
