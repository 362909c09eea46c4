import Foundation
import PhotoIndexing
import PhotoMetadata

/// Makes of tags what they mean.
enum TagReading {
  static func metadata(_ file: Int32?, _ sidecar: Int32?) -> MediaMetadata? {
    let own = file.flatMap { file in try? TagSource.read(file) { Self.metadata($0) } }
    guard let sidecar else { return own }
    var all = own ?? MediaMetadata()
    // A damaged sidecar must not hide the photo.
    _ = try? TagSource.read(sidecar) { source in
      merge(source, into: &all, isSidecar: true)
      if !all.keywords.isEmpty, !source.has(keywordTag), try hasNoKeywords(sidecar) {
        all.keywords = []
      }
    }
    return all
  }

  private static let keywordTag = "Xmp.dc.subject"

  /// Whether a sidecar has an empty list of keywords, which the library doesn't see.
  private static func hasNoKeywords(_ sidecar: Int32) throws -> Bool {
    try TagSource.withBytes(of: sidecar) { XMPPacket(Array($0))?.hasNoKeywords == true }
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
    } else if isSidecar, source.has("Xmp.dc.title") {
      metadata.title = nil
    }
    if let caption = source.localizedText("Xmp.dc.description")
      ?? source.text("Iptc.Application2.Caption")
    {
      metadata.caption = caption
    } else if isSidecar, source.has("Xmp.dc.description") {
      metadata.caption = nil
    }
    let keywords = source.texts(keywordTag)
    if !keywords.isEmpty || source.has(keywordTag) {
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
    if let text = source.text("Xmp.vitrine.Edit") {
      metadata.edit = text == MetadataChange.noEdit ? nil : text
    }
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
