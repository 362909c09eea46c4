import Foundation
import PhotoIndexing

/// Reads the metadata of photos and of their sidecars. It blocks, and may be called on any thread
/// but the main one.
public struct MetadataReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns what a file and its sidecar say; what the sidecar says has priority.
  ///
  /// A file without metadata, or in a format that has none, still has what its sidecar says.
  public func metadata(of file: FileID) throws(MetadataError) -> MediaMetadata {
    try told {
      let sidecar = Sidecar.existing(of: file)
      var metadata: MediaMetadata
      do {
        metadata = try TagSource.open(file) { Self.metadata($0) }
      } catch MetadataError.unreadable where sidecar != nil {
        metadata = MediaMetadata()
      }
      if let sidecar {
        // A damaged sidecar must not hide the photo.
        _ = try? TagSource.open(sidecar, limit: Sidecar.byteLimit) { source in
          Self.merge(source, into: &metadata)
        }
      }
      return metadata
    }
  }

  /// Returns every tag of a file, and of its sidecar.
  public func fields(of file: FileID) throws(MetadataError) -> [MetadataField] {
    try told {
      let own = try? TagSource.open(file) { source in
        source.names.map { source.field($0, isInSidecar: false) }
      }
      let sidecar = Sidecar.existing(of: file).flatMap { sidecar in
        try? TagSource.open(sidecar, limit: Sidecar.byteLimit) { source in
          // The library derives other vocabularies from it.
          source.names.filter { $0.hasPrefix("Xmp.") }.map { source.field($0, isInSidecar: true) }
        }
      }
      guard own != nil || sidecar != nil else { throw MetadataError.unreadable }
      return (own ?? []) + (sidecar ?? [])
    }
  }

  private func told<Value>(_ body: () throws -> Value) throws(MetadataError) -> Value {
    do { return try body() } catch let error as MetadataError { throw error } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  // MARK: Tags

  /// What cameras write into a description when nobody described anything.
  private static let cameraCaptions: Set<String> = [
    "olympus digital camera", "sony dsc", "dsc", "default", "dig",
  ]

  static func metadata(_ source: TagSource) -> MediaMetadata {
    var metadata = MediaMetadata()
    metadata.cameraMake = source.text(anyOf: ["Exif.Image.Make", "Xmp.tiff.Make"])
    metadata.cameraModel = source.text(anyOf: ["Exif.Image.Model", "Xmp.tiff.Model"])
    metadata.lens = source.text(anyOf: ["Exif.Photo.LensModel", "Xmp.exifEX.LensModel", "Xmp.aux.Lens"])
    metadata.exposureTime = source.fraction("Exif.Photo.ExposureTime")
      ?? source.fraction("Exif.Image.ExposureTime")
    metadata.aperture = source.fraction("Exif.Photo.FNumber") ?? source.fraction("Exif.Image.FNumber")
    metadata.iso = source.integer("Exif.Photo.ISOSpeedRatings")
      ?? source.integer("Exif.Image.ISOSpeedRatings") ?? source.integer("Exif.Photo.RecommendedExposureIndex")
    metadata.focalLength = source.fraction("Exif.Photo.FocalLength")
      ?? source.fraction("Exif.Image.FocalLength")
    metadata.focalLengthIn35mm = source.fraction("Exif.Photo.FocalLengthIn35mmFilm")
    metadata.flashFired = source.integer("Exif.Photo.Flash").map { $0 & 1 == 1 }
    metadata.orientation = source.integer("Exif.Image.Orientation").flatMap {
      (1...8).contains($0) ? $0 : nil
    }
    merge(source, into: &metadata)
    if metadata.caption == nil, let text = source.text("Exif.Image.ImageDescription"),
      !cameraCaptions.contains(text.lowercased())
    {
      metadata.caption = text
    }
    if metadata.creators.isEmpty { metadata.creators = source.texts("Exif.Image.Artist") }
    if metadata.copyright == nil { metadata.copyright = source.text("Exif.Image.Copyright") }
    if metadata.rating == nil { metadata.rating = source.integer("Exif.Image.Rating").flatMap(stars) }
    return metadata
  }

  /// Takes what a sidecar may have.
  static func merge(_ source: TagSource, into metadata: inout MediaMetadata) {
    for (tag, zone, fraction) in dates {
      guard let text = source.text(tag),
        let date = WallTime(exif: text, fraction: fraction.flatMap(source.text))
      else { continue }
      metadata.captureDate = date
      metadata.secondsFromUTC = seconds(zone.flatMap(source.text) ?? String(text.dropFirst(19)))
      break
    }
    if let place = source.place { metadata.place = place }
    if let title = source.localizedText("Xmp.dc.title") ?? source.text("Iptc.Application2.ObjectName") {
      metadata.title = title
    }
    if let caption = source.localizedText("Xmp.dc.description") ?? source.text("Iptc.Application2.Caption") {
      metadata.caption = caption
    }
    let keywords = source.texts("Xmp.dc.subject")
    if !keywords.isEmpty || source.has("Xmp.dc.subject") {
      metadata.keywords = unique(keywords)
    } else if source.has("Iptc.Application2.Keywords") {
      metadata.keywords = unique(source.texts("Iptc.Application2.Keywords"))
    } else if source.has("Xmp.digiKam.TagsList") {
      metadata.keywords = unique(
        source.texts("Xmp.digiKam.TagsList").compactMap { $0.split(separator: "/").last.map(String.init) })
    }
    if let rating = source.integer("Xmp.xmp.Rating").flatMap(stars) { metadata.rating = rating }
    if let text = source.text("Xmp.vitrine.Favorite") { metadata.isFavorite = text == "True" }
    if let text = source.text("Xmp.vitrine.Edit") { metadata.edit = text }
    let creators = source.texts("Xmp.dc.creator") + source.texts("Iptc.Application2.Byline")
    if !creators.isEmpty { metadata.creators = unique(creators) }
    if let copyright = source.localizedText("Xmp.dc.rights") ?? source.text("Iptc.Application2.Copyright") {
      metadata.copyright = copyright
    }
    if let orientation = source.integer("Xmp.tiff.Orientation"), (1...8).contains(orientation),
      metadata.orientation == nil
    {
      metadata.orientation = orientation
    }
  }

  private static let dates: [(tag: String, zone: String?, fraction: String?)] = [
    ("Exif.Photo.DateTimeOriginal", "Exif.Photo.OffsetTimeOriginal", "Exif.Photo.SubSecTimeOriginal"),
    ("Xmp.exif.DateTimeOriginal", nil, nil), ("Xmp.photoshop.DateCreated", nil, nil),
    ("Exif.Photo.DateTimeDigitized", "Exif.Photo.OffsetTimeDigitized", "Exif.Photo.SubSecTimeDigitized"),
    ("Xmp.xmp.CreateDate", nil, nil), ("Exif.Image.DateTimeOriginal", nil, nil),
  ]

  /// Seconds from UTC of "+02:00", "Z" or the end of ".123+02:00".
  static func seconds(_ zone: String) -> Int? {
    if zone.hasSuffix("Z") { return 0 }
    guard let sign = zone.lastIndex(where: { "+-".contains($0) }) else { return nil }
    let parts = zone[zone.index(after: sign)...].split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], (0...14).contains(hours),
      (0...59).contains(minutes)
    else { return nil }
    return (zone[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func stars(_ value: Int) -> Int? { (-1...5).contains(value) ? value : nil }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.prefix(1000).filter { seen.insert($0).inserted }
  }
}
