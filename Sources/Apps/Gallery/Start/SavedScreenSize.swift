import Foundation

/// Remembers the size of the screen in pixels, so that a photo can be decoded for it before the
/// display is opened. It is stored beside the index; without it the next start takes slightly
/// longer.
struct SavedScreenSize {
  let file: URL?

  var pixels: CGSize? {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...65_536).contains($0) }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// If it can't be stored, it is determined again.
  func keep(_ pixels: CGSize) {
    guard let file, pixels.width >= 1, pixels.height >= 1, pixels != self.pixels else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("\(Int(pixels.width)) \(Int(pixels.height))\n".utf8).write(to: file, options: .atomic)
  }
}
