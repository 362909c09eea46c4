import Imaging
import UIKit

/// How often each brightness of red, green and blue occurs in an image.
struct Histogram: Sendable, Equatable {
  /// The number of bars of each color.
  static let count = 64
  /// A sample says as much as all pixels.
  private static let sampleCount = 32_000
  /// Heights of 0…1, from dark to bright.
  var red: [Float]
  var green: [Float]
  var blue: [Float]

  /// The part that all three colors have in common, which is gray.
  var shared: [Float] { red.indices.map { min(red[$0], green[$0], blue[$0]) } }

  init(_ pixels: PixelBuffer) {
    // Odd, so that no column of an image is counted alone.
    let step = max(1, pixels.bytes.count / 4 / Self.sampleCount) | 1
    var counts = [[Int]](repeating: [Int](repeating: 0, count: Self.count), count: 3)
    pixels.bytes.withUnsafeBufferPointer { bytes in
      for offset in stride(from: 0, to: bytes.count - 3, by: 4 * step) where bytes[offset + 3] > 0 {
        for channel in 0..<3 { counts[channel][Int(bytes[offset + channel]) / 4] += 1 }
      }
    }
    // Clipped shadows or lights would make everything else flat.
    let inner = counts.flatMap { $0.dropFirst().dropLast() }
    let highest = Float(max(1, inner.max() ?? 1))
    func heights(_ channel: Int) -> [Float] { counts[channel].map { min(1, Float($0) / highest) } }
    (blue, green, red) = (heights(0), heights(1), heights(2))
  }

  /// Counts off the main thread.
  @concurrent static func of(_ image: UIImage) async -> Histogram? {
    PixelBuffer(image).map { Histogram($0) }
  }
}
