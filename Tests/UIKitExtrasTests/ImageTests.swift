import Imaging
import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

@MainActor @Suite(.serialized) struct ImageTests {
  let stage = Stage()

  /// Red, green, blue and alpha as stored.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = PixelBuffer(image), x < pixels.width, y < pixels.height else { return [] }
    let start = (y * pixels.width + x) * 4
    return [2, 1, 0, 3].map { pixels.bytes[start + $0] }
  }

  @Test("One color, with corners; equal requests return the same image")
  func filled() {
    let image = UIImage.filled(.red, size: CGSize(width: 20, height: 20), cornerRadius: 10)
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(pixel(image, 10, 10) == [255, 0, 0, 255] && pixel(image, 0, 0)[3] == 0)
    #expect(UIImage.filled(.red, size: CGSize(width: 20, height: 20), cornerRadius: 10) === image)
    #expect(UIImage.filled(.red, size: CGSize(width: 20, height: 20)) !== image)
    #expect(UIImage.filled(.blue).size == CGSize(width: 1, height: 1))
  }

  @Test("Drawing has the requested number of pixels")
  func drawn() {
    let image = UIImage.drawn(size: CGSize(width: 10, height: 6), scale: 3) { context in
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
    #expect(image.cgImage?.width == 30 && image.size == CGSize(width: 10, height: 6))
    #expect(pixel(image, 3, 3) == [0, 255, 0, 255] && pixel(image, 25, 3)[3] == 0)
  }

  @Test("Linear and radial gradients")
  func gradients() {
    let line = UIImage.linearGradient(
      [.black, .white], from: .zero, to: CGPoint(x: 1, y: 0), size: CGSize(width: 100, height: 4))
    #expect(pixel(line, 1, 2)[0] < 8 && pixel(line, 98, 2)[0] > 247)
    #expect(abs(Int(pixel(line, 50, 2)[0]) - 128) < 6)
    let rings = UIImage.radialGradient(
      [.white, .black], radius: 50, size: CGSize(width: 100, height: 100))
    #expect(pixel(rings, 50, 50)[0] > 250 && pixel(rings, 99, 50)[0] < 5)
    #expect(abs(Int(pixel(rings, 75, 50)[0]) - 127) < 5 && pixel(rings, 0, 0) == [0, 0, 0, 255])
    let faded = UIImage.radialGradient(
      [.red, .clear], locations: [0.5, 1], radius: 50, size: CGSize(width: 100, height: 100))
    #expect(pixel(faded, 60, 50) == [255, 0, 0, 255] && pixel(faded, 99, 50)[3] < 6)
    #expect(UIImage.radialGradient([], size: CGSize(width: 2, height: 2)).cgImage != nil)
  }

  @Test("Eighteen kinds of glyphs; the directional ones are rotations of each other")
  func glyphs() {
    #expect(Glyph.all.count == 36 && Set(Glyph.all).count == 36)
    var pictures: Set<[UInt8]> = []
    for glyph in Glyph.all {
      let image = UIImage.glyph(glyph, side: 40, color: .black)
      let bytes = PixelBuffer(image)?.bytes ?? []
      #expect(image.size == CGSize(width: 40, height: 40) && bytes.contains(255), "\(glyph)")
      pictures.insert(bytes)
    }
    #expect(pictures.count == 36)
    let up = UIImage.glyph(Glyph(.arrow(.up)), side: 40)
    let right = UIImage.glyph(Glyph(.arrow(.right)), side: 40)
    for (x, y) in [(20, 8), (20, 30), (12, 16), (5, 5)] {
      #expect(abs(Int(pixel(up, x, y)[3]) - Int(pixel(right, 39 - y, x)[3])) < 12)
    }
  }

  @Test("A disc's sign is cut out of it; rings have holes")
  func discs() {
    let disc = UIImage.glyph(Glyph(.plus, in: .disc), side: 40, color: .red)
    #expect(pixel(disc, 20, 20)[3] == 0 && pixel(disc, 8, 12) == [255, 0, 0, 255])
    let ring = UIImage.circle(side: 40)
    #expect(pixel(ring, 20, 20)[3] == 0 && pixel(ring, 20, 2)[3] == 255)
    #expect(pixel(.circle(side: 40, isFilled: true), 20, 20)[3] == 255)
  }
}
