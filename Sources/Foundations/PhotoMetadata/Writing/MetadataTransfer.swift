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
    try told {
      guard selection != .nothing else { return }
      try prepared(orOf: file) { tags in
        do { try tags.save(to: file) } catch {
          // The notes of the camera's maker may be too large for the format, and nothing else is.
          try tags.removeMakerNotes()
          try tags.save(to: file)
        }
      }
      try check(file)
    }
  }

  /// The metadata as other libraries write it: EXIF's bytes with their header, and an XMP packet.
  public func encoded() throws(MetadataError) -> (exif: Data?, xmp: Data?) {
    try told {
      guard selection != .nothing else { return (nil, nil) }
      var result: (exif: Data?, xmp: Data?)
      try prepared(orOf: nil) { tags in
        result = (tags.exifData.map { Data("Exif\0\0".utf8) + $0 }, tags.packet)
      }
      return result
    }
  }

  private func told<Value>(_ body: () throws -> Value) throws(MetadataError) -> Value {
    do { return try body() } catch let error as MetadataError { throw error } catch {
      throw .failed(reason: String(describing: error))
    }
  }

  /// Calls a closure with the tags as they are to be written. Of photos in formats without tags,
  /// only what the sidecar says is added to those of another file, or to none.
  private func prepared(orOf file: FileID?, _ body: (TagSource) throws -> Void) throws {
    let said = Sidecar.existing(of: source) == nil ? nil : try SidecarWords(of: source)
    do {
      try TagSource.open(source, writes: true) { tags in
        try prepare(tags, said)
        try body(tags)
      }
    } catch MetadataError.unreadable {
      guard let said else { return }
      let add = { (tags: TagSource) in
        try prepare(tags, said)
        try body(tags)
      }
      if let file {
        try TagSource.open(file, writes: true, add)
      } else {
        try TagSource.openEmpty(add)
      }
    }
  }

  private func prepare(_ tags: TagSource, _ said: SidecarWords?) throws {
    try said?.write(into: tags)
    try tags.removeClaims()
    for (tag, value) in corrections where tags.has(tag) { try tags.set(tag, [value]) }
    // The edit is part of the new image.
    try tags.set("Xmp.vitrine.Edit", [])
    if selection == .withoutLocation { try tags.removeLocation() }
  }

  /// The values for the new image, which is sRGB, where the old ones are no longer true.
  private var corrections: [(tag: String, value: String)] {
    [
      ("Exif.Image.Orientation", "1"), ("Xmp.tiff.Orientation", "1"),
      ("Exif.Image.ImageWidth", "\(width)"), ("Exif.Image.ImageLength", "\(height)"),
      ("Xmp.tiff.ImageWidth", "\(width)"), ("Xmp.tiff.ImageLength", "\(height)"),
      ("Exif.Photo.PixelXDimension", "\(width)"), ("Exif.Photo.PixelYDimension", "\(height)"),
      ("Xmp.exif.PixelXDimension", "\(width)"), ("Xmp.exif.PixelYDimension", "\(height)"),
      ("Exif.Photo.ColorSpace", "1"), ("Xmp.exif.ColorSpace", "1"),
      ("Exif.Iop.InteroperabilityIndex", "R98"),
    ]
  }

  /// Throws unless the file that was written is read as it was meant.
  private func check(_ file: FileID) throws {
    try TagSource.open(file) { tags in
      guard (tags.integer("Exif.Image.Orientation") ?? 1) == 1 else {
        throw MetadataError.unverified
      }
      if selection == .withoutLocation, tags.allNames.contains(where: TagSource.isAboutLocation) {
        throw MetadataError.unverified
      }
    }
  }
}

extension TagSource {
  /// The last parts of names of tags that tell a place.
  private static let places: Set<String> = [
    "City", "State", "Province", "ProvinceState", "Country", "CountryName", "CountryCode",
    "SubLocation",
    "Location", "LocationName", "LocationCode", "Landmark", "City2",
  ]

  static func isAboutLocation(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let isNumber = ["latitude", "longitude"].contains { last.lowercased().contains($0) }
    return name.hasPrefix("Exif.GPSInfo.") || name == "Exif.Image.GPSTag" || last.hasPrefix("GPS")
      || places.contains(last) || last.hasPrefix("LocationCreated")
      || last.hasPrefix("LocationShown")
      || name.contains(":GPS") || isNumber
  }

  func removeLocation() throws {
    for name in allNames where Self.isAboutLocation(name) { try set(name, []) }
  }

  func removeMakerNotes() throws {
    let standard: Set<Substring> = ["Image", "Photo", "GPSInfo", "Iop", "Thumbnail"]
    for name in allNames where name.hasPrefix("Exif.") {
      let group = name.split(separator: ".").dropFirst().first ?? ""
      if name == "Exif.Photo.MakerNote" || !standard.contains(group) { try set(name, []) }
    }
  }
}
