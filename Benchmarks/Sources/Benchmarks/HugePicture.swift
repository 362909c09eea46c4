import Foundation
import ImageLoading
import UIKit

/// A JPEG file of 400 megapixels: the time until it fits the screen, and until its center is sharp
/// at actual size.
@MainActor enum HugePicture {
  private static let rounds = 5

  static func run() async throws {
    let file = try Benchmarks.folder("huge").appendingPathComponent("huge.jpg")
    guard
      let photo = try FileManager.default.contentsOfDirectory(atPath: FirstPhoto.samples.path)
        .sorted().first(where: { $0.hasSuffix(".jpg") })
    else { return }
    let plain = file.deletingLastPathComponent().appendingPathComponent("huge.v")
    try FirstPhoto.run(
      "vipsthumbnail",
      [
        FirstPhoto.samples.appendingPathComponent(photo).path, "--size", "20000x20000!", "-o",
        plain.path,
      ])
    try FirstPhoto.run("vips", ["copy", plain.path, "\(file.path)[Q=80]"])
    try FileManager.default.removeItem(at: plain)
    var (fitted, sharp): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let loader = ImageLoader(memoryLimit: 64 << 20)
      fitted.append(
        try await milliseconds(
          of: ImageRequest(url: file, pixels: CGSize(width: 1280, height: 800)), by: loader))
      // A window of 1280 by 800 with a margin of a fifth on each side, as requested by the browser.
      let part = CGRect(x: 9104, y: 9440, width: 1792, height: 1120)
      sharp.append(
        try await milliseconds(
          of: ImageRequest(url: file, pixels: part.size, part: .region(part)), by: loader))
    }
    Benchmarks.print(
      "A photograph of 20,000 by 20,000 pixels as JPEG, \(rounds) rounds",
      [
        ("until it fits the screen", Benchmarks.format(fitted)),
        ("until its middle is sharp", Benchmarks.format(sharp)),
      ])
  }

  private static func milliseconds(
    of request: ImageRequest, by loader: ImageLoader
  ) async throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try await loader.image(for: request)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
}
