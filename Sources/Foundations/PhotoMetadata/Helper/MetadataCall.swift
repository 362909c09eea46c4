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
