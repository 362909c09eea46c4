import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

@Suite struct PlaceTests {
  private let folder: PhotoFolder
  private let original: Data

  init() throws {
    folder = try PhotoFolder()
    original = try Data(contentsOf: PhotoFolder.samples.appendingPathComponent("02-cat.jpg"))
  }

  private func place(_ photo: TaggedPhoto, sidecar: String? = nil) throws -> MediaMetadata.Place? {
    let file = try folder.write(photo.file(from: original), "\(UUID()).jpg")
    if let sidecar {
      try Data(TaggedPhoto.packet(sidecar).utf8).write(
        to: URL(fileURLWithPath: file.displayPath + ".xmp"))
    }
    return try MetadataReader().metadata(of: file).place
  }

  private func exif(
    _ latitude: [(Int, Int)], _ north: String?, _ longitude: [(Int, Int)], _ east: String?
  ) -> TaggedPhoto {
    var photo = TaggedPhoto().fractions(.gps, 2, latitude).fractions(.gps, 4, longitude)
    if let north { photo = photo.text(.gps, 1, north) }
    if let east { photo = photo.text(.gps, 3, east) }
    return photo
  }

  private func isNear(_ place: MediaMetadata.Place?, _ latitude: Double, _ longitude: Double)
    -> Bool
  {
    guard let place else { return false }
    return abs(place.latitude - latitude) < 0.0001 && abs(place.longitude - longitude) < 0.0001
  }

  @Test func hemispheres() throws {
    let (lat, lon) = ([(33, 1), (51, 1), (2448, 100)], [(151, 1), (12, 1), (5508, 100)])
    #expect(isNear(try place(exif(lat, "S", lon, "E")), -33.8568, 151.2153))
    #expect(isNear(try place(exif(lat, "N", lon, "W")), 33.8568, -151.2153))
    #expect(isNear(try place(exif(lat, "s", lon, "West")), -33.8568, -151.2153))
    let minutes = exif([(22, 1), (5711, 100), (0, 1)], "S", [(43, 1), (126, 10), (0, 0)], "W")
    #expect(isNear(try place(minutes), -22.9518, -43.21))
  }

  @Test func whatIsNoFractionIsNoPlace() throws {
    let none = [(0, 0), (0, 0), (0, 0)]
    #expect(try place(exif(none, "N", none, "E")) == nil)
    #expect(try place(exif([(33, 1), (51, 1), (0, 1)], "S", none, "E")) == nil)
    #expect(try place(exif([(91, 1), (0, 1), (0, 1)], "N", [(1, 1), (0, 1), (0, 1)], "E")) == nil)
    // Nobody knows on which side of the equator.
    #expect(try place(exif([(33, 1), (0, 1), (0, 1)], nil, [(1, 1), (0, 1), (0, 1)], "E")) == nil)
    #expect(try place(exif([(33, 1), (0, 1), (0, 1)], "?", [(1, 1), (0, 1), (0, 1)], "E")) == nil)
  }

  @Test func altitudes() throws {
    let sea = exif([(31, 1), (33, 1), (30, 1)], "N", [(35, 1), (28, 1), (30, 1)], "E").fractions(
      .gps, 6, [(430, 1)])
    #expect(try place(sea.byte(.gps, 5, 1))?.altitude == -430)
    #expect(try place(sea.byte(.gps, 5, 0))?.altitude == 430)
    #expect(try place(sea)?.altitude == 430)
    let none = exif([(31, 1), (33, 1), (30, 1)], "N", [(35, 1), (28, 1), (30, 1)], "E").fractions(
      .gps, 6, [(0, 0)])
    let found = try #require(try place(none))
    #expect(found.altitude == nil)
  }

  @Test(arguments: [
    ("28,11.06868N", "14,9.64017W", nil, nil), ("28.184478", "14.160669499999999", "N", "W"),
    ("28.184478", "-14.1606695", nil, nil), ("28.184478N", "14.1606695W", nil, nil),
    ("28,11,4.12N", "14,9,38.41W", nil, nil),
    ("28 deg 11' 4.12\" N", "14 deg 9' 38.41\" W", nil, nil),
    ("28,11.06868", "14,9.64017", "North", "w"), ("28.184478", "-14.1606695", "N", "W"),
  ])
  func sidecars(_ latitude: String, _ longitude: String, _ north: String?, _ east: String?) throws {
    var text =
      "<exif:GPSLatitude>\(latitude)</exif:GPSLatitude><exif:GPSLongitude>\(longitude)</exif:GPSLongitude>"
    if let north { text += "<exif:GPSLatitudeRef>\(north)</exif:GPSLatitudeRef>" }
    if let east { text += "<exif:GPSLongitudeRef>\(east)</exif:GPSLongitudeRef>" }
    text +=
      "<exif:GPSAltitude>4300/10</exif:GPSAltitude><exif:GPSAltitudeRef>1</exif:GPSAltitudeRef>"
    let other = exif([(1, 1), (0, 1), (0, 1)], "N", [(1, 1), (0, 1), (0, 1)], "E")
    let place = try place(other, sidecar: text)
    #expect(isNear(place, 28.184478, -14.1606695) && place?.altitude == -430)
  }

  @Test(arguments: ["28,11.06868", "north", "", "28,184478N", "1e999", "28.1X", "1,2,3,4N", "95N"])
  func whatIsNoCoordinateLeavesTheFilesOwn(_ latitude: String) throws {
    let text =
      "<exif:GPSLatitude>\(latitude)</exif:GPSLatitude><exif:GPSLongitude>14,9.6W</exif:GPSLongitude>"
    let own = exif([(1, 1), (0, 1), (0, 1)], "N", [(2, 1), (0, 1), (0, 1)], "E")
    #expect(isNear(try place(own, sidecar: text), 1, 2))
  }
}
