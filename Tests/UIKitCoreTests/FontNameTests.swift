import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct FontNameTests {
  private let stage = Stage()

  @Test func everyInstalledFamilyIsFoundByItsName() throws {
    let families = UIFont.familyNames
    #expect(families == families.sorted() && !families.isEmpty)
    for family in families.prefix(20) {
      let font = try #require(UIFont(name: family, size: 20), "\(family)")
      #expect(font.pointSize == 20)
    }
    #expect(UIFont(name: "No Such Font", size: 12) == nil && UIFont(name: "", size: 12) == nil)
  }

  @Test func fontsAreFoundByTheNamesThatTheyHave() throws {
    let family = try #require(
      UIFont.familyNames.first { UIFont.fontNames(forFamilyName: $0).count > 1 })
    for name in UIFont.fontNames(forFamilyName: family) {
      let font = try #require(UIFont(name: name, size: 0), "\(name)")
      #expect(font.pointSize == 12)
      #expect(font.fontName == name && font.familyName == family)
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func aDescriptorChangesTraitsAndSize() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(
      descriptor: body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]), size: 0)
    #expect(bold.pointSize == 17 && bold.fontRequest.weight == 700 && bold.fontRequest.isItalic)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: body.fontDescriptor, size: 30).pointSize == 30)
    #expect(body.fontDescriptor.withSize(20).pointSize == 20)
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .semibold).fontDescriptor
    #expect(mono.symbolicTraits == [.traitBold, .traitMonoSpace])
    #expect(mono.withSymbolicTraits([]).symbolicTraits == [])
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(title.pointSize == 28 && !title.postscriptName.isEmpty)
    #expect(title == UIFont.preferredFont(forTextStyle: .title1).fontDescriptor)
    #expect(UIFont.systemFont(ofSize: 14).leading >= 0)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
  }

  @Test func valuesBoxPointsSizesAndRectangles() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test func textIsMeasuredAndDrawnAsStringOrObject() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = "Some words to wrap"
    let object = NSString(string: text)
    let size = text.size(withAttributes: attributes)
    #expect(size.width > 50 && object.size(withAttributes: attributes) == size)
    let limit = CGSize(width: 80, height: 1000)
    let bounds = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(bounds.height > size.height * 1.5 && bounds.width <= 80)
    #expect(
      object.boundingRect(
        with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        == bounds)
    func dark(_ draw: (CGRect) -> Void) throws -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let area = CGRect(x: 0, y: 0, width: 80, height: 120)
      let image = UIGraphicsImageRenderer(size: area.size, format: format).image { _ in draw(area) }
      let pixels = try #require(image.cgImage)
      return pixels.withPixels { bytes in
        (0..<pixels.height * pixels.bytesPerRow / 4).count { bytes[$0 * 4 + 3] > 128 }
      }
    }
    let drawn = try dark {
      text.draw(with: $0, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }
    #expect(drawn > 200)
    #expect(try dark { object.draw(in: $0, withAttributes: attributes) } == drawn)
    #expect(
      try dark {
        object.draw(
          with: $0, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      } == drawn)
    let line = try dark { text.draw(at: $0.origin, withAttributes: attributes) }
    #expect(line > 100 && line < drawn)
    #expect(try dark { object.draw(at: $0.origin, withAttributes: attributes) } == line)
  }
}
