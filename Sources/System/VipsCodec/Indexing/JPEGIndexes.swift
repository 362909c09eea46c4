import Confinement
import Foundation
import ImageReading
import Synchronization

/// The indexes of the photos viewed last.
final class JPEGIndexes: Sendable {
  static let shared = JPEGIndexes()

  /// The limit for all indexes together, in bytes.
  private static let maximumCost = 32 << 20
  /// Includes files that are known to have no index.
  private static let maximumCount = 8

  private let entries = Mutex<[Entry]>([])

  /// Created by the first caller, while others wait.
  private final class Entry: Sendable {
    let file: FileVersion
    /// Nil until it was tried; then contains nil if the file has no index.
    let index = Mutex<JPEGIndex??>(nil)

    init(_ file: FileVersion) { self.file = file }
  }

  /// Returns the index of a file; nil if it has none. Blocks while the file is read.
  func index(of bytes: ImageBytes) -> JPEGIndex? {
    guard let file = bytes.version else { return nil }
    let entry = entries.withLock { entries in
      let entry = entries.first { $0.file == file } ?? Entry(file)
      entries.removeAll { $0 === entry }
      entries.append(entry)
      return entry
    }
    let index = entry.index.withLock { index in
      if let index { return index }
      let made = JPEGIndex(bytes)
      // If it was cancelled, the next caller tries again.
      if made != nil || !bytes.isCancelled() { index = .some(made) }
      return made
    }
    trim()
    return index
  }

  /// Removes the oldest indexes beyond the limits, but never the last one.
  private func trim() {
    entries.withLock { entries in
      var left = Self.maximumCost
      let last = entries.last
      let remaining = entries.reversed().filter { entry in
        left -= entry.index.withLockIfAvailable { $0??.cost ?? 0 } ?? 0
        return entry === last || left >= 0
      }
      entries = Array(remaining.reversed().suffix(Self.maximumCount))
    }
  }
}
