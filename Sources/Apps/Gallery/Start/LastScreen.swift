import Foundation

/// How many pixels the screen had the last time, so that a photo can be decoded to fit it before the
/// display is opened. Kept beside the index; who deletes it waits a little longer once.
struct LastScreen {
  let file: URL?

  var pixels: CGSize? {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...65_536).contains($0) }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// What can't be kept is found out again.
  func keep(_ pixels: CGSize) {
    guard let file, pixels.width >= 1, pixels.height >= 1, pixels != self.pixels else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("\(Int(pixels.width)) \(Int(pixels.height))\n".utf8).write(to: file, options: .atomic)
  }
}
