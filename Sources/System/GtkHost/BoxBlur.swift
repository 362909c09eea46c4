import Foundation
import Quartz2D
import RenderTree

/// Blurs pixels on the CPU with three box filters, which approximate a normal distribution, on an
/// image that is halved as long as that isn't visible. The edge pixels are extended.
enum BoxBlur {
  /// The smallest standard deviation in pixels after halving; below it, squares would become
  /// visible.
  private static let minimumDeviation: CGFloat = 4

  @MainActor static func apply(
    _ glass: RenderNode.Backdrop, to image: CGImage, scale: CGFloat
  ) -> CGImage? {
    guard var bitmap = Bitmap(image) else { return nil }
    var deviation = max(0, min(glass.radius, 100)) * scale
    while deviation >= 2 * minimumDeviation, let half = bitmap.halved() {
      bitmap = half
      deviation /= 2
    }
    var pixels = bitmap.copiedPixels()
    let (width, height) = (bitmap.width, bitmap.height)
    var spare = pixels
    for radius in radii(for: deviation) where radius > 0 {
      run(&pixels, &spare, Pass(lines: height, lineStep: width, count: width, step: 1, radius))
      run(&spare, &pixels, Pass(lines: width, lineStep: 1, count: height, step: width, radius))
    }
    if glass.saturation != 1 { saturate(&pixels, glass.saturation) }
    return CGImage(width: width, height: height) { target in
      pixels.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(target).copyMemory(from: source)
      }
    }
  }

  /// The sizes of three boxes whose variances add up to the requested one.
  private static func radii(for deviation: CGFloat) -> [Int] {
    let wanted = Double(deviation * deviation) / 3
    // A box of width w has the variance (w² - 1) / 12.
    let width = (12 * wanted + 1).squareRoot()
    let lower = Int((width - 1) / 2)
    let upper = lower + 1
    func variance(_ radius: Int) -> Double {
      let width = Double(2 * radius + 1)
      return (width * width - 1) / 12
    }
    let best = (0...3).min { a, b in
      func miss(_ count: Int) -> Double {
        abs(Double(count) * variance(upper) + Double(3 - count) * variance(lower) - 3 * wanted)
      }
      return miss(a) < miss(b)
    }
    let count = best ?? 0
    return Array(repeating: upper, count: count) + Array(repeating: lower, count: 3 - count)
  }

  private struct Pass {
    let lines: Int
    let lineStep: Int
    let count: Int
    let step: Int
    let radius: Int

    init(lines: Int, lineStep: Int, count: Int, step: Int, _ radius: Int) {
      (self.lines, self.lineStep, self.count) = (lines, lineStep, count)
      (self.step, self.radius) = (step, radius)
    }
  }

  /// Computes a running sum along each line; pixels are four bytes.
  private static func run(_ source: inout [UInt8], _ target: inout [UInt8], _ pass: Pass) {
    let divisor = UInt32(2 * pass.radius + 1)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for line in 0..<pass.lines {
          let start = line * pass.lineStep * 4
          for channel in 0..<4 {
            func at(_ index: Int) -> UInt32 {
              let clamped = min(max(index, 0), pass.count - 1)
              return UInt32(source[start + clamped * pass.step * 4 + channel])
            }
            var sum = (-pass.radius...pass.radius).reduce(UInt32(0)) { $0 + at($1) }
            for index in 0..<pass.count {
              let mean = (sum + divisor / 2) / divisor
              target[start + index * pass.step * 4 + channel] = UInt8(truncatingIfNeeded: mean)
              sum += at(index + pass.radius + 1)
              sum -= at(index - pass.radius)
            }
          }
        }
      }
    }
  }

  /// Changes the saturation of premultiplied colors, of which none may exceed its alpha.
  private static func saturate(_ pixels: inout [UInt8], _ amount: CGFloat) {
    let rows = Saturation(amount).rows.map { $0.map { Float($0) } }
    pixels.withUnsafeMutableBufferPointer { pixels in
      for offset in stride(from: 0, to: pixels.count - 3, by: 4) {
        let blue = Float(pixels[offset])
        let green = Float(pixels[offset + 1])
        let red = Float(pixels[offset + 2])
        let limit = Float(pixels[offset + 3])
        for channel in 0..<3 {
          let row = rows[channel]
          let value = red * row[0] + green * row[1] + blue * row[2]
          pixels[offset + 2 - channel] = UInt8(min(max(value, 0), limit))
        }
      }
    }
  }
}
