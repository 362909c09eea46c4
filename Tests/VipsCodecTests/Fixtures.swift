import Foundation
import HostInterface
import ImageReading
import Testing
import VipsCodec

/// What programs have: images are decoded, and written, by processes that are locked.
let codec = ConfinedCodec()
let encoder = ConfinedPixels.shared

let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

/// The album's order may change, so its files are found by what they show.
func sample(_ name: String) throws -> URL {
  let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
  return samples.appendingPathComponent(try #require(names.first { $0.hasSuffix("-\(name)") }))
}

/// Goes away with the last reference.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("VipsCodecTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, _ name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}

struct Pixel: Equatable {
  var red: Int, green: Int, blue: Int, alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The largest difference of a channel.
  func distance(to other: Pixel) -> Int {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension ImageInfo {
  var sides: [Int] { [width, height] }
}

extension CGImage {
  var sides: [Int] { [width, height] }

  /// Premultiplied, as stored.
  subscript(x: Int, y: Int) -> Pixel {
    withPixels { bytes in
      let start = y * bytesPerRow + x * 4
      return Pixel(
        Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]), Int(bytes[start + 3]))
    }
  }

  /// Of a rectangle given in fractions of the picture.
  func mean(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Pixel {
    func range(_ from: Double, _ to: Double, of length: Int) -> Range<Int> {
      let start = Int(from * Double(length))
      return start..<max(start + 1, Int(to * Double(length)))
    }
    var sum = (0, 0, 0, 0)
    var count = 0
    for y in range(top, bottom, of: height) {
      for x in range(left, right, of: width) {
        let pixel = self[x, y]
        sum = (sum.0 + pixel.red, sum.1 + pixel.green, sum.2 + pixel.blue, sum.3 + pixel.alpha)
        count += 1
      }
    }
    return Pixel(sum.0 / count, sum.1 / count, sum.2 / count, sum.3 / count)
  }

  /// Opaque, of what `color` says for each pixel.
  static func made(_ width: Int, _ height: Int, _ color: (Int, Int) -> Pixel) -> CGImage {
    var isOpaque = true
    for y in 0..<height { for x in 0..<width where color(x, y).alpha < 255 { isOpaque = false } }
    return CGImage(width: width, height: height, isOpaque: isOpaque) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let (pixel, start) = (color(x, y), (y * width + x) * 4)
          bytes[start] = UInt8(pixel.blue)
          bytes[start + 1] = UInt8(pixel.green)
          bytes[start + 2] = UInt8(pixel.red)
          bytes[start + 3] = UInt8(pixel.alpha)
        }
      }
    }
  }

  /// Red, green, blue and white quarters: left top, right top, left bottom, right bottom.
  static func quarters(_ width: Int, _ height: Int) -> CGImage {
    made(width, height) { x, y in
      switch (x < width / 2, y < height / 2) {
      case (true, true): Pixel(255, 0, 0)
      case (false, true): Pixel(0, 255, 0)
      case (true, false): Pixel(0, 0, 255)
      case (false, false): Pixel(255, 255, 255)
      }
    }
  }

  /// The quarters' colors as letters, in the order of `quarters`.
  var quarterLetters: String {
    let places = [(0.1, 0.1), (0.6, 0.1), (0.1, 0.6), (0.6, 0.6)]
    return places.map { x, y in
      let mean = mean(x, y, x + 0.3, y + 0.3)
      return switch (mean.red > 128, mean.green > 128, mean.blue > 128) {
      case (true, false, false): "R"
      case (false, true, false): "G"
      case (false, false, true): "B"
      case (true, true, true): "W"
      default: "?"
      }
    }.joined()
  }
}

extension ImageDecoding {
  func image(_ source: ImageSource, _ fit: ImageFit? = nil) throws(ImageDecodingError) -> CGImage {
    try image(from: source, fitting: fit, frame: 0)
  }

  func failure(_ source: ImageSource) -> ImageDecodingError? {
    do {
      _ = try image(source, ImageFit(width: 200, height: 200, mode: .covering))
      return nil
    } catch {
      return error
    }
  }
}
