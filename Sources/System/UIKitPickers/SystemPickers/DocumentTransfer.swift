import Foundation
import HostInterface

/// Copies and moves the files of document pickers, off the main thread.
enum DocumentTransfer {
  /// Copies files to a new temporary folder.
  static func copies(of urls: [URL]) -> Result<[URL], any Error> {
    Result {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try urls.map { url in
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return copy
      }
    }
  }

  /// Exports files to the location that the user chose: a single file to that path, several into
  /// that folder. The dialog has asked whether an existing file may be replaced; existing files in
  /// a folder are never replaced.
  static func export(
    _ files: [URL], to place: URL, isMoving: Bool
  ) -> Result<[URL], any Error> {
    Result {
      if files.count == 1, let file = files.first {
        guard file.standardizedFileURL != place.standardizedFileURL else { return [place] }
        try replace(place, with: file, isMoving: isMoving)
        return [place]
      }
      return try files.map { file in
        let target = place.appendingPathComponent(file.lastPathComponent)
        try put(file, at: target, isMoving: isMoving)
        return target
      }
    }
  }

  private static func put(_ file: URL, at target: URL, isMoving: Bool) throws {
    if isMoving {
      try FileManager.default.moveItem(at: file, to: target)
    } else {
      try FileManager.default.copyItem(at: file, to: target)
    }
  }

  /// Replaces a file. The existing one is kept until the new one is complete beside it.
  private static func replace(_ place: URL, with file: URL, isMoving: Bool) throws {
    guard FileManager.default.fileExists(atPath: place.path) else {
      return try put(file, at: place, isMoving: isMoving)
    }
    let beside = place.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).part")
    try put(file, at: beside, isMoving: false)
    // Foundation's `replaceItemAt` on Linux removes the old file first, and may then fail.
    let result = beside.withFilePath { from in place.withFilePath { rename(from, $0) } }
    guard result == 0 else {
      let error = CocoaError(.fileWriteUnknown)
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
    if isMoving { try FileManager.default.removeItem(at: file) }
  }
}
