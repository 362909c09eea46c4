import QuartzCore
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Images of which only the shape matters.
@MainActor @Suite(.serialized) struct TemplateImageTests {
  private let stage = Stage(size: CGSize(width: 20, height: 20))
  private let controller = UIViewController()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// Green on the left, transparent on the right.
  private let image = UIImage(
    cgImage: CGImage(width: 20, height: 20) { pixels in
      for index in 0..<400 where index % 20 < 10 {
        pixels[index * 4 + 1] = 255
        pixels[index * 4 + 3] = 255
      }
    })

  init() {
    stage.show(controller)
    controller.view.addSubview(view)
  }

  /// Red, green and blue on the left and on the right.
  private func colors() throws -> [[UInt8]] {
    stage.settle()
    let picture = try #require(stage.picture())
    return picture.withPixels { pixels in
      [5, 15].map { x in
        [2, 1, 0].map { pixels[10 * picture.bytesPerRow + x * 4 + $0] }
      }
    }
  }

  @Test("A template image is drawn in its view's tint color, also after a change")
  func template() throws {
    view.tintColor = .red
    view.image = image.withRenderingMode(.alwaysTemplate)
    #expect(try colors() == [[255, 0, 0], [0, 0, 0]])
    view.tintColor = .blue
    #expect(try colors() == [[0, 0, 255], [0, 0, 0]])
    view.image = image
    #expect(try colors()[0] == [0, 255, 0])
  }

  @Test("The window's tint color is inherited and follows dark mode")
  func inherited() throws {
    view.image = image.withRenderingMode(.alwaysTemplate)
    stage.window?.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(try colors()[0] == [255, 0, 0])
    stage.prefersDarkAppearance = true
    #expect(try colors()[0] == [255, 255, 255])
  }

  @Test(
    "An image's own tint color is used unless it is a template",
    arguments: [
      (UIImage.RenderingMode.automatic, [UInt8(0), 0, 255]), (.alwaysOriginal, [0, 0, 255]),
      (.alwaysTemplate, [255, 0, 0]),
    ])
  func ownTint(mode: UIImage.RenderingMode, color: [UInt8]) throws {
    view.tintColor = .red
    view.image = image.withTintColor(.blue, renderingMode: mode)
    #expect(view.image?.renderingMode == mode)
    #expect(try colors() == [color, [0, 0, 0]])
  }

  @Test(
    "A symbol is a template by default",
    arguments: [
      (UIImage.RenderingMode.automatic, [UInt8(255), 0, 0]), (.alwaysTemplate, [255, 0, 0]),
      (.alwaysOriginal, [0, 0, 255]),
    ])
  func symbol(mode: UIImage.RenderingMode, color: [UInt8]) throws {
    view.tintColor = .red
    let symbol = try #require(UIImage(systemName: "play.fill"))
    view.image = symbol.withTintColor(.blue, renderingMode: mode)
    stage.settle()
    let picture = try #require(stage.picture())
    let middle = picture.withPixels { pixels in
      [2, 1, 0].map { pixels[10 * picture.bytesPerRow + 10 * 4 + $0] }
    }
    #expect(middle == color)
  }

  @Test("A template image is drawn into a context in its tint color")
  func drawn() throws {
    let size = CGSize(width: 20, height: 20)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      image.withTintColor(.blue).draw(in: CGRect(origin: .zero, size: size))
    }
    let pixels = try #require(drawn.cgImage)
    let color = pixels.withPixels { data in (0..<4).map { data[pixels.bytesPerRow * 2 + 8 + $0] } }
    #expect(color == [255, 0, 0, 255])
  }

  @Test("Half a color over half a pixel is a quarter")
  func alpha() {
    let half = CGImage(width: 1, height: 1) { $0[3] = 128 }
    let filled = half.filled(with: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(filled.withPixels { Array($0) } == [0, 0, 64, 64])
  }
}
