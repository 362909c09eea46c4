import Foundation

/// A folder of files that are made again when they are missing.
struct CacheFolder: Sendable {
  let url: URL

  /// The size of all files in the folder, in bytes. Links are not followed. Blocks.
  func bytes() -> Int {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: Array(keys), options: [])
    var total = 0
    while let file = files?.nextObject() as? URL {
      if Task.isCancelled { break }
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true
      else { continue }
      total += values.fileSize ?? 0
    }
    return total
  }

  /// Removes all files with an extension from the folder and those in it. The folders stay. Blocks.
  func removeFiles(withExtension ending: String) {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [])
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == ending { try? FileManager.default.removeItem(at: file) }
    }
  }
}
