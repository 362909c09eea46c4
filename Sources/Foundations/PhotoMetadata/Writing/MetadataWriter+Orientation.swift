import Foundation
import PhotoIndexing

extension MetadataWriter {
  /// A photo's file that was turned.
  public struct Turn: Sendable {
    /// The EXIF orientation that the file has now.
    public var orientation: Int
    /// The patch that undoes it.
    public var undo: FilePatch
  }

  /// Turns a JPEG clockwise by its EXIF orientation: its image stays as it is, byte for byte, and
  /// turning back gives the first bytes.
  ///
  /// Returns nil for files in other formats, many programs of which don't know orientations. If it
  /// throws, the file is as it was.
  public func turn(_ file: FileID, quarterTurns: Int) throws(MetadataError) -> Turn? {
    do { return try turned(file, quarterTurns) } catch let error as MetadataError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  private func turned(_ file: FileID, _ quarterTurns: Int) throws -> Turn? {
    guard Self.isJPEG(file) else { return nil }
    let replacement = try FileReplacement(of: file, notedBy: drafts)
    do {
      let stamp = Self.stamp(replacement.target)
      let time = time(of: try current(file))
      let original = try Self.bytes(of: file, limit: Self.fileLimit)
      guard let turn = JPEGTurn(original, by: quarterTurns) else { throw MetadataError.unreadable }
      // Nothing else may have changed.
      guard JPEGTurn(turn.bytes, by: -quarterTurns)?.bytes == original else {
        throw MetadataError.unverified
      }
      try replacement.write(turn.bytes)
      guard Self.stamp(replacement.target) == stamp else { throw MetadataError.busy }
      try replacement.finish(time)
      var undo = FilePatch(from: turn.bytes, to: original)
      if time == .next { undo.time = stamp?.changed }
      return Turn(orientation: turn.orientation, undo: undo)
    } catch {
      replacement.discard()
      throw error
    }
  }

  /// Whether a file begins as JPEG files do; nothing else of it is read.
  private static func isJPEG(_ file: FileID) -> Bool {
    beginning(of: file, count: 3) == [0xFF, 0xD8, 0xFF]
  }

  /// Puts back what a patch was made of. Returns false if the file was changed since.
  public func apply(_ patch: FilePatch, to file: FileID) throws(MetadataError) -> Bool {
    try takeBack(MetadataUndo(steps: [MetadataUndo.Step(file: file, patch: patch)]))
  }

  /// The orientation of a photo that is turned clockwise.
  static func orientation(_ orientation: Int, turnedBy quarterTurns: Int) -> Int {
    let cycles = [[1, 6, 3, 8], [2, 7, 4, 5]]
    for cycle in cycles {
      guard let place = cycle.firstIndex(of: orientation) else { continue }
      return cycle[((place + quarterTurns) % 4 + 4) % 4]
    }
    return orientation
  }
}
