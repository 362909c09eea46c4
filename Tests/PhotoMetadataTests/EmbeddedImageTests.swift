import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// A file that is made out of a photo says nothing of what it hasn't, and shows nothing that was
/// cropped away.
@Suite struct EmbeddedImageTests {
  private let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  /// A photo with a packet.
  private func photo(_ namespaces: String, _ properties: String, _ name: String = "a.jpg") throws
    -> FileID
  {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \(namespaces)>
      <dc:subject><rdf:Bag><rdf:li>lake</rdf:li></rdf:Bag></dc:subject>\(properties)
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let bytes = try folder.bytes(try folder.copy(as: name))
    let replaced = ImageContainer(bytes)?.replacing(packet: Array(packet.utf8))
    return try folder.write(try #require(replaced), name)
  }

  private func exported(_ photo: FileID, _ selection: MetadataSelection = .all) throws -> FileID {
    let target = try folder.write(
      folder.bytes(try folder.copy("01-dandelion.jpg", as: "plain.jpg")), "b.jpg")
    try TagSource.open(target) { tags in
      for tag in tags.allNames { try tags.set(tag, []) }
      try tags.save(to: target)
    }
    try MetadataTransfer(from: photo, keeping: selection, width: 30, height: 20).write(into: target)
    return target
  }

  private static let google = "http://ns.google.com/photos/1.0/"

  @Test(arguments: [
    (
      "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:xmpGImg=\"http://ns.adobe.com/xap/1.0/g/img/\"",
      """
      <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType="Resource"><xmpGImg:format>GONE</xmpGImg:format>\
      <xmpGImg:image>R09ORQ==</xmpGImg:image></rdf:li></rdf:Alt></xmp:Thumbnails>\
      <xmp:PageInfo><rdf:Seq><rdf:li rdf:parseType="Resource"><xmpGImg:image>R09ORQ==</xmpGImg:image></rdf:li>\
      </rdf:Seq></xmp:PageInfo>
      """
    ),
    (
      "xmlns:Camera=\"\(google)camera/\"",
      "<Camera:MotionPhoto>1</Camera:MotionPhoto><Camera:MicroVideoOffset>77</Camera:MicroVideoOffset>"
    ),
    (
      "xmlns:C=\"\(google)container/\" xmlns:I=\"\(google)container/item/\"",
      """
      <C:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><C:Item I:Mime="image/jpeg" I:Semantic="Primary"/></rdf:li>\
      <rdf:li rdf:parseType="Resource"><C:Item I:Mime="video/mp4" I:Semantic="GainMap" I:Length="9"/></rdf:li></rdf:Seq>\
      </C:Directory>
      """
    ),
    (
      "xmlns:h=\"http://ns.adobe.com/hdr-gain-map/1.0/\"",
      "<h:Version>1.0</h:Version><h:GainMapMax>2</h:GainMapMax>"
    ),
    (
      "xmlns:D=\"\(google)depthmap/\"",
      "<D:Format>RangeInverse</D:Format><D:Mime>image/gone</D:Mime>"
    ),
    (
      "xmlns:n=\"http://ns.adobe.com/xmp/note/\"",
      "<n:HasExtendedXMP>0123456789ABCDEF</n:HasExtendedXMP>"
    ),
  ]) func claimsStayBehind(_ namespaces: String, _ properties: String) throws {
    let target = try exported(try photo(namespaces, properties))
    let text = try folder.text(target)
    for word in [
      "R09ORQ", "GONE", "MotionPhoto", "MicroVideo", "Semantic", "GainMap", "Version>1", "Mime",
      "HasExtended",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(try MetadataReader().metadata(of: target).keywords == ["lake"])
    // The photo itself keeps them.
    #expect(try folder.text(FileID(path: folder.url.path + "/a.jpg")).contains("lake"))
  }

  @Test func imagesInMakersNotesStayBehind() throws {
    let file = try folder.copy()
    let image: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
    try TagSource.open(file) { tags in
      try tags.set("Exif.Image.Make", ["Camera"])
      try tags.set("Exif.Photo.MakerNote", [image.map(String.init).joined(separator: " ")])
      try tags.save(to: file)
    }
    let before = Data(image)
    #expect(Data(try folder.bytes(file)).range(of: before) != nil)
    let target = try exported(file)
    #expect(Data(try folder.bytes(target)).range(of: before) == nil)
    #expect(try MetadataReader().metadata(of: target).cameraMake == "Camera")
  }

  // MARK: Sidecars

  private static let words = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
      xmlns:xmpGImg="http://ns.adobe.com/xap/1.0/g/img/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/">
    <exif:DateTimeOriginal>2001-02-03T04:05:06</exif:DateTimeOriginal>
    <exif:GPSLatitude>48,8.1N</exif:GPSLatitude><exif:GPSLongitude>11,34.2E</exif:GPSLongitude>
    <photoshop:City>Munich</photoshop:City><photoshop:Headline>A headline</photoshop:Headline>
    <xmp:Label>Red</xmp:Label>
    <dc:creator><rdf:Seq><rdf:li>Ann</rdf:li><rdf:li>Ben</rdf:li></rdf:Seq></dc:creator>
    <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">All of them</rdf:li></rdf:Alt></dc:rights>
    <lr:hierarchicalSubject><rdf:Bag><rdf:li>a|b</rdf:li></rdf:Bag></lr:hierarchicalSubject>
    <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType="Resource"><xmpGImg:image>R09ORQ==</xmpGImg:image></rdf:li></rdf:Alt>
    </xmp:Thumbnails></rdf:Description></rdf:RDF></x:xmpmeta>
    """

  @Test func whatOnlyTheSidecarSaysGoesAlong() throws {
    let file = try folder.copy()
    _ = try folder.write(Self.words, "a.jpg.xmp")
    let target = try exported(file)
    let metadata = try MetadataReader().metadata(of: target)
    #expect(metadata.captureDate == WallTime(exif: "2001:02:03 04:05:06"))
    #expect(
      abs((metadata.place?.latitude ?? 0) - 48.135) < 0.001
        && abs((metadata.place?.longitude ?? 0) - 11.57) < 0.001)
    #expect(metadata.place?.altitude == nil)
    #expect(metadata.creators == ["Ann", "Ben"] && metadata.copyright == "All of them")
    try TagSource.open(target) { tags in
      #expect(tags.text("Exif.Photo.DateTimeOriginal") == "2001:02:03 04:05:06")
      #expect(tags.has("Exif.GPSInfo.GPSLatitude") && tags.text("Xmp.photoshop.City") == "Munich")
      #expect(
        tags.text("Xmp.photoshop.Headline") == "A headline" && tags.text("Xmp.xmp.Label") == "Red")
      #expect(tags.texts("Xmp.lr.hierarchicalSubject") == ["a|b"])
    }
    #expect(!(try folder.text(target)).contains("R09ORQ"))
  }

  @Test func withoutLocationNothingOfTheSidecarsPlaceGoesAlong() throws {
    let file = try folder.copy()
    _ = try folder.write(Self.words, "a.jpg.xmp")
    let target = try exported(file, .withoutLocation)
    let text = try folder.text(target)
    #expect(!text.contains("GPS") && !text.contains("Munich") && text.contains("A headline"))
    try TagSource.open(target) { #expect(!$0.allNames.contains(where: TagSource.isAboutLocation)) }
  }

  /// A photo in a format without tags still has its sidecar.
  @Test func aFormatWithoutTagsHasWhatItsSidecarSays() throws {
    let file = try folder.write("no tags", "a.qoi")
    _ = try folder.write(Self.words, "a.qoi.xmp")
    let target = try exported(file)
    #expect(try MetadataReader().metadata(of: target).place != nil)
    let encoded = try MetadataTransfer(from: file, keeping: .all, width: 3, height: 2).encoded()
    #expect(encoded.exif?.range(of: Data("2001:02:03".utf8)) != nil)
    #expect(encoded.xmp?.range(of: Data("A headline".utf8)) != nil)
  }
}
