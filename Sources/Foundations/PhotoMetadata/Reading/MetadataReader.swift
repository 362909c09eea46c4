import Foundation
import PhotoIndexing

/// Reads the metadata of photos and of their sidecars. It blocks, and may be called on any thread
/// but the main one.
public struct MetadataReader: Sendable {
  private let helpers: MetadataHelpers

  /// Creates a reader.
  public init() { self.init(helpers: .shared) }

  init(helpers: MetadataHelpers) { self.helpers = helpers }

  /// Returns what a file and its sidecar say; what the sidecar says has priority.
  ///
  /// A file without metadata, or in a format that has none, still has what its sidecar says.
  public func metadata(of file: FileID) throws(MetadataError) -> MediaMetadata {
    guard let metadata = try reply(to: .metadata, file).metadata else { throw .unreadable }
    return metadata.bounded
  }

  /// Returns what a file says, without its sidecar.
  func ownMetadata(of file: FileID) throws(MetadataError) -> MediaMetadata {
    let own = try TaggedFile(file, isSidecar: false)
    return try metadata(.photo, own)
  }

  /// Returns what a sidecar says.
  func sidecarMetadata(_ sidecar: FileID) throws(MetadataError) -> MediaMetadata {
    let own = try TaggedFile(sidecar, isSidecar: true)
    return try metadata(.sidecar, own)
  }

  private func metadata(
    _ kind: MetadataCall.Files, _ file: TaggedFile
  ) throws(MetadataError) -> MediaMetadata {
    let reply = try helpers.reply(to: MetadataCall(.metadata, kind), [file.descriptor])
    guard let metadata = reply.metadata?.bounded else { throw .unreadable }
    return metadata
  }

  /// Returns every tag of a file, and of its sidecar.
  public func fields(of file: FileID) throws(MetadataError) -> [MetadataField] {
    guard let fields = try reply(to: .fields, file).fields else { throw .unreadable }
    return fields
  }

  /// Returns how a photo is edited when it is shown, as its sidecar says; nil if that says nothing
  /// of it.
  public func edit(of file: FileID) -> String? {
    guard let sidecar = Sidecar.existing(of: file),
      let bytes = try? MetadataWriter.bytes(of: sidecar, limit: Sidecar.byteLimit)
    else { return nil }
    return XMPPacket(bytes)?.items(.edit).first
  }

  /// Has a file and its sidecar read in another process. A file that this ends over doesn't hide
  /// what its sidecar says, and the other way around.
  private func reply(
    to work: MetadataCall.Work, _ file: FileID
  ) throws(MetadataError) -> MetadataReply {
    let sidecar = Sidecar.existing(of: file).flatMap { try? TaggedFile($0, isSidecar: true) }
    var own: TaggedFile?
    do { own = try TaggedFile(file, isSidecar: false) } catch {
      guard error == .unreadable, sidecar != nil else { throw error }
    }
    let (photo, beside) = (MetadataCall(work, .photo), MetadataCall(work, .sidecar))
    guard let sidecar else {
      return try helpers.reply(to: photo, [own].compactMap(\.?.descriptor))
    }
    guard let own else { return try helpers.reply(to: beside, [sidecar.descriptor]) }
    do {
      return try helpers.reply(
        to: MetadataCall(work, [.photo, .sidecar]), [own.descriptor, sidecar.descriptor])
    } catch {
      guard error == .unreadable else { throw error }
      if let reply = try? helpers.reply(to: photo, [own.descriptor]) { return reply }
      return try helpers.reply(to: beside, [sidecar.descriptor])
    }
  }
}
