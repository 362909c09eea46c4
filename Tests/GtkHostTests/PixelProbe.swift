import Foundation
import GtkHost
import Quartz2D
import RenderTree

/// Paints a node on white and reads its pixels.
@MainActor struct PixelProbe {
  let image: CGImage?

  init(_ node: RenderNode, width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1) {
    image = HeadlessRenderer.image(
      of: node, size: CGSize(width: width, height: height), scale: scale,
      background: CGColor(gray: 1, alpha: 1))
  }

  init(image: CGImage?) { self.image = image }

  /// Red, green, blue; 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    guard let image, x < image.width, y < image.height else { return [] }
    return image.withPixels { pixels in
      let offset = y * image.bytesPerRow + x * 4
      return [2, 1, 0].map { Int(pixels[offset + $0]) }
    }
  }

  /// The number of pixels that aren't white.
  var inkCount: Int {
    guard let image else { return -1 }
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width where self[x, y] != [255, 255, 255] { count += 1 }
    }
    return count
  }
}

func isNear(_ a: [Int], _ b: [Int], tolerance: Int = 2) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let black = CGColor(gray: 0, alpha: 1)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Each pixel by its column and row, as red, green, blue.
func makeImage(
  _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]
) -> CGImage {
  CGImage(width: width, height: height, isOpaque: true) { pixels in
    for y in 0..<height {
      for x in 0..<width {
        let rgb = color(x, y)
        let offset = (y * width + x) * 4
        for channel in 0..<3 { pixels[offset + channel] = rgb[2 - channel] }
        pixels[offset + 3] = 255
      }
    }
  }
}
