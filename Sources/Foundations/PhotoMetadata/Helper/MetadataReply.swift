import Confinement
import PhotoIndexing

/// A helper process's answer. It is sent as the number of its bytes, in four, and the bytes.
package struct MetadataReply: Equatable {
  /// The metadata of the file and its sidecar; nil if neither could be read.
  package var metadata: MediaMetadata?
  /// All of their fields; nil if neither could be read, or they weren't asked for.
  package var fields: [MetadataField]?
  /// The lengths of the parts that the result consists of, in bytes; none if there is nothing to
  /// write, nil if it failed.
  package var parts: [Int]?

  /// No reply is longer, in bytes.
  package static let limit = 64 << 20
  /// No result is longer, in bytes.
  package static let resultLimit = 1 << 30

  package init(
    metadata: MediaMetadata? = nil, fields: [MetadataField]? = nil, parts: [Int]? = nil
  ) {
    (self.metadata, self.fields, self.parts) = (metadata, fields, parts)
  }

  /// Reads a message; nil if it isn't a reply.
  package init?(_ message: [UInt8]) {
    var coder = MessageCoder(reading: message)
    code(by: &coder)
    guard coder.isComplete else { return nil }
  }

  /// The reply's bytes.
  package var message: [UInt8] {
    var coder = MessageCoder()
    var reply = self
    reply.code(by: &coder)
    return coder.bytes
  }

  private mutating func code(by coder: inout MessageCoder) {
    coder.code(&metadata, MediaMetadata()) { $1.code(by: &$0) }
    coder.code(&fields, []) { coder, fields in
      let empty = MetadataField(name: "", label: "", value: "", isInSidecar: false)
      coder.code(&fields, empty) { $1.code(by: &$0) }
    }
    coder.code(&parts, []) { coder, parts in coder.code(&parts, 0) { $0.code(&$1) } }
  }
}

extension MetadataField {
  fileprivate mutating func code(by coder: inout MessageCoder) {
    coder.code(&name)
    coder.code(&label)
    coder.code(&value)
    coder.code(&isInSidecar)
  }
}

extension MediaMetadata {
  fileprivate mutating func code(by coder: inout MessageCoder) {
    coder.code(&captureDate, WallTime(milliseconds: 0)) { $0.code(&$1.milliseconds) }
    coder.code(&secondsFromUTC)
    coder.code(&cameraMake)
    coder.code(&cameraModel)
    coder.code(&lens)
    coder.code(&exposureTime)
    coder.code(&aperture)
    coder.code(&iso)
    coder.code(&focalLength)
    coder.code(&focalLengthIn35mm)
    coder.code(&flashFired, false) { $0.code(&$1) }
    coder.code(&place, Place()) { $1.code(by: &$0) }
    coder.code(&title)
    coder.code(&caption)
    coder.code(&keywords)
    coder.code(&rating)
    coder.code(&isFavorite)
    coder.code(&creators)
    coder.code(&copyright)
    coder.code(&orientation)
    coder.code(&edit)
  }
}

extension MediaMetadata.Place {
  fileprivate init() { (latitude, longitude) = (0, 0) }

  fileprivate mutating func code(by coder: inout MessageCoder) {
    coder.code(&latitude)
    coder.code(&longitude)
    coder.code(&altitude)
  }
}
