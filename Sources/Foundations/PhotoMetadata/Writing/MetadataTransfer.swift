import Confinement
import Foundation
import PhotoIndexing

/// The part of a photo's metadata that goes along into a file that is made out of it.
public enum MetadataSelection: String, Codable, CaseIterable, Sendable {
  /// Everything.
  case all
  /// Everything but where the photo was taken.
  case withoutLocation
  /// Nothing.
  case nothing
}

/// Takes the metadata of a photo, with what its sidecar says, into a file that was made out of it:
/// one that is upright and may have another size. Blocks; on any thread but the main one.
public struct MetadataTransfer: Sendable {
  private let source: FileID
  private let selection: MetadataSelection
  private let width: Int
  private let height: Int

  /// Creates a transfer.
  ///
  /// - Parameters:
  ///   - width: The width of the new image in pixels.
  ///   - height: Its height in pixels.
  public init(from source: FileID, keeping selection: MetadataSelection, width: Int, height: Int) {
    self.source = source
    self.selection = selection
    self.width = width
    self.height = height
  }

  /// Writes the metadata into a JPEG, PNG, WebP or TIFF file.
  public func write(into file: FileID) throws(MetadataError) {
    let parts = try told { try made(.transfer(selection, width: width, height: height), file) }
    guard let new = parts.first else { return }
    try told { try Self.replace(file, by: new) }
  }

  /// The metadata as other libraries write it: EXIF's bytes with their header, and an XMP packet.
  public func encoded() throws(MetadataError) -> (exif: Data?, xmp: Data?) {
    let parts = try told { try made(.encode(selection, width: width, height: height), nil) }
    guard parts.count == 2 else { return (nil, nil) }
    return (parts[0].isEmpty ? nil : Data(parts[0]), parts[1].isEmpty ? nil : Data(parts[1]))
  }

  private func told<Value>(_ body: () throws -> Value) throws(MetadataError) -> Value {
    do { return try body() } catch let error as MetadataError { throw error } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  /// Has another process make what is to be written; nothing if nothing is known of the photo.
  private func made(_ work: MetadataCall.Work, _ target: FileID?) throws -> [Data] {
    guard selection != .nothing else { return [] }
    var files: [(MetadataCall.Files, TaggedFile)] = []
    do { files.append((.photo, try TaggedFile(source, isSidecar: false))) } catch {
      // A format without tags.
      guard error == .unreadable else { throw error }
    }
    if let sidecar = Sidecar.existing(of: source) {
      files.append((.sidecar, try TaggedFile(sidecar, isSidecar: true)))
    }
    if files.isEmpty { return [] }
    if let target { files.append((.target, try TaggedFile(target, isSidecar: false))) }
    return try withExtendedLifetime(files) {
      try MetadataHelpers.shared.parts(
        work, MetadataCall.Files(files.map(\.0)), files.map(\.1.descriptor))
    }
  }

  /// Writes a file's new bytes over its old ones; nobody else knows of it yet.
  private static func replace(_ file: FileID, by new: Data) throws {
    let old = try MetadataWriter.bytes(of: file, limit: Int64(MetadataReply.resultLimit))
    // The process read what a stranger wrote: it adds words to the image and changes nothing of it.
    if let image = ImageContainer(old) {
      let result = ImageContainer([UInt8](new))
      guard result?.hasSameImage(as: image, texts: false) == true else {
        throw MetadataError.unverified
      }
    }
    let descriptor = file.withPath { open($0, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else { throw MetadataError(errno: errno) }
    defer { close(descriptor) }
    guard new.withUnsafeBytes({ MemoryFile.write($0, to: descriptor) }) else {
      throw MetadataError(errno: errno)
    }
  }
}
