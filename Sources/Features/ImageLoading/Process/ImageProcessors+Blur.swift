import Foundation
import UIKitCompat

extension ImageProcessors {
  /// A Gaussian blur, approximated by three box blurs, which takes the same time for any radius.
  public struct Blur: ImageProcessing {
    /// The standard deviation, in pixels.
    public var radius: Double

    /// Creates a blur with a radius in pixels.
    public init(radius: Double) { self.radius = radius }

    public var identifier: String { "blur \(radius)" }

    public func process(_ pixels: PixelBuffer) -> PixelBuffer {
      guard radius > 0 else { return pixels }
      var result = pixels
      for reach in Self.reaches(radius) where reach > 0 {
        result.average(
          reach, lines: pixels.height, length: pixels.width, step: 4, lineStep: pixels.width * 4)
        result.average(
          reach, lines: pixels.width, length: pixels.height, step: pixels.width * 4, lineStep: 4)
      }
      return result
    }

    /// The radii of three box blurs whose deviations add up to the given one.
    static func reaches(_ deviation: Double) -> [Int] {
      let ideal = (4 * deviation * deviation + 1).squareRoot()
      var lower = Int(ideal.rounded(.down))
      if lower % 2 == 0 { lower -= 1 }
      let wanted = 12 * deviation * deviation
      let small = Double(lower)
      let count = ((wanted - 3 * small * small - 12 * small - 9) / (-4 * small - 4)).rounded()
      return (0..<3).map { (Double($0) < count ? lower : lower + 2) / 2 }
    }
  }
}

extension PixelBuffer {
  /// Replaces each pixel by the mean of `reach` neighbours on both sides along lines. Pixels at the
  /// ends are repeated.
  fileprivate mutating func average(_ reach: Int, lines: Int, length: Int, step: Int, lineStep: Int)
  {
    let count = 2 * reach + 1
    var line = [Int](repeating: 0, count: length)
    bytes.withUnsafeMutableBufferPointer { bytes in
      line.withUnsafeMutableBufferPointer { line in
        for start in stride(from: 0, to: lines * lineStep, by: lineStep) {
          for channel in 0..<4 {
            let first = start + channel
            for index in 0..<length { line[index] = Int(bytes[first + index * step]) }
            var sum = line[0] * (reach + 1)
            for index in 1...reach { sum += line[min(index, length - 1)] }
            for index in 0..<length {
              bytes[first + index * step] = UInt8((sum + reach) / count)
              sum += line[min(index + reach + 1, length - 1)] - line[max(index - reach, 0)]
            }
          }
        }
      }
    }
  }
}
