import Foundation
import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// What this program writes, ExifTool reads, and the other way around; where it is installed.
@Suite(.enabled(if: ExifTool.isInstalled)) struct ExifToolTests {
  private let folder: PhotoFolder
  init() throws { folder = try PhotoFolder() }

  private static let words = ["A <cat>, & \"dog\"'s", "Zeile 1\nZeile 2", "grün 🐈", "Sea & sun"]

  @Test(arguments: ["02-cat.jpg", "14-retina.png"]) func itReadsWhatIsWritten(_ sample: String)
    throws
  {
    let file = try folder.copy(sample, as: sample)
    _ = try MetadataWriter(storage: .file).apply(
      [
        .title(Self.words[0]), .caption(Self.words[1]), .keywords([Self.words[2], Self.words[3]]),
        .rating(4),
      ], to: file)
    let read = try ExifTool.read(file)
    #expect(read["Title"] as? String == Self.words[0])
    #expect(read["Description"] as? String == Self.words[1])
    #expect(read["Subject"] as? [String] == [Self.words[2], Self.words[3]])
    #expect(read["Rating"] as? Int == 4)
    #expect(read["Warning"] == nil && read["Error"] == nil)
  }

  @Test func itReadsASidecar() throws {
    let file = try folder.copy()
    _ = try MetadataWriter().apply(
      [.title(Self.words[0]), .keywords([Self.words[3]]), .rating(-1)], to: file)
    let read = try ExifTool.read(Sidecar.standard(of: file))
    #expect(
      read["Title"] as? String == Self.words[0] && read["Subject"] as? String == Self.words[3])
    #expect(read["Rating"] as? Int == -1 && read["Warning"] == nil)
  }

  @Test(arguments: ["02-cat.jpg", "14-retina.png"]) func whatItWritesIsRead(_ sample: String) throws
  {
    let file = try folder.copy(sample, as: sample)
    try ExifTool.run(
      [
        "-XMP-dc:Title=\(Self.words[0])", "-XMP-dc:Description=\(Self.words[3])",
        "-XMP-dc:Subject=\(Self.words[2])", "-XMP-dc:Subject=b", "-XMP-xmp:Rating=3",
        "-EXIF:DateTimeOriginal=1969:07:20 20:17:40", "-EXIF:SubSecTimeOriginal=25",
        "-EXIF:OffsetTimeOriginal=-05:30", "-EXIF:ISO=3200", "-EXIF:FNumber=2.8",
        "-EXIF:ExposureTime=1/250", "-EXIF:FocalLength=35", "-EXIF:Make=Maker",
        "-EXIF:GPSLatitude=33.8568", "-EXIF:GPSLatitudeRef=S", "-EXIF:GPSLongitude=151.2153",
        "-EXIF:GPSLongitudeRef=E", "-EXIF:GPSAltitude=12.5", "-EXIF:GPSAltitudeRef#=1",
      ], file)
    let read = try MetadataReader().metadata(of: file)
    #expect(read.title == Self.words[0] && read.caption == Self.words[3])
    #expect(read.keywords == [Self.words[2], "b"] && read.rating == 3)
    #expect(read.captureDate?.milliseconds == -14_182_939_750)
    #expect(read.secondsFromUTC == -19_800 && read.cameraMake == "Maker")
    #expect(read.iso == 3200 && read.aperture == 2.8 && read.focalLength == 35)
    #expect(abs((read.exposureTime ?? 0) - 0.004) < 1e-9)
    let place = try #require(read.place)
    #expect(abs(place.latitude + 33.8568) < 1e-4 && abs(place.longitude - 151.2153) < 1e-4)
    #expect(place.altitude == -12.5)
  }

  @Test func whatItWroteStaysWhenSomethingElseIsWritten() throws {
    let file = try folder.copy()
    try ExifTool.run(
      [
        "-XMP-xmp:Label=Red", "-XMP-iptcCore:Location=Quay", "-IPTC:City=Sydney",
        "-XMP-dc:Title-de=Katze", "-XMP-dc:Title=Cat", "-EXIF:UserComment=kept",
      ], file)
    let before = try ExifTool.read(file)
    _ = try MetadataWriter(storage: .file).apply([.rating(2), .addKeywords(["x"])], to: file)
    let after = try ExifTool.read(file)
    for tag in ["Label", "Location", "City", "Title", "Title-de", "UserComment", "ImageSize"] {
      #expect(before[tag] != nil && "\(after[tag] ?? 0)" == "\(before[tag] ?? 1)", "\(tag)")
    }
    #expect(after["Warning"] == nil)
  }
}

private enum ExifTool {
  static let path = "/usr/bin/exiftool"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  @discardableResult static func run(_ arguments: [String], _ file: FileID) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-q", "-overwrite_original"] + arguments + [file.displayPath]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "exiftool: \(process.terminationStatus)")
    return data
  }

  static func read(_ file: FileID) throws -> [String: Any] {
    let data = try run(["-j", "-m"], file)
    let all = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    return try #require(all?.first)
  }
}
