import Foundation
import PhotoIndexing

/// Finds the cards and cameras that the desktop has mounted. Blocks.
struct CardFinder: Sendable {
  /// The folders in which desktops mount what is plugged in.
  static let usual = [FileID(path: "/media"), FileID(path: "/run/media"), FileID(path: "/mnt")]

  /// The list of what is mounted, and where cameras are that have no disk.
  var mounts = FileID(path: "/proc/self/mounts")
  var places = Self.usual
  var cameras = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].map {
    FileID(path: $0).appending("gvfs")
  }

  private static let longest = 1 << 20
  /// The folder of a card in which the photos are.
  static let photos = "DCIM"

  /// The folders with photos of cards and cameras: their `DCIM`.
  func cards() -> [FileID] {
    let disks = mounted().filter { disk in places.contains { disk.isBelow($0) } }
    let others = cameras.map(Self.folders) ?? []
    // Cameras and phones have their storages in folders of their own.
    let storages = others + others.flatMap(Self.folders)
    return (disks + storages).map { $0.appending(Self.photos) }.filter(\.isFolder).sorted()
  }

  private static func folders(in folder: FileID) -> [FileID] {
    (FolderScan.entries(of: folder) ?? []).map(\.file).filter(\.isFolder)
  }

  /// The second word of each line; spaces and the like in it are octal numbers.
  private func mounted() -> [FileID] {
    let descriptor = mounts.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return [] }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let text = try? file.read(upToCount: Self.longest) else { return [] }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "))
      return words.count > 1 ? FileID(Self.unescaped(Array(words[1]))) : nil
    }
  }

  static func unescaped(_ word: [UInt8]) -> [UInt8] {
    var (result, index): ([UInt8], Int) = ([], 0)
    while index < word.count {
      let digits = word.dropFirst(index + 1).prefix(3)
      if word[index] == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        result.append(value)
        index += 4
      } else {
        result.append(word[index])
        index += 1
      }
    }
    return result
  }
}
