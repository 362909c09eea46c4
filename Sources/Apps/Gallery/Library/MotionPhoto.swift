import Foundation
import PhotoIndexing

/// The video of a moment that phones append to a photo's file: Google's and Samsung's motion photos.
struct MotionPhoto: Equatable, Sendable {
  /// Where the video begins in the file, in bytes.
  var offset: Int
  /// Its length in bytes.
  var length: Int

  /// The longest video that is played, in bytes.
  private static let maximumLength = 256 << 20
  /// How far from the beginning XMP is looked for, in bytes.
  private static let headLength = 512 << 10

  /// Whether a file may have a video, by its name.
  static func isPossible(in file: FileID) -> Bool {
    guard let ending = file.pathExtension else { return false }
    return ["jpg", "jpeg", "heic"].contains(String(decoding: ending, as: UTF8.self).lowercased())
  }

  /// Finds the video in a file. Blocks: it reads the beginning and the end of the file.
  static func find(in file: FileID) -> MotionPhoto? {
    guard isPossible(in: file), let bytes = FileBytes(file) else { return nil }
    let places = placesInXMP(of: bytes) + [SamsungTrailer.video(in: bytes)].compactMap(\.self)
    return places.lazy.compactMap { video(in: bytes, at: $0) }.first { $0.length <= maximumLength }
  }

  /// Where XMP says that the video begins, which it counts from the end of the file.
  private static func placesInXMP(of bytes: FileBytes) -> [Int] {
    let head = Data(bytes.read(headLength, at: 0) ?? [])
    guard let start = head.range(of: Data("<x:xmpmeta".utf8))?.lowerBound,
      let end = head.range(of: Data("</x:xmpmeta>".utf8))?.upperBound, start < end
    else { return [] }
    let text = String(decoding: head[start..<end], as: UTF8.self)
    var lengths = text.matches(of: /MicroVideoOffset(?:="|>)(\d{1,10})/).compactMap { Int($0.1) }
    // An item of the container; its properties are in any order.
    for item in text.matches(of: /<[^<>]*Semantic="MotionPhoto"[^<>]*>/) {
      guard let length = item.0.firstMatch(of: /Length="(\d{1,10})"/).flatMap({ Int($0.1) }) else { continue }
      let padding = item.0.firstMatch(of: /Padding="(\d{1,10})"/).flatMap { Int($0.1) } ?? 0
      lengths.append(length + padding)
      lengths.append(length)
    }
    return lengths.map { bytes.count - $0 }
  }

  /// The boxes of an MP4 file that begin at an offset; nil if there are none, or those of a video are missing.
  private static func video(in bytes: FileBytes, at offset: Int) -> MotionPhoto? {
    var position = offset
    var types: Set<String> = []
    while let (type, length) = box(in: bytes, at: position) {
      if types.isEmpty, type != "ftyp" { return nil }
      types.insert(type)
      position += length
    }
    guard types.isSuperset(of: ["ftyp", "moov", "mdat"]) else { return nil }
    return MotionPhoto(offset: offset, length: position - offset)
  }

  /// A box that is wholly there.
  private static func box(in bytes: FileBytes, at offset: Int) -> (type: String, length: Int)? {
    guard let start = bytes.read(16, at: offset), start.count >= 8 else { return nil }
    let name = start[4..<8]
    guard name.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    let rest = bytes.count - offset
    var length = start[..<4].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if length == 1, start.count == 16 { length = start[8...].reduce(0) { $0 << 8 | UInt64($1) } }
    if length == 0 { length = UInt64(rest) }
    guard let length = Int(exactly: length), 8...rest ~= length else { return nil }
    return (String(decoding: name, as: UTF8.self), length)
  }
}

/// What Samsung's phones append to photos: blocks of data, a directory of them, and its length.
private enum SamsungTrailer {
  /// Returns where the block of the video begins; nil if there is none.
  static func video(in bytes: FileBytes) -> Int? {
    guard let end = bytes.read(8, at: bytes.count - 8), end.suffix(4).elementsEqual("SEFT".utf8) else { return nil }
    let length = number(end, at: 0)
    let start = bytes.count - 8 - length
    guard (12...1 << 16).contains(length), let directory = bytes.read(length, at: start),
      directory.count == length, directory.starts(with: "SEFH".utf8)
    else { return nil }
    for entry in stride(from: 12, through: length - 12, by: 12) {
      // How far the block is before the directory. It begins with its type and the length of its name.
      let block = start - number(directory, at: entry + 4)
      guard let head = bytes.read(8 + mark.utf8.count, at: block), head.count == 8 + mark.utf8.count,
        number(head, at: 4) == mark.utf8.count, head.dropFirst(8).elementsEqual(mark.utf8)
      else { continue }
      return block + head.count
    }
    return nil
  }

  private static let mark = "MotionPhoto_Data"

  /// Four bytes, the least significant first.
  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The video of a motion photo in a file of its own, which is gone with the value that holds it.
final class MotionVideo: Sendable {
  /// Where players read it.
  let url: URL
  private let descriptor: Int32

  /// Copies the video. Blocks.
  init?(_ motion: MotionPhoto, of file: FileID) {
    guard let bytes = FileBytes(file) else { return nil }
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-motion-XXXXXX").path
    var path = Array(template.utf8CString)
    descriptor = mkstemp(&path)
    // The address of the open file.
    url = URL(fileURLWithPath: "/proc/self/fd/\(descriptor)")
    guard descriptor >= 0 else { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var position = motion.offset
    let end = motion.offset + motion.length
    while position < end {
      guard let part = bytes.read(min(1 << 20, end - position), at: position),
        write(descriptor, part, part.count) == part.count
      else { return nil }
      position += part.count
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
