import Foundation
import PhotoIndexing

/// Takes back what was written for a photo: its files are as they were, byte for byte, and files
/// that were made for it are gone.
public struct MetadataUndo: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var file: FileID
    var patch: FilePatch
    /// Whether the file was there before it was written.
    var wasThere = true
    /// Whether it is there afterwards.
    var isThere = true
  }

  var steps: [Step] = []
}

extension MetadataWriter {
  /// Takes back what was written. Returns false, and changes nothing, if a file was changed since.
  public func takeBack(_ undo: MetadataUndo) throws(MetadataError) -> Bool {
    do {
      guard try undo.steps.allSatisfy({ try Self.old($0) != nil }) else { return false }
      for step in undo.steps.reversed() where try !takeBack(step) { return false }
      return true
    } catch let error as MetadataError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  /// The bytes that a file had; nil if it was changed since.
  private static func old(_ step: MetadataUndo.Step) throws -> [UInt8]? {
    let isThere = stamp(step.file) != nil
    guard isThere == step.isThere else { return nil }
    guard isThere else { return step.patch.applied(to: []) }
    return step.patch.applied(to: try bytes(of: step.file, limit: fileLimit))
  }

  private func takeBack(_ step: MetadataUndo.Step) throws -> Bool {
    let replacement = try FileReplacement(of: step.file, notedBy: drafts)
    do {
      let stamp = Self.stamp(replacement.target)
      guard let old = try Self.old(step) else {
        replacement.discard()
        return false
      }
      guard step.wasThere else {
        step.file.withPath { _ = unlink($0) }
        replacement.discard()
        return true
      }
      try replacement.write(old)
      guard Self.stamp(replacement.target) == stamp else { throw MetadataError.busy }
      try replacement.finish(step.patch.time.map { .at($0) } ?? (keepsTimes ? .kept : .now))
      return true
    } catch {
      replacement.discard()
      throw error
    }
  }
}
