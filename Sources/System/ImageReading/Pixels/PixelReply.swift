import Confinement
import HostInterface

/// An answer of a process that scales, filters and writes images. Pixels, or the bytes of a file,
/// are in the file that came with the call.
package struct PixelReply: Equatable, Sendable {
  /// The number of bytes; nil if it failed.
  package var count: Int?
  /// The formats that can be written.
  package var formats: [EncodedImageFormat] = []

  /// The bytes of an answer at most.
  static let maximumLength = 4096

  package init() {}

  package init?(_ message: [UInt8]) {
    var coder = MessageCoder(reading: message)
    var names: [String] = []
    code(&names, by: &coder)
    guard coder.isComplete else { return nil }
    formats = names.compactMap(EncodedImageFormat.init)
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var (reply, names) = (self, formats.map(\.rawValue))
    reply.code(&names, by: &coder)
    return coder.bytes
  }

  private mutating func code(_ names: inout [String], by coder: inout MessageCoder) {
    coder.code(&count)
    coder.code(&names)
  }
}
