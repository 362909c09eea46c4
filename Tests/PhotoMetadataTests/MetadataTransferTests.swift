import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// What is known of a photo in files that are made out of it.
@Suite struct MetadataTransferTests {
  private let folder: PhotoFolder
  private let photo: FileID

  init() throws {
    folder = try PhotoFolder()
    photo = try folder.copy()
    try TagSource.open(photo) { tags in
      for (tag, value) in [
        ("Exif.Image.Make", "Camera"), ("Exif.Image.Orientation", "6"),
        ("Exif.Photo.ISOSpeedRatings", "400"),
        ("Exif.Photo.ColorSpace", "65535"), ("Exif.Photo.PixelXDimension", "4000"),
        ("Exif.GPSInfo.GPSLatitude", "48/1 8/1 0/1"), ("Exif.GPSInfo.GPSLatitudeRef", "N"),
        ("Exif.GPSInfo.GPSLongitude", "11/1 34/1 0/1"), ("Exif.GPSInfo.GPSLongitudeRef", "E"),
        ("Xmp.photoshop.City", "Munich"), ("Iptc.Application2.City", "Munich"),
        ("Xmp.exif.GPSAltitude", "519/1"),
      ] {
        try tags.set(tag, [value])
      }
      try tags.save(to: photo)
    }
    _ = try MetadataWriter().apply(
      [.keywords(["lake", "summer"]), .title("At the lake"), .rating(4), .edit("1 turn=1")],
      to: photo)
  }

  /// An image without metadata, as it is encoded.
  private func image(_ name: String) throws -> FileID {
    let sample = try folder.copy("01-dandelion.jpg", as: name)
    try TagSource.open(sample) { tags in
      for tag in tags.allNames { try tags.set(tag, []) }
      try tags.save(to: sample)
    }
    return sample
  }

  @Test func everythingGoesAlong() throws {
    let target = try image("b.jpg")
    try MetadataTransfer(from: photo, keeping: .all, width: 300, height: 200).write(into: target)
    let metadata = try MetadataReader().metadata(of: target)
    #expect(metadata.cameraMake == "Camera" && metadata.iso == 400)
    #expect(metadata.keywords == ["lake", "summer"])
    #expect(metadata.title == "At the lake" && metadata.rating == 4)
    #expect(metadata.place != nil && metadata.edit == nil)
    #expect((metadata.orientation ?? 1) == 1)
    try TagSource.open(target) { tags in
      #expect(
        tags.text("Exif.Photo.PixelXDimension") == "300"
          && tags.text("Exif.Photo.ColorSpace") == "1")
    }
  }

  /// Many programs write a comment of their own into each JPEG.
  @Test(arguments: ["01-dandelion.jpg", "14-retina.png"])
  func aCommentGoesAlong(into sample: String) throws {
    let comment = Array("File source: elsewhere".utf8)
    var bytes = try folder.bytes(photo)
    bytes.insert(contentsOf: JPEGMaking.segment(0xFE, comment), at: 2)
    let commented = try folder.write(bytes, "commented.jpg")
    let target = try folder.copy(sample, as: "target-\(sample)")
    try MetadataTransfer(from: commented, keeping: .all, width: 300, height: 200)
      .write(into: target)
    #expect(try MetadataReader().metadata(of: target).cameraMake == "Camera")
    if sample.hasSuffix("jpg") {
      #expect(try folder.text(target).contains("File source: elsewhere"))
    }
  }

  /// A photo may mean something else by the prefixes of well-known vocabularies: that is its own
  /// affair.
  @Test(arguments: [
    ("\"http://purl.org/dc/elements/1.1/\"", "\"http://purl.org/dc/elements/x/\""),
    ("\"http://ns.adobe.com/xap/1.0/\"", "\"urn:x-other:1.0/\""),
    ("xmlns:darktable", "xmlns:vitrine=\"urn:other\" xmlns:darktable"),
  ]) func otherNamespacesOfAPhotoStayItsOwn(_ known: String, _ other: String) throws {
    let hostile = try folder.copy(as: "h.jpg")
    let packet = PhotoFolder.foreign.replacingOccurrences(of: known, with: other)
      .replacingOccurrences(
        of: "<darktable:history>",
        with: "<vitrine:Edit xmlns:vitrine=\"urn:other\">6</vitrine:Edit><darktable:history>")
    let container = try #require(ImageContainer(try folder.bytes(hostile)))
    _ = try folder.write(try #require(container.replacing(packet: Array(packet.utf8))), "h.jpg")
    _ = try folder.write(PhotoFolder.foreign, "h.jpg.xmp")
    let (target, otherTarget) = (try image("b.jpg"), try image("c.jpg"))
    #expect(try MetadataReader().fields(of: hostile).contains { $0.name == "Xmp.vitrine.Edit" })
    try MetadataTransfer(from: photo, keeping: .all, width: 300, height: 200).write(into: target)
    let metadata = try MetadataReader().metadata(of: target)
    #expect(
      metadata.keywords == ["lake", "summer"] && metadata.title == "At the lake"
        && metadata.rating == 4)
    #expect(metadata.edit == nil)
    #expect(try folder.text(target).contains("http://purl.org/dc/elements/1.1/"))
    // What a person says of that photo has its own words.
    try MetadataTransfer(from: hostile, keeping: .all, width: 300, height: 200).write(
      into: otherTarget)
    let second = try MetadataReader().metadata(of: otherTarget)
    #expect(second.keywords == ["Rome", "Family"] && second.title == "Old" && second.rating == 1)
    let written = try folder.text(otherTarget)
    #expect(
      written.contains("http://purl.org/dc/elements/1.1/")
        && written.contains("http://darktable.sf.net/"))
  }

  @Test func thePlaceIsRemoved() throws {
    let target = try image("b.jpg")
    try MetadataTransfer(from: photo, keeping: .withoutLocation, width: 300, height: 200).write(
      into: target)
    let metadata = try MetadataReader().metadata(of: target)
    #expect(metadata.cameraMake == "Camera" && metadata.place == nil && metadata.rating == 4)
    let bytes = String(decoding: try folder.bytes(target), as: UTF8.self)
    #expect(!bytes.contains("Munich") && !bytes.contains("GPS"))
    // The photo itself keeps it.
    #expect(try MetadataReader().metadata(of: photo).place != nil)
  }

  /// The words that a person took away don't come back in files for others, in no list of them.
  @Test func whatASidecarTakesAwayStaysAway() throws {
    let tagged = try folder.copy(as: "t.jpg")
    let container = try #require(ImageContainer(try folder.bytes(tagged)))
    let packet = Array(PhotoFolder.foreign.utf8)
    _ = try folder.write(try #require(container.replacing(packet: packet)), "t.jpg")
    _ = try MetadataWriter().apply(
      [.title(nil), .removeKeywords(["Rome"]), .rating(nil)], to: tagged)
    let target = try image("b.jpg")
    try MetadataTransfer(from: tagged, keeping: .all, width: 300, height: 200).write(into: target)
    var metadata = try MetadataReader().metadata(of: target)
    #expect(metadata.title == nil && metadata.keywords == ["Family"])
    #expect((metadata.rating ?? 0) == 0)
    #expect(try !folder.text(target).contains("Rome"))
    _ = try MetadataWriter().apply([.keywords([])], to: tagged)
    let other = try image("c.jpg")
    try MetadataTransfer(from: tagged, keeping: .all, width: 300, height: 200).write(into: other)
    metadata = try MetadataReader().metadata(of: other)
    #expect(metadata.keywords.isEmpty)
    #expect(try !folder.text(other).contains("Family"))
  }

  @Test func nothingIsWritten() throws {
    let target = try image("b.jpg")
    let before = try folder.bytes(target)
    try MetadataTransfer(from: photo, keeping: .nothing, width: 300, height: 200).write(
      into: target)
    #expect(try folder.bytes(target) == before)
    let encoded = try MetadataTransfer(from: photo, keeping: .nothing, width: 1, height: 1)
      .encoded()
    #expect(encoded.exif == nil && encoded.xmp == nil)
  }

  @Test func metadataIsEncodedForOtherLibraries() throws {
    let encoded = try MetadataTransfer(
      from: photo, keeping: .withoutLocation, width: 300, height: 200
    ).encoded()
    let exif = try #require(encoded.exif)
    #expect(exif.starts(with: Data("Exif\0\0".utf8)) && exif.range(of: Data("Camera".utf8)) != nil)
    let packet = String(decoding: try #require(encoded.xmp), as: UTF8.self)
    #expect(packet.contains("lake") && !packet.contains("Munich") && !packet.contains("turn=1"))
  }

  @Test func aSidecarLosesItsEditAlone() throws {
    let sidecar = try #require(Sidecar.existing(of: photo))
    let rest = try #require(try MetadataWriter.packetWithoutEdit(in: sidecar))
    let text = String(decoding: rest, as: UTF8.self)
    #expect(text.contains("lake") && !text.contains("turn=1"))
    let other = try folder.copy(as: "c.jpg")
    _ = try MetadataWriter().apply([.edit("1 turn=1")], to: other)
    #expect(try MetadataWriter.packetWithoutEdit(in: Sidecar.standard(of: other)) == nil)
  }

  /// What a sidecar shows of the whole photo isn't kept when a part was cropped away.
  @Test func aSidecarLosesThumbnailsOfWhatWasCroppedAway() throws {
    let text = PhotoFolder.foreign.replacingOccurrences(
      of: "<darktable:history>",
      with: "<xmp:Thumbnails><rdf:Alt/></xmp:Thumbnails><darktable:history>")
    let rest = try MetadataWriter.packetWithoutEdit(in: try folder.write(text, "d.jpg.xmp"))
    let kept = String(decoding: try #require(rest), as: UTF8.self)
    #expect(!kept.contains("Thumbnails") && kept.contains("Places/Italy/Rome"))
  }
}
