import Foundation

/// The video of a motion photo in a file of its own, which is gone with the value that holds it.
public final class MotionVideo: Sendable {
  /// Where players read it.
  public let url: URL
  private let descriptor: Int32

  /// Copies the video; nil if it can't be read or there is no room for it. Blocks.
  public init?(_ motion: MotionPhoto, of file: FileID) {
    guard let bytes = FileBytes(file) else { return nil }
    let template = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-motion-XXXXXX"
    ).path
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
