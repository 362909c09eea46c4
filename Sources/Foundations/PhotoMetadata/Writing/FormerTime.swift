import CSystemShim
import Foundation
import PhotoIndexing

/// The modification time that a photo without a date had before it was written here, by which it is
/// ordered. It is in an extended attribute, with the time that the file got, so that it counts only
/// as long as nobody else writes the file.
public struct FormerTime: Sendable {
  static let attribute = "user.vitrine.former-time"
  /// The longest value: two numbers.
  private static let longest = 64

  /// In nanoseconds since 1970.
  public let nanoseconds: Int64

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Reads what a file says; nil if it says nothing, or was written since. Blocks.
  public init?(of file: FileID) {
    let descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var value = [UInt8](repeating: 0, count: Self.longest)
    let count = file_attribute(descriptor, Self.attribute, &value, value.count)
    guard count > 0 else { return nil }
    let numbers = String(decoding: value.prefix(count), as: UTF8.self).split(separator: " ")
      .compactMap { Int64($0) }
    guard numbers.count == 2, Self.time(of: descriptor) == numbers[1] else { return nil }
    nanoseconds = numbers[0]
  }

  /// The time as a date, as that of a file's last change is.
  public var date: Date { FileStamp(changed: nanoseconds, byteCount: 0, inode: 0).changeDate }

  /// Writes it beside the time that a file has now. File systems without extended attributes keep
  /// nothing.
  func write(to descriptor: Int32) {
    guard let time = Self.time(of: descriptor) else { return }
    let text = Array("\(nanoseconds) \(time)".utf8)
    _ = file_set_attribute(descriptor, Self.attribute, text, text.count)
  }

  private static func time(of descriptor: Int32) -> Int64? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileStamp(status).changed : nil
  }
}
