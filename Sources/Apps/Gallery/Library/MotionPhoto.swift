import Foundation
import PhotoIndexing

/// The video of a moment that phones append to a photo's file: Google's and Samsung's motion photos.
struct MotionPhoto: Equatable, Sendable {
  /// Where the video begins in the file, in bytes.
  var offset: Int
  /// Its length in bytes.
  var length: Int

  /// The largest file that is looked into, in bytes.
  private static let largestFile = 256 << 20
  /// How far from the beginning XMP is looked for, in bytes.
  private static let headLength = 512 << 10

  /// Whether a file may have a video, by its name.
  static func isPossible(in file: FileID) -> Bool {
    guard let ending = file.pathExtension else { return false }
    return ["jpg", "jpeg", "heic"].contains(String(decoding: ending, as: UTF8.self).lowercased())
  }

  /// Finds the video in a file. Blocks: it reads the file.
  static func find(in file: FileID) -> MotionPhoto? {
    guard isPossible(in: file), let data = try? Data(contentsOf: file.url, options: .alwaysMapped),
      data.count <= largestFile
    else { return nil }
    return find(in: data)
  }

  static func find(in data: Data) -> MotionPhoto? {
    let head = data.prefix(headLength)
    let lengths = lengthsFromEnd(in: head)
    for length in lengths where length > 8 && length < data.count {
      if let found = video(in: data, at: data.count - length) { return found }
    }
    // Samsung's mark is right before the video.
    if let mark = data.range(of: Data("MotionPhoto_Data".utf8), options: .backwards) {
      return video(in: data, at: mark.upperBound - data.startIndex)
    }
    return nil
  }

  /// The lengths that XMP tells, counted from the end of the file.
  private static func lengthsFromEnd(in head: Data) -> [Int] {
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
    return lengths
  }

  /// The boxes of an MP4 file that begin at an offset; nil if there are none, or those of a video are missing.
  private static func video(in data: Data, at offset: Int) -> MotionPhoto? {
    var position = offset
    var types: Set<String> = []
    while position + 8 <= data.count {
      guard let (type, length) = box(in: data, at: position), 8...(data.count - position) ~= length
      else { break }
      if types.isEmpty, type != "ftyp" { return nil }
      types.insert(type)
      position += length
    }
    guard types.isSuperset(of: ["ftyp", "moov", "mdat"]) else { return nil }
    return MotionPhoto(offset: offset, length: position - offset)
  }

  private static func box(in data: Data, at offset: Int) -> (type: String, length: Int)? {
    let start = data.startIndex + offset
    guard offset >= 0, offset + 8 <= data.count else { return nil }
    func number(_ range: Range<Int>) -> UInt64 { data[range].reduce(0) { $0 << 8 | UInt64($1) } }
    let name = data[start + 4..<start + 8]
    guard name.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var length = number(start..<start + 4)
    if length == 1, offset + 16 <= data.count { length = number(start + 8..<start + 16) }
    if length == 0 { length = UInt64(data.count - offset) }
    return Int(exactly: length).map { (String(decoding: name, as: UTF8.self), $0) }
  }
}

/// The video of a motion photo in a file of its own, which is gone with the value that holds it.
final class MotionVideo: Sendable {
  /// Where players read it.
  let url: URL
  private let descriptor: Int32

  /// Copies the video. Blocks.
  init?(_ motion: MotionPhoto, of file: FileID) {
    guard let data = try? Data(contentsOf: file.url, options: .alwaysMapped),
      motion.offset + motion.length <= data.count
    else { return nil }
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-motion-XXXXXX").path
    var path = Array(template.utf8CString)
    descriptor = mkstemp(&path)
    // The address of the open file.
    url = URL(fileURLWithPath: "/proc/self/fd/\(descriptor)")
    guard descriptor >= 0 else { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let start = data.startIndex + motion.offset
    let isWhole = data[start..<start + motion.length].withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWhole else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
