import Foundation
import Synchronization

/// The indexes of the photos that were looked at last.
final class JPEGIndexes: Sendable {
  static let shared = JPEGIndexes()

  /// Bytes of all that are kept.
  private static let maximumCost = 32 << 20
  /// Files that are known to have none count too.
  private static let maximumCount = 8

  private let entries = Mutex<[Entry]>([])

  /// Made by the first caller, while the others wait.
  private final class Entry: Sendable {
    let file: FileVersion
    /// Nil before it was tried; then nil of a file that has none.
    let index = Mutex<JPEGIndex??>(nil)

    init(_ file: FileVersion) { self.file = file }
  }

  /// Returns the index of a file; nil if it has none. Blocks while the file is read.
  func index(of bytes: PictureBytes) -> JPEGIndex? {
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
      // One who gave up leaves it to the next.
      if made != nil || !bytes.isCancelled() { index = .some(made) }
      return made
    }
    trim()
    return index
  }

  /// The last one stays whatever it takes.
  private func trim() {
    entries.withLock { entries in
      var left = Self.maximumCost
      let last = entries.last
      let kept = entries.reversed().filter { entry in
        left -= entry.index.withLockIfAvailable { $0??.cost ?? 0 } ?? 0
        return entry === last || left >= 0
      }
      entries = Array(kept.reversed().suffix(Self.maximumCount))
    }
  }
}

/// Which file it is, and what was in it when it was opened.
struct FileVersion: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
  let size: Int
  /// When it was written last.
  let seconds: Int
  let nanoseconds: Int
}
