import Testing
import UIKit

@testable import UIKitExtras

@MainActor @Suite struct TextTests {
  private func parts(_ selection: TextSelection, _ text: String) -> [String] {
    selection.ranges(text).map { (text as NSString).substring(with: $0) }
  }

  @Test("Strings select all occurrences, numbers select characters, emoji count as one")
  func selections() {
    let text = "👨‍👩‍👧 and 👨‍👩‍👧 and é🇨🇳"
    #expect(parts("👨‍👩‍👧", text) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(parts(0, text) == ["👨‍👩‍👧"] && parts(6, text) == ["👨‍👩‍👧"])
    #expect(
      parts(.characters(12..<14), text) == ["é🇨🇳"] && parts(.characters(12...99), text) == ["é🇨🇳"])
    #expect(parts(99, text).isEmpty && parts(-1, text).isEmpty && parts("", text).isEmpty)
    #expect(parts(.first("and"), text) == ["and"] && parts(.all, text) == [text])
    #expect(parts(.every("AND", options: .caseInsensitive), text).count == 2)
    #expect(parts(.every("aa"), "aaaa") == ["aa", "aa"] && parts(.all, "").isEmpty == false)
  }

  @Test("A pattern finds all its matches in whole characters, even after emoji")
  func patterns() throws {
    let text = "😀1 of 😀😀12 and é345"
    #expect(parts(try .matches(ofPattern: "[0-9]+"), text) == ["1", "12", "345"])
    #expect(parts(try .matches(ofPattern: "([0-9])([0-9]+)", group: 2), text) == ["2", "45"])
    #expect(parts(try .matches(ofPattern: "é", group: 3), text).isEmpty)
    #expect(throws: (any Error).self) { try TextSelection.matches(ofPattern: "[") }
  }

  @Test("UTF-16 ranges are clamped to the text and never split a character")
  func utf16() {
    #expect(parts(.utf16(NSRange(location: 1, length: 1)), "😀a") == ["😀"])
    #expect(parts(.utf16(NSRange(location: 2, length: 90)), "😀a") == ["a"])
    #expect(parts(.utf16(NSRange(location: 9, length: 1)), "😀a").isEmpty)
    #expect(parts(.utf16(NSRange(location: NSNotFound, length: 1)), "😀a").isEmpty)
    #expect("😀a".nsRange == NSRange(location: 0, length: 3))
  }

  @Test("Attributes add up, later ones win, and empty selections change nothing")
  func looks() {
    let text = "3 of 12".attributed { text in
      text.style(.all) { $0.font(size: 17).color(.gray) }
      text.style("12") { $0.color(.red).underline().kern(2).background(.yellow).strikethrough() }
      text.style("none") { $0.color(.blue) }
      text.style(0) { $0.attribute(NSAttributedString.Key("own"), 5) }
    }
    let first = text.attributes(at: 0, effectiveRange: nil)
    let last = text.attributes(at: 6, effectiveRange: nil)
    #expect(
      first[.foregroundColor] as? UIColor == .gray
        && first[NSAttributedString.Key("own")] as? Int == 5)
    #expect(last[.foregroundColor] as? UIColor == .red && last[.underlineStyle] as? Int == 1)
    #expect(last[.kern] as? CGFloat == 2 && last[.backgroundColor] as? UIColor == .yellow)
    #expect(last[.strikethroughStyle] as? Int == 1 && (last[.font] as? UIFont)?.pointSize == 17)
    let more = AttributedText(text).append(" photos") { $0.font(size: 11) }.result
    #expect(more.string == "3 of 12 photos")
    #expect((more.attributes(at: 9, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 11)
  }

  @Test("Texts follow each other with other attributes, and as many")
  func appendedAttributes() {
    for _ in 0..<20 {
      let text = AttributedText("").append("a") { $0.font(size: 11).color(.red) }
        .append("b") { $0.font(size: 11).underline() }.result
      #expect(text.string == "ab")
      let (first, last) = (
        text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 1, effectiveRange: nil)
      )
      #expect(first[.foregroundColor] as? UIColor == .red && first[.underlineStyle] == nil)
      #expect(last[.underlineStyle] as? Int == 1 && last[.foregroundColor] == nil)
    }
    let colors = "abc".attributed { text in
      text.style("a") { $0.color(.red) }
      text.style("b") { $0.color(.green) }
      text.style("c") { $0.color(.blue) }
    }
    let again = AttributedText(colors).append("d") { $0.color(.white) }.result
    #expect(
      (0..<4).map { again.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        == [.red, .green, .blue, .white])
  }

  @Test("Underlines, baselines, shadows and paragraphs under Apple's names")
  func moreLooks() throws {
    let text = "E = mc2".attributed { text in
      text.style(.all) { $0.lineSpacing(6).alignment(.center) }
      text.style("mc") { $0.underline(.double, color: .red).strikethrough(color: .blue) }
      text.style("E") {
        $0.shadow(.black, offset: CGSize(width: 1, height: 2), blur: 3).ligatures(false)
      }
      text.style("2") { $0.baselineOffset(8) }
    }
    func value<Value>(_ key: NSAttributedString.Key, at place: Int) throws -> Value {
      try #require(text.attribute(key, at: place, effectiveRange: nil) as? Value)
    }
    let style: NSParagraphStyle = try value(.paragraphStyle, at: 3)
    #expect(style.lineSpacing == 6 && style.alignment == .center)
    #expect(try value(.underlineStyle, at: 4) == NSUnderlineStyle.double.rawValue)
    #expect(try value(.underlineColor, at: 4) == UIColor.red)
    #expect(try value(.strikethroughStyle, at: 5) == 1)
    #expect(try value(.strikethroughColor, at: 5) == UIColor.blue)
    #expect(try value(.baselineOffset, at: 6) == CGFloat(8) && (try value(.ligature, at: 0)) == 0)
    let shadow: NSShadow = try value(.shadow, at: 0)
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2) && shadow.shadowBlurRadius == 3)
    #expect(shadow.shadowColor as? UIColor == .black)
  }

  @Test(
    "A limit counts characters, and a longer text shrinks to fit")
  func limits() {
    let limit = TextLimit(5)
    #expect(limit.limited("👨‍👩‍👧👨‍👩‍👧abcdef") == "👨‍👩‍👧👨‍👩‍👧abc" && limit.remaining(in: "ab") == 3)
    let end = NSRange(location: 3, length: 0)
    #expect(limit.allows(replacing: end, in: "abc", with: "de"))
    #expect(!limit.allows(replacing: end, in: "abc", with: "def"))
    #expect(limit.applied(replacing: end, in: "abc", with: "def") == "abcde")
    #expect(
      limit.applied(replacing: NSRange(location: 0, length: 3), in: "abc", with: "😀😀😀😀😀😀")
        == "😀😀😀😀😀")
    #expect(limit.allows(replacing: NSRange(location: 0, length: 1), in: "abcdefgh", with: ""))
    #expect(!limit.allows(replacing: NSRange(location: 7, length: 9), in: "abc", with: ""))
    #expect(limit.applied(replacing: NSRange(location: 7, length: 9), in: "abc", with: "") == nil)
    #expect(limit.applied(replacing: end, in: "abc", with: "\u{301}xyz") == "abc\u{301}xy")
  }
}
