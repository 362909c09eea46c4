import Foundation
import PhotoIndexing

/// A small file that a person can read and copy, such as an album. It is replaced as a whole:
/// whoever looks sees the old contents or the new ones. Its members block.
public struct PlainFile: Hashable, Sendable {
  /// The file, which need not exist.
  public let file: FileID

  /// The size in bytes above which a file isn't read.
  static let largest = 64 << 20

  /// Creates the contents of a file.
  public init(_ file: FileID) { self.file = file }

  /// What changed in a file, so that it can be taken back.
  public struct Change: Hashable, Sendable {
    /// The file.
    public let file: FileID
    /// The contents before; nil if there was no file.
    public let before: [UInt8]?
    /// The contents after; nil if there is no file any more.
    public let after: [UInt8]?

    /// Whether nothing changed.
    public var isEmpty: Bool { before == after }
    /// The change that takes this one back.
    public var reversed: Change { Change(file: file, before: after, after: before) }
  }

  /// Returns the contents; nil if there is no file.
  public func read() throws(MetadataError) -> [UInt8]? {
    guard let bytes = FileBytes(file) else {
      guard file.withPath({ access($0, F_OK) }) == 0 else { return nil }
      throw file.withPath({ access($0, R_OK) }) == 0 ? .unreadable : .denied
    }
    guard bytes.count <= Self.largest else { throw .tooLarge }
    guard bytes.count > 0 else { return [] }
    guard let contents = bytes.read(bytes.count, at: 0), contents.count == bytes.count else {
      throw .unavailable
    }
    return contents
  }

  /// Replaces the contents by what a closure makes of them. Programs that change the file at the
  /// same time wait for each other. The folder is made where there is none.
  ///
  /// - Parameters:
  ///   - note: Told of the draft.
  ///   - body: Receives the contents, nil if there is no file, and returns the new ones; nil
  ///     removes the file.
  public func change(
    notedBy note: DraftNoting? = nil,
    _ body: (_ contents: [UInt8]?) throws(MetadataError) -> [UInt8]?
  ) throws(MetadataError) -> Change {
    let isMade = file.folder.withPath { mkdir($0, 0o777) } == 0
    guard isMade || errno == EEXIST else { throw MetadataError(errno: errno) }
    let replacement = try Self.told { try FileReplacement(of: file, notedBy: note) }
    var isFinished = false
    defer { if !isFinished { replacement.discard() } }
    let before = try read()
    let after = try body(before)
    let change = Change(file: file, before: before, after: after)
    guard !change.isEmpty else { return change }
    guard let after else {
      guard file.withPath({ unlink($0) }) == 0 else { throw MetadataError(errno: errno) }
      return change
    }
    try Self.told {
      try replacement.write(after)
      try replacement.finish()
    }
    isFinished = true
    return change
  }

  /// Makes a change again, unless the contents are others than before it by now.
  public static func make(
    _ change: Change, notedBy note: DraftNoting? = nil
  ) throws(MetadataError) -> Change {
    try PlainFile(change.file).change(notedBy: note) { contents throws(MetadataError) in
      guard contents == change.before else { throw .busy }
      return change.after
    }
  }

  private static func told<Value>(_ body: () throws -> Value) throws(MetadataError) -> Value {
    do { return try body() } catch let error as MetadataError { throw error } catch {
      throw .failed(reason: "\(error)")
    }
  }
}
