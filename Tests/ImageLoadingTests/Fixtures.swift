import Foundation
import UIKit

/// Goes away with the last reference.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageLoadingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, _ name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }
}

enum TestPicture {
  /// Every row another color.
  static func stripes(_ width: Int, _ height: Int) -> CGImage {
    CGImage(width: width, height: height, isOpaque: true) { bytes in
      for place in bytes.indices {
        let row = place / (width * 4)
        bytes[place] = place % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: row * (place % 4 + 1))
      }
    }
  }

  static func plain(_ width: Int, _ height: Int, shade: UInt8 = 128) -> CGImage {
    CGImage(width: width, height: height, isOpaque: true) { pixels in
      for index in stride(from: 0, to: pixels.count, by: 4) {
        pixels[index] = shade
        pixels[index + 1] = shade
        pixels[index + 2] = shade
        pixels[index + 3] = 255
      }
    }
  }
}
