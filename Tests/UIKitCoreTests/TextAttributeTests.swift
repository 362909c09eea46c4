import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Each text attribute by its rendering: black letters on white, and red for the tested part.
@MainActor @Suite(.serialized) struct TextAttributeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private typealias Attributes = [NSAttributedString.Key: Any]

  /// The dark and the red parts of an image of 160 × 80.
  private struct Ink {
    var dark: [(x: Int, y: Int)] = []
    var red: [(x: Int, y: Int)] = []

    /// Ranges of rows that contain red, from top to bottom.
    var redBands: Int {
      let rows = Set(red.map(\.y)).sorted()
      return rows.indices.count { $0 == 0 || rows[$0] != rows[$0 - 1] + 1 }
    }
  }

  private func ink(_ text: NSAttributedString, at point: CGPoint = CGPoint(x: 8, y: 20)) throws
    -> Ink
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: 160, height: 80)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      text.draw(at: point)
    }
    let pixels = try #require(image.cgImage)
    return pixels.withPixels { bytes in
      var ink = Ink()
      for y in 0..<80 {
        for x in 0..<160 {
          let start = y * pixels.bytesPerRow + x * 4
          let (blue, green, red) = (bytes[start], bytes[start + 1], bytes[start + 2])
          if red < 100 { ink.dark.append((x, y)) }
          if red > 200, green < 120, blue < 120 { ink.red.append((x, y)) }
        }
      }
      return ink
    }
  }

  private func text(_ string: String, _ attributes: Attributes = [:]) -> NSAttributedString {
    let font: Attributes = [.font: UIFont.systemFont(ofSize: 24, weight: .bold)]
    return NSAttributedString(string: string, attributes: font.merging(attributes) { $1 })
  }

  @Test("Underlines are single or double, in their own color")
  func underline() throws {
    var attributes: Attributes = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
    ]
    let one = try ink(text("mmm", attributes))
    #expect(one.redBands == 1 && one.red.count > 40)
    #expect((one.red.map(\.y).min() ?? 0) > (one.dark.map(\.y).max() ?? 0))
    attributes[.underlineStyle] = NSUnderlineStyle.double.rawValue
    #expect(try ink(text("mmm", attributes)).redBands == 2)
    attributes[.underlineStyle] = 0
    #expect(try ink(text("mmm", attributes)).red.isEmpty)
  }

  @Test("Strikethroughs have their own color")
  func strikethrough() throws {
    let struck = try ink(text("mmm", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]))
    let rows = struck.red.map(\.y)
    #expect(struck.redBands == 1 && struck.red.count > 40)
    #expect((rows.min() ?? 0) > (struck.dark.map(\.y).min() ?? 99))
    #expect((rows.max() ?? 99) < (struck.dark.map(\.y).max() ?? 0))
  }

  @Test("Baseline offsets raise and lower letters")
  func baselineOffset() throws {
    for offset in [12, -12] {
      let both = NSMutableAttributedString(attributedString: text("m"))
      both.append(text("m", [.baselineOffset: offset, .foregroundColor: UIColor.red]))
      let ink = try ink(both)
      let way = (ink.dark.map(\.y).min() ?? 0) - (ink.red.map(\.y).min() ?? 0)
      #expect(abs(way - offset) <= 1)
    }
  }

  @Test("Kerning adds points between letters, from any number type")
  func kern() {
    let width = text("mmm").size().width
    for number in [4, 4.0, CGFloat(4), Float(4), NSNumber(value: 4)] as [Any] {
      #expect(abs(text("mmm", [.kern: number]).size().width - width - 12) < 4.1)
    }
  }

  @Test("Ligatures can be turned off")
  func ligatures() throws {
    func run(_ attributes: Attributes) throws -> TextRequest.Run {
      let font = UIFont.systemFont(ofSize: 12)
      return try #require(text("fi", attributes).textRuns(font: font, traits: .current).first)
    }
    let runs = try [[:], [.ligature: 1], [.ligature: 0]].map(run)
    #expect(runs.map(\.hasLigatures) == [true, true, false])
    #expect(try ink(text("fi", [.ligature: 0])).dark.count > 40)
  }

  @Test("A shadow has its offset and blur, for these letters only")
  func shadow() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 30, height: 10)
    let plain = try ink(text("m"))
    let cast = try ink(text("m", [.shadow: shadow]))
    #expect(plain.red.isEmpty && cast.dark.count == plain.dark.count)
    #expect(cast.red.map(\.x).min() == plain.dark.map(\.x).min().map { $0 + 30 })
    #expect(cast.red.map(\.y).max() == plain.dark.map(\.y).max().map { $0 + 10 })
    let two = NSMutableAttributedString(attributedString: text("m"))
    two.append(text("m", [.shadow: shadow]))
    let redOfTwo = try ink(two).red.count
    #expect(abs(redOfTwo - cast.red.count) < 12)
    shadow.shadowBlurRadius = 8
    let soft = try ink(text("m", [.shadow: shadow]))
    #expect(soft.red.count < cast.red.count && soft.dark.count == plain.dark.count)
    shadow.shadowColor = nil
    #expect(try ink(text("m", [.shadow: shadow])).red.isEmpty)
  }

  @Test("A label draws the shadow, too")
  func labelShadow() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text("m", [.shadow: NSShadow()])
    label.display()
    guard case .group(let nodes)? = label.layer.contentNode?.content else {
      Issue.record("there is no shadow below the text")
      return
    }
    #expect(nodes.count == 2)
    label.attributedText = text("m")
    label.display()
    if case .group? = label.layer.contentNode?.content { Issue.record("the shadow stayed") }
  }

  @Test("Paragraph styles set line spacing and override the label")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    #expect(style.lineSpacing == 0 && style.lineBreakMode == .byWordWrapping)
    #expect(style.alignment == .natural && style == NSParagraphStyle.default)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text("one\ntwo\nthree")
    let tight = label.sizeThatFits(.zero).height
    style.lineSpacing = 10
    label.attributedText = text("one\ntwo\nthree", [.paragraphStyle: style])
    #expect(label.sizeThatFits(.zero).height == tight + 20)
    #expect(
      text("one\ntwo", [.paragraphStyle: style]).size().height
        == text("one\ntwo").size().height + 10)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style && copy !== style && (style.copy() as? NSParagraphStyle) == style)
  }

  @Test("Paragraph styles set alignment and truncation", arguments: [true, false])
  func alignment(isRight: Bool) throws {
    let style = NSMutableParagraphStyle()
    style.alignment = isRight ? .right : .left
    style.lineBreakMode = .byTruncatingTail
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let attributed = text("m", [.paragraphStyle: style])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 40), format: format)
      .image { _ in attributed.draw(in: CGRect(x: 0, y: 0, width: 160, height: 40)) }
    let pixels = try #require(image.cgImage)
    let isInkRight = pixels.withPixels { bytes in
      (0..<40).contains { y in
        (100..<160).contains { bytes[y * pixels.bytesPerRow + $0 * 4 + 3] > 0 }
      }
    }
    #expect(isInkRight == isRight)
    let label = UILabel()
    label.attributedText = text(String(repeating: "word ", count: 20), [.paragraphStyle: style])
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width <= 60)
  }

  @Test("A text whose attributes are like the ones before is set again")
  func again() {
    let label = UILabel()
    for _ in 0..<3 {
      let whole = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 28)])
      whole.append(
        NSAttributedString(
          string: "´",
          attributes: [
            .font: UIFont.systemFont(ofSize: 28), .underlineStyle: NSUnderlineStyle.single.rawValue,
          ]))
      label.attributedText = whole
      #expect(label.text == "ab´")
    }
  }

  @Test("In a layout from right to left, text is at the right side by nature")
  func naturalSide() throws {
    let stage = Stage(size: CGSize(width: 200, height: 40))
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Hi"
    label.textColor = .black
    controller.view.backgroundColor = .white
    stage.show(controller)
    controller.view.addSubview(label)
    func inkIsLeft() throws -> Bool {
      stage.settle()
      let image = try #require(stage.picture())
      let row = image.bytesPerRow
      let dark = image.withPixels { pixels in
        (0..<200).filter { x in (0..<40).contains { pixels[$0 * row + x * 4] < 128 } }
      }
      return try #require(dark.max()) < 100
    }
    #expect(try inkIsLeft())
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try !inkIsLeft())
    label.textAlignment = .left
    #expect(try inkIsLeft())
  }

  @Test("Runs of a Swift string get no attributes of their own in the conversion")
  func conversion() {
    let plain =
      AttributedString("a", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
      + AttributedString("b", attributes: AttributeContainer([.foregroundColor: UIColor.blue]))
    #expect(NSAttributedString(plain).attribute(.ligature, at: 1, effectiveRange: nil) == nil)
    let text =
      AttributedString(
        "a", attributes: AttributeContainer([.ligature: 0, .foregroundColor: UIColor.red]))
      + AttributedString(
        "b", attributes: AttributeContainer([.ligature: 0, .foregroundColor: UIColor.blue]))
    let converted = NSAttributedString(text)
    #expect(converted.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(
      (converted.attribute(.ligature, at: 0, effectiveRange: nil) as? NSNumber)?.intValue == 0)
  }

  @Test("Links are URLs or strings, of Swift and of Foundation")
  func links() throws {
    let url = try #require(NSURL(string: "https://one.example"))
    #expect(URL(link: url)?.host == "one.example")
    #expect(URL(link: url.absoluteURL)?.host == "one.example")
    #expect(URL(link: "https://two.example")?.host == "two.example")
    #expect(URL(link: NSString(string: "https://two.example"))?.host == "two.example")
    #expect(URL(link: 1) == nil && URL(link: nil) == nil)
  }
}
