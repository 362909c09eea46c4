import QuartzCore
import Testing
import UIKit
import UIKitStage

/// What text layers draw and where.
@MainActor @Suite(.serialized) struct TextLayerTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let screen = UIViewController()
  private let layer = CATextLayer()

  init() {
    stage.show(screen)
    screen.view.backgroundColor = .black
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    CATransaction.setDisableActions(true)
    screen.view.layer.addSublayer(layer)
  }

  /// The smallest rectangle around pixels that aren't black, and the brightest of them.
  private func ink() throws -> (box: CGRect, brightest: [UInt8]) {
    stage.settle()
    let picture = try #require(stage.picture())
    return picture.withPixels { pixels in
      var box = CGRect.null
      var brightest: [UInt8] = [0, 0, 0]
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let at = y * picture.bytesPerRow + x * 4
          let color = [pixels[at + 2], pixels[at + 1], pixels[at]]
          guard color.contains(where: { $0 > 40 }) else { continue }
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          if color.lexicographicallyPrecedes(brightest) == false { brightest = color }
        }
      }
      return (box, brightest)
    }
  }

  @Test func defaultsAreApples() {
    #expect(layer.fontSize == 36 && layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(layer.string == nil && layer.font == nil)
  }

  @Test func plainTextHasTheLayersFontAndColor() throws {
    layer.string = "HHH"
    layer.foregroundColor = UIColor.red.cgColor
    let large = try ink()
    #expect(large.box.minX < 10 && large.box.minY < 30 && large.brightest == [255, 0, 0])
    layer.font = UIFont.systemFont(ofSize: 90)
    layer.fontSize = 12
    let small = try ink()
    #expect(small.box.width < large.box.width / 2, "a font's own size isn't used")
  }

  @Test(arguments: [
    (CATextLayerAlignmentMode.left, 0..<30), (.right, 170..<201), (.center, 85..<115),
  ])
  func linesAreAligned(_ mode: CATextLayerAlignmentMode, _ range: Range<Int>) throws {
    layer.string = "I"
    layer.fontSize = 20
    layer.alignmentMode = mode
    let box = try ink().box
    #expect(range.contains(Int(box.minX)) && range.contains(Int(box.maxX)))
  }

  @Test func longTextIsCutOffWrappedOrShortened() throws {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.string = "many words in a row that are long"
    layer.fontSize = 16
    let line = try ink().box
    #expect(line.height < 25 && line.maxX >= 98 && line.maxX <= 100)
    layer.isWrapped = true
    #expect(try ink().box.height > 40)
    layer.isWrapped = false
    layer.truncationMode = .end
    let short = try ink().box
    #expect(short.height < 25 && short.maxX <= 100)
  }

  @Test func attributesReplaceTheLayersOwn() throws {
    let text = NSMutableAttributedString(
      string: "HHH",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.green])
    layer.string = text
    layer.foregroundColor = UIColor.red.cgColor
    text.mutableString.setString("")
    let ink = try ink()
    #expect(ink.brightest[0] == 0 && ink.brightest[1] > 100 && ink.box.height < 14)
  }

  @Test func colorAndSizeAreAnimated() throws {
    layer.string = "HHH"
    layer.foregroundColor = UIColor.red.cgColor
    stage.settle()
    let animation = CABasicAnimation(keyPath: "foregroundColor")
    animation.fromValue = UIColor.blue.cgColor
    animation.toValue = UIColor.blue.cgColor
    animation.duration = 10
    layer.add(animation, forKey: nil)
    stage.advance(frames: 2)
    #expect(layer.presentation()?.foregroundColor == UIColor.blue.cgColor)
    let picture = try #require(stage.picture())
    let hasBlue = picture.withPixels { pixels in
      (0..<picture.height * picture.width).contains { pixels[$0 * 4] == 255 }
    }
    #expect(hasBlue)
  }
}
