import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Drawing on other threads than the main one, as iOS code does for thumbnails.
@MainActor @Suite(.serialized) struct BackgroundDrawingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  /// Draws a disk and a word, both in dynamic colors.
  private nonisolated static func badge(dark: Bool) -> (pixel: [Int], size: CGSize, text: CGSize) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let text = "AB".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    var image = UIImage()
    UITraitCollection(userInterfaceStyle: dark ? .dark : .light).performAsCurrent {
      image = renderer.image { _ in
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
      }
    }
    let pixel = image.cgImage?.withPixels { pixels in
      [2, 1, 0, 3].map { Int(pixels[10 * (image.cgImage?.bytesPerRow ?? 0) + 40 + $0]) }
    }
    return (pixel ?? [], image.size, text)
  }

  @Test func aThreadDrawsAnImage() async {
    let drawn = await Task.detached { Self.badge(dark: false) }.value
    let here = Self.badge(dark: false)
    #expect(drawn.pixel == [255, 0, 0, 255] && drawn.size == CGSize(width: 20, height: 20))
    #expect(drawn.text == here.text && here.text.width > 0)
  }

  @Test func contextAndTraitsArePerThread() async {
    let outer = CGContext(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsPushContext(outer)
    let foreign = await Task.detached { UIGraphicsGetCurrentContext() == nil }.value
    #expect(foreign && UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()

    let threads = (0..<8).map { index in
      Task.detached { Self.badge(dark: index % 2 == 1).pixel }
    }
    var colors: Set<[Int]> = []
    for thread in threads { colors.insert(await thread.value) }
    #expect(colors == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }
}
