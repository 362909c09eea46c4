import Foundation

/// Reads a video's metadata without a player: only a few hundred bytes of the header.
public enum VideoHeader {
  /// Media types by path extension.
  public static let types: [String: String] = [
    "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime", "webm": "video/webm",
    "mkv": "video/x-matroska",
  ]
  /// The path extensions of videos.
  public static let extensions = Set(types.keys)

  /// Returns nil if the file isn't a video in one of these formats, or is damaged.
  public static func facts(of file: FileID) -> MediaFacts? {
    guard let bytes = FileBytes(file) else { return nil }
    guard let facts = MovieBoxes.facts(in: bytes) ?? MatroskaElements.facts(in: bytes),
      facts.isReadable, facts.duration.map({ $0.isFinite && $0 >= 0 }) ?? true
    else { return nil }
    return facts
  }
}

/// A file that is read here and there.
final class FileBytes {
  let count: Int
  private let descriptor: Int32
  /// Of damaged files, which may lead in circles or be cut into the smallest pieces.
  private var readsLeft = 20_000

  /// Nil when it is no regular file that may be read.
  init?(_ file: FileID) {
    // A pipe would block for ever.
    let descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// As many as there are, at most `length`; nil at the end.
  func read(_ length: Int, at offset: Int) -> [UInt8]? {
    guard offset >= 0, offset < count, length > 0, readsLeft > 0 else { return nil }
    readsLeft -= 1
    var bytes = [UInt8](repeating: 0, count: min(length, count - offset))
    let got = pread(descriptor, &bytes, bytes.count, off_t(offset))
    guard got > 0 else { return nil }
    return got == bytes.count ? bytes : Array(bytes[..<got])
  }
}

extension Array where Element == UInt8 {
  /// Of up to eight bytes, the most significant first; nil when they are not all there.
  func number(_ start: Int, _ length: Int) -> UInt64? {
    guard start >= 0, length <= 8, start + length <= count else { return nil }
    return self[start..<start + length].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
