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
    guard let metadata = try reply(to: [], file).metadata else { throw .unreadable }
    return metadata.bounded
  }

  /// Returns what a file says, without its sidecar.
  func ownMetadata(of file: FileID) throws(MetadataError) -> MediaMetadata {
    let own = try TaggedFile(file, isSidecar: false)
    let reply = try helpers.reply(to: .file, [own.descriptor])
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
  private func reply(to call: MetadataCall, _ file: FileID) throws(MetadataError) -> MetadataReply {
    let sidecar = Sidecar.existing(of: file).flatMap { try? TaggedFile($0, isSidecar: true) }
    var own: TaggedFile?
    do { own = try TaggedFile(file, isSidecar: false) } catch {
      guard error == .unreadable, sidecar != nil else { throw error }
    }
    guard let sidecar else {
      return try helpers.reply(to: call.union(.file), [own].compactMap(\.?.descriptor))
    }
    guard let own else { return try helpers.reply(to: call.union(.sidecar), [sidecar.descriptor]) }
    do {
      return try helpers.reply(
        to: call.union([.file, .sidecar]), [own.descriptor, sidecar.descriptor])
    } catch {
      guard error == .unreadable else { throw error }
      if let reply = try? helpers.reply(to: call.union(.file), [own.descriptor]) { return reply }
      return try helpers.reply(to: call.union(.sidecar), [sidecar.descriptor])
    }
  }

  // MARK: In the other process

  static func metadata(_ file: Int32?, _ sidecar: Int32?) -> MediaMetadata? {
    let own = file.flatMap { file in try? TagSource.read(file) { Self.metadata($0) } }
    guard let sidecar else { return own }
    var metadata = own ?? MediaMetadata()
    // A damaged sidecar must not hide the photo.
    _ = try? TagSource.read(sidecar) { source in
      merge(source, into: &metadata, isSidecar: true)
    }
    return metadata
  }

  static func fields(_ file: Int32?, _ sidecar: Int32?) -> [MetadataField]? {
    let own = file.flatMap { file in
      try? TagSource.read(file) { source in
        source.names.map { source.field($0, isInSidecar: false) }
      }
    }
    let beside = sidecar.flatMap { sidecar in
      try? TagSource.read(sidecar) { source in
        // The library derives other vocabularies from it.
        source.names.filter { $0.hasPrefix("Xmp.") }.map { source.field($0, isInSidecar: true) }
      }
    }
    return own == nil && beside == nil ? nil : (own ?? []) + (beside ?? [])
  }

  // MARK: Tags

  /// Descriptions that cameras write when nobody described anything.
  private static let cameraCaptions: Set<String> = [
    "olympus digital camera", "sony dsc", "dsc", "default", "dig",
  ]

  static func metadata(_ source: TagSource) -> MediaMetadata {
    var metadata = MediaMetadata()
    metadata.cameraMake = source.text(anyOf: ["Exif.Image.Make", "Xmp.tiff.Make"])
    metadata.cameraModel = source.text(anyOf: ["Exif.Image.Model", "Xmp.tiff.Model"])
    metadata.lens = source.text(anyOf: [
      "Exif.Photo.LensModel", "Xmp.exifEX.LensModel", "Xmp.aux.Lens",
    ])
    metadata.exposureTime =
      source.fraction("Exif.Photo.ExposureTime")
      ?? source.fraction("Exif.Image.ExposureTime")
    metadata.aperture =
      source.fraction("Exif.Photo.FNumber") ?? source.fraction("Exif.Image.FNumber")
    metadata.iso =
      source.integer("Exif.Photo.ISOSpeedRatings")
      ?? source.integer("Exif.Image.ISOSpeedRatings")
      ?? source.integer("Exif.Photo.RecommendedExposureIndex")
    metadata.focalLength =
      source.fraction("Exif.Photo.FocalLength")
      ?? source.fraction("Exif.Image.FocalLength")
    metadata.focalLengthIn35mm = source.fraction("Exif.Photo.FocalLengthIn35mmFilm")
    metadata.flashFired = source.integer("Exif.Photo.Flash").map { $0 & 1 == 1 }
    metadata.orientation = source.integer("Exif.Image.Orientation").flatMap {
      (1...8).contains($0) ? $0 : nil
    }
    merge(source, into: &metadata, isSidecar: false)
    if metadata.caption == nil, let text = source.text("Exif.Image.ImageDescription"),
      !cameraCaptions.contains(text.lowercased())
    {
      metadata.caption = text
    }
    if metadata.creators.isEmpty { metadata.creators = source.texts("Exif.Image.Artist") }
    if metadata.copyright == nil { metadata.copyright = source.text("Exif.Image.Copyright") }
    if metadata.rating == nil {
      metadata.rating = source.integer("Exif.Image.Rating").flatMap(stars)
    }
    return metadata
  }

  /// Takes what a sidecar may have.
  static func merge(_ source: TagSource, into metadata: inout MediaMetadata, isSidecar: Bool) {
    if let date = CaptureDates.date(isSidecar: isSidecar, source.text) {
      metadata.captureDate = date.time
      metadata.secondsFromUTC = date.secondsFromUTC
    }
    if let place = source.place(isSidecar: isSidecar) { metadata.place = place }
    if let title = source.localizedText("Xmp.dc.title")
      ?? source.text("Iptc.Application2.ObjectName")
    {
      metadata.title = title
    }
    if let caption = source.localizedText("Xmp.dc.description")
      ?? source.text("Iptc.Application2.Caption")
    {
      metadata.caption = caption
    }
    let keywords = source.texts("Xmp.dc.subject")
    if !keywords.isEmpty || source.has("Xmp.dc.subject") {
      metadata.keywords = unique(keywords)
    } else if source.has("Iptc.Application2.Keywords") {
      metadata.keywords = unique(source.texts("Iptc.Application2.Keywords"))
    } else if source.has("Xmp.digiKam.TagsList") {
      metadata.keywords = unique(
        source.texts("Xmp.digiKam.TagsList").compactMap {
          $0.split(separator: "/").last.map(String.init)
        })
    }
    if let rating = source.integer("Xmp.xmp.Rating").flatMap(stars) { metadata.rating = rating }
    if let text = source.text("Xmp.vitrine.Favorite") { metadata.isFavorite = text == "True" }
    if let text = source.text("Xmp.vitrine.Edit") { metadata.edit = text }
    let creators = source.texts("Xmp.dc.creator") + source.texts("Iptc.Application2.Byline")
    if !creators.isEmpty { metadata.creators = unique(creators) }
    if let copyright = source.localizedText("Xmp.dc.rights")
      ?? source.text("Iptc.Application2.Copyright")
    {
      metadata.copyright = copyright
    }
    if let orientation = source.integer("Xmp.tiff.Orientation"), (1...8).contains(orientation),
      metadata.orientation == nil
    {
      metadata.orientation = orientation
    }
  }

  private static func stars(_ value: Int) -> Int? { (-1...5).contains(value) ? value : nil }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.prefix(1000).filter { seen.insert($0).inserted }
  }
}
