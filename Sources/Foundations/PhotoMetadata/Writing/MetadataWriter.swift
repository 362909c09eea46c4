import Foundation
import PhotoIndexing

/// Writes what a person says of photos. It blocks, and may be called on any thread but the main
/// one.
///
/// Whatever happens meanwhile, a kill, a full disk, a loss of power, each file is the old one or
/// the new one.
public struct MetadataWriter: Sendable {
  /// Where changes are written.
  public enum Storage: Hashable, Sendable {
    /// Into an XMP file beside the photo, which itself stays untouched.
    case sidecar
    /// Into JPEG and PNG files themselves, and into a sidecar beside other formats.
    case file
  }

  /// Where a change was written.
  public struct Result: Hashable, Sendable {
    /// The files that were replaced or made.
    public var files: [FileID]
    /// The photo's metadata now.
    public var metadata: MediaMetadata
    /// The patches that take it back.
    public var undo = MetadataUndo()
  }

  /// Where changes are written.
  public var storage: Storage
  /// Whether a photo's file keeps its times when it is written. The default is false, so that
  /// backups notice it: the modification time of a photo that says when it was taken is that of the
  /// change. Of others it is two seconds after the old one, so that they keep their place among the
  /// rest.
  public var keepsTimes: Bool
  /// Told of drafts, which a kill may leave behind.
  public var drafts: DraftNoting?

  /// Creates a writer.
  public init(storage: Storage = .sidecar, keepsTimes: Bool = false, drafts: DraftNoting? = nil) {
    self.storage = storage
    self.keepsTimes = keepsTimes
    self.drafts = drafts
  }

  /// The largest file that is written itself, in bytes; larger ones get a sidecar.
  static let fileLimit: Int64 = 512 << 20

  /// Writes changes of one photo. If it throws, everything is as it was; with storage in files and
  /// a sidecar beside one, the sidecar may have been written already.
  public func apply(
    _ changes: [MetadataChange], to file: FileID
  ) throws(MetadataError) -> Result {
    do {
      let old = try current(file)
      var steps: [MetadataUndo.Step] = []
      let sidecar = Sidecar.existing(of: file)
      let intoFile = storage == .file && Self.mayTakePacket(file)
      // A sidecar has priority when the photo is read, so it says the same.
      if sidecar != nil || !intoFile {
        steps.append(try write(changes, toSidecarOf: file, old))
      }
      if intoFile {
        if let step = try write(changes, into: file, old) {
          steps.append(step)
        } else if steps.isEmpty {
          steps.append(try write(changes, toSidecarOf: file, old))
        }
      }
      return Result(
        files: steps.map(\.file), metadata: try current(file), undo: MetadataUndo(steps: steps))
    } catch let error as MetadataError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  func current(_ file: FileID) throws -> MediaMetadata {
    do { return try MetadataReader().metadata(of: file) } catch MetadataError.unreadable {
      return MediaMetadata()
    }
  }

  // MARK: Sidecars

  private func write(
    _ changes: [MetadataChange], toSidecarOf file: FileID, _ old: MediaMetadata
  ) throws -> MetadataUndo.Step {
    let sidecar = Sidecar.existing(of: file) ?? Sidecar.standard(of: file)
    let replacement = try FileReplacement(of: sidecar, notedBy: drafts)
    do {
      // Read with the lock held, so that two of our programs don't undo each other's changes.
      let stamp = Self.stamp(replacement.target)
      var packet = XMPPacket()
      var before: [UInt8] = []
      if stamp != nil {
        before = try Self.bytes(of: sidecar, limit: Sidecar.byteLimit)
        guard let found = XMPPacket(before) else { throw MetadataError.damagedSidecar }
        packet = found
      }
      let removes = changes.contains { $0.removes(old) }
      let own = removes ? try? MetadataReader().ownMetadata(of: file) : nil
      Self.apply(changes, to: &packet, old, beside: own ?? MediaMetadata())
      var step = MetadataUndo.Step(
        file: replacement.target, patch: FilePatch(from: packet.bytes, to: before),
        wasThere: stamp != nil)
      if packet.bytes == before {
        replacement.discard()
        return step
      }
      if packet.isEmpty, Self.stamp(replacement.target) == stamp {
        // A sidecar that has nothing left to say.
        if stamp != nil { replacement.target.withPath { _ = unlink($0) } }
        replacement.discard()
        (step.patch, step.isThere) = (FilePatch(from: [], to: before), false)
        return step
      }
      try replacement.write(packet.bytes)
      try check(replacement.draft, changes, old, isSidecar: true)
      guard Self.stamp(replacement.target) == stamp else { throw MetadataError.busy }
      try replacement.finish()
      return step
    } catch {
      replacement.discard()
      throw error
    }
  }

  private static func apply(
    _ changes: [MetadataChange], to packet: inout XMPPacket, _ old: MediaMetadata,
    beside own: MediaMetadata = MediaMetadata()
  ) {
    var keywords = old.keywords
    for change in changes {
      change.apply(to: &packet, keywords: keywords, beside: own)
      keywords = change.keywords(from: keywords) ?? keywords
    }
  }

  /// Throws unless the draft is read as it was meant.
  private func check(
    _ draft: FileID, _ changes: [MetadataChange], _ old: MediaMetadata, isSidecar: Bool
  ) throws {
    let reader = MetadataReader()
    let new = try isSidecar ? reader.sidecarMetadata(draft) : reader.ownMetadata(of: draft)
    var keywords: [String]?
    for change in changes {
      if let words = change.keywords(from: keywords ?? old.keywords) { keywords = words }
    }
    if let keywords, Set(new.keywords) != Set(keywords) { throw MetadataError.unverified }
    if case .favorite(let value)? = changes.last(where: {
      if case .favorite = $0 { true } else { false }
    }),
      new.isFavorite != value
    {
      throw MetadataError.unverified
    }
    if case .edit(let text)? = changes.last(where: { if case .edit = $0 { true } else { false } }),
      new.edit != text
    {
      throw MetadataError.unverified
    }
  }

  // MARK: Files

  /// Whether a file can be written itself, by its size and its beginning; nothing else of it is
  /// read.
  private static func mayTakePacket(_ file: FileID) -> Bool {
    var status = stat()
    guard file.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= fileLimit
    else { return false }
    return ImageContainer.isKnown(
      beginning: beginning(of: file, count: ImageContainer.signatureLength))
  }

  /// Returns nil if the file is damaged, or has no room for it.
  private func write(
    _ changes: [MetadataChange], into file: FileID, _ old: MediaMetadata
  ) throws -> MetadataUndo.Step? {
    let replacement = try FileReplacement(of: file, notedBy: drafts)
    do {
      let stamp = Self.stamp(replacement.target)
      let original = try Self.bytes(of: file, limit: Self.fileLimit)
      guard let container = ImageContainer(original) else {
        replacement.discard()
        return nil
      }
      var packet = XMPPacket()
      if container.hasPacket {
        guard let found = container.packet.flatMap(XMPPacket.init) else {
          replacement.discard()
          return nil
        }
        packet = found
      }
      Self.apply(changes, to: &packet, old)
      var base = container
      if let changed = try Self.withOlderTags(file, changes, old) {
        guard let new = ImageContainer(changed) else { throw MetadataError.unverified }
        base = new
      }
      guard var new = base.replacing(packet: packet.bytes) else {
        replacement.discard()
        return nil
      }
      MultiPictureIndex.repair(&new, after: original)
      guard let result = ImageContainer(new), result.hasSameImage(as: container) else {
        throw MetadataError.unverified
      }
      try replacement.write(new)
      try check(replacement.draft, changes, old, isSidecar: false)
      guard Self.stamp(replacement.target) == stamp else { throw MetadataError.busy }
      let time = time(of: old)
      try replacement.finish(time)
      var patch = FilePatch(from: new, to: original)
      if time == .next { patch.time = stamp?.changed }
      return MetadataUndo.Step(file: replacement.target, patch: patch)
    } catch {
      replacement.discard()
      throw error
    }
  }

  /// A photo whose place depends on its modification time keeps it, and is still seen to have
  /// changed.
  func time(of metadata: MediaMetadata) -> FileReplacement.Time {
    if keepsTimes { return .kept }
    return metadata.captureDate == nil ? .next : .now
  }

  /// A file in which the older forms of keywords, stars and texts that it has are in step; nil if it
  /// has none. Another process makes it.
  private static func withOlderTags(
    _ file: FileID, _ changes: [MetadataChange], _ old: MediaMetadata
  ) throws -> [UInt8]? {
    let photo = try TaggedFile(file, isSidecar: false)
    let work = MetadataCall.Work.changeOlderTags(changes, keywords: old.keywords)
    let helpers = MetadataHelpers.shared
    // Most files have none, and to start a process for each would take longer than all the rest.
    let told = try helpers.reply(to: MetadataCall(work, .photo), [photo.descriptor]).parts
    guard let told else { throw MetadataError.unverified }
    if told.isEmpty { return nil }
    return try helpers.parts(work, .photo, [photo.descriptor]).first.map(Array.init)
  }

  // MARK: The disk

  static func stamp(_ file: FileID) -> FileStamp? {
    var status = stat()
    return file.withPath { stat($0, &status) } == 0 ? FileStamp(status) : nil
  }

  /// The first bytes of a file; fewer if it is shorter, none if it can't be read.
  static func beginning(of file: FileID, count: Int) -> [UInt8] {
    FileBytes(file)?.read(count, at: 0) ?? []
  }

  static func bytes(of file: FileID, limit: Int64) throws -> [UInt8] {
    let descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw MetadataError(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw MetadataError.unreadable
    }
    guard status.st_size <= limit else { throw MetadataError.tooLarge }
    return try [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let read = Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if read < 0, errno == EINTR { continue }
        guard read >= 0 else { throw MetadataError(errno: errno) }
        if read == 0 { break }
        count += read
      }
    }
  }
}
