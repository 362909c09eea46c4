import Foundation

/// A request to a helper process: one byte, with the open files to read.
struct MetadataCall: OptionSet {
  let rawValue: UInt8

  /// The photo's file is there.
  static let file = MetadataCall(rawValue: 1)
  /// Its sidecar is there, after the file.
  static let sidecar = MetadataCall(rawValue: 2)
  /// All fields are wanted instead of what they mean.
  static let fields = MetadataCall(rawValue: 4)
}

/// A helper process's answer: the length of the reply in four bytes, and the reply.
struct MetadataReply: Codable {
  /// What the file and its sidecar say; nil if neither could be read.
  var metadata: MediaMetadata?
  /// All of their fields; nil if neither could be read, or they weren't asked for.
  var fields: [MetadataField]?

  /// No reply is longer, in bytes.
  static let limit = 64 << 20
}
