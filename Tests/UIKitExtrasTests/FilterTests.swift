import Imaging
import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

/// Each filter compared with numbers calculated by hand.
@MainActor @Suite(.serialized) struct FilterTests {
  let stage = Stage()

  /// Opaque colors in a row, each a square of 8 by 8.
  private func picture(_ colors: [UIColor]) -> UIImage {
    UIImage.drawn(size: CGSize(width: 8 * colors.count, height: 8), scale: 1) { context in
      for (index, color) in colors.enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index * 8, y: 0, width: 8, height: 8))
      }
    }
  }

  private func color(_ image: UIImage, _ x: Int, _ y: Int = 4) -> [Int] {
    guard let pixels = PixelBuffer(image) else { return [] }
    let start = (y * pixels.width + x) * 4
    return [2, 1, 0, 3].map { Int(pixels.bytes[start + $0]) }
  }

  private func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test(
    "Colors, one by one",
    arguments: [
      (ImageFilter.invert, [55, 155, 205, 255]),
      (.exposure(stops: 1), [255, 200, 100, 255]),
      (.exposure(stops: -1), [100, 50, 25, 255]),
      (.gamma(2), [157, 39, 10, 255]),
      (.monochrome(), [118, 118, 118, 255]),
      (.monochrome(intensity: 0.5), [159, 109, 84, 255]),
      (.sepia(), [165, 147, 114, 255]),
      (.colorControls(brightness: 0.1), [226, 126, 76, 255]),
      (.colorControls(contrast: 2), [255, 73, 0, 255]),
      (.colorControls(saturation: 0), [118, 118, 118, 255]),
      (.posterize(levels: 2), [255, 0, 0, 255]),
      (.posterize(levels: 4), [255, 85, 0, 255]),
      (.threshold(0.5), [0, 0, 0, 255]),
      (.threshold(0.4), [255, 255, 255, 255]),
      (.hue(angle: 0), [200, 100, 50, 255]),
      (.duotone(dark: SIMD3(0, 0, 1), bright: SIMD3(1, 1, 0)), [118, 118, 137, 255]),
      (.colorMatrix([0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0]), [100, 50, 200, 255]),
    ])
  func colors(filter: ImageFilter, expected: [Int]) async throws {
    let image = picture([UIColor(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255, alpha: 1)])
    let made = try await image.filtered(filter)
    #expect(isNear(color(made, 4), expected, 2), "\(color(made, 4))")
    #expect(made.size == image.size)
  }

  @Test("Rotating the hue by a full turn changes nothing; a third makes red green")
  func hue() async throws {
    let red = picture([.red])
    #expect(isNear(color(try await red.filtered(.hue(angle: 2 * .pi)), 4), [255, 0, 0, 255], 2))
    let turned = color(try await red.filtered(.hue(angle: 2 * .pi / 3)), 4)
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
  }

  @Test("Blurs keep uniform areas; edge filters and sharpening find edges")
  func areas() async throws {
    let image = picture([.black, .black, .white, .white])
    let soft = try await image.filtered(.gaussianBlur(radius: 2))
    #expect(isNear(color(soft, 15), [102, 102, 102, 255], 10) && color(soft, 1)[0] == 0)
    let box = try await image.filtered(.boxBlur(radius: 1))
    #expect(isNear(color(box, 15), [85, 85, 85, 255], 2) && color(box, 13)[0] == 0)
    let edges = try await image.filtered(.edges())
    #expect(color(edges, 15)[0] > 200 && color(edges, 4)[0] < 3)
    let gray = picture([UIColor(white: 0.4, alpha: 1), UIColor(white: 0.6, alpha: 1)])
    let sharp = try await gray.filtered(.sharpen(radius: 2, amount: 1))
    #expect(
      color(sharp, 7)[0] < 95 && color(sharp, 8)[0] > 160 && abs(color(sharp, 0)[0] - 102) < 4)
  }

  @Test("Squares have their mean color, also partial ones at the edge")
  func mosaic() async throws {
    let made = try await picture([.black, .white, .black]).filtered(.pixellate(side: 16))
    #expect(isNear(color(made, 2), [128, 128, 128, 255]) && color(made, 2) == color(made, 15))
    #expect(color(made, 20) == [0, 0, 0, 255])
  }

  @Test("A vignette darkens corners and keeps the center")
  func vignette() async throws {
    let image = UIImage.filled(.white, size: CGSize(width: 64, height: 64))
    let made = try await image.filtered(.vignette(radius: 0.4, amount: 0.5))
    #expect(color(made, 32, 32) == [255, 255, 255, 255])
    #expect(
      isNear(color(made, 0, 0), [128, 128, 128, 255], 3)
        && color(made, 50, 32)[0] > color(made, 63, 32)[0])
  }

  @Test("Filters keep transparency and change only colors")
  func transparency() async throws {
    let image = picture([UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)])
    let made = try await image.filtered(.invert)
    #expect(isNear(color(made, 4), [0, 128, 128, 128], 2))
    let soft = try await image.filtered(.gaussianBlur(radius: 1))
    #expect(isNear(color(soft, 4), [128, 0, 0, 128], 2))
  }

  @Test(
    "Filters are applied in order, to each frame of an animation; symbols have no pixels")
  func chains() async throws {
    let image = picture([UIColor(white: 0.2, alpha: 1)])
    let made = try await image.filtered(.invert, .exposure(stops: -1))
    #expect(isNear(color(made, 4), [102, 102, 102, 255], 2))
    let animation = try #require(
      UIImage.animatedImage(with: [image, picture([.red])], duration: 2))
    let frames = try await animation.filtered(.invert)
    #expect(frames.images?.count == 2 && frames.duration == 2)
    #expect(isNear(color(try #require(frames.images?.last), 4), [0, 255, 255, 255]))
    await #expect(throws: ImageFilterError.noPixels) {
      try await UIImage(systemName: "plus")?.filtered(.invert)
    }
  }
}
