import Foundation
import UIKitCompat

/// Remembers the size of the window between launches. It is one small file beside the views; without
/// it the window opens in its usual size.
struct SavedPlacement {
  let file: URL?
  /// The smallest window, in points.
  static let minimum = CGSize(width: 360, height: 320)

  var placement: WindowPlacement? {
    guard let file, let data = try? Data(contentsOf: file),
      let placement = try? JSONDecoder().decode(WindowPlacement.self, from: data),
      placement.width >= 1, placement.height >= 1
    else { return nil }
    return placement
  }

  /// If it can't be stored, the next window has the former size.
  func keep(_ placement: WindowPlacement) {
    guard let file, placement != self.placement,
      let data = try? JSONEncoder().encode(placement)
    else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }
}
