import Foundation
import PhotoMetadata

/// Takes what is known of a photo into a file that was made out of it.
struct TagTransfer {
  private let selection: MetadataSelection
  private let width: Int
  private let height: Int

  init(_ selection: MetadataSelection, _ width: Int, _ height: Int) {
    (self.selection, self.width, self.height) = (selection, width, height)
  }

  /// Writes the target anew; returns its length, or nothing if nothing is known.
  func write(_ files: MetadataServer.Files) throws -> [Int] {
    guard let target = files.target, let result = files.result else {
      throw MetadataError.unreadable
    }
    let length = try prepared(files) { tags in
      do { return try tags.save(over: target, into: result) } catch {
        // The notes of the camera's maker may be too large for the format, and nothing else is.
        try tags.removeMakerNotes()
        return try tags.save(over: target, into: result)
      }
    }
    guard let length else { return [] }
    try check(result, length)
    return [length]
  }

  /// Writes EXIF's bytes with their header and an XMP packet; returns their lengths, or nothing if
  /// nothing is known.
  func encode(_ files: MetadataServer.Files) throws -> [Int] {
    guard let result = files.result else { throw MetadataError.unreadable }
    let parts = try prepared(files) { tags in
      [tags.exifData.map { Data("Exif\0\0".utf8) + $0 } ?? Data(), tags.packet ?? Data()]
    }
    let output = TagResult(of: UnsafeBufferPointer(start: nil, count: 0), into: result)
    return try (parts ?? []).map { part in
      guard output.append(part) else { throw MetadataError.unverified }
      return part.count
    }
  }

  /// Calls a closure with the tags as they are to be written. Of photos in formats without tags,
  /// only what the sidecar says is added to those of the target, or to none.
  private func prepared<Result>(
    _ files: MetadataServer.Files, _ body: (TagSource) throws -> Result
  ) throws -> Result? {
    let said = try files.sidecar.map { try SidecarWords(files.photo, $0) }
    func add(_ tags: TagSource) throws -> Result {
      try prepare(tags, said)
      return try body(tags)
    }
    if let photo = files.photo {
      var isReadable = false
      do {
        return try TagSource.read(photo, writes: true) { tags in
          isReadable = true
          return try add(tags)
        }
      } catch { if isReadable { throw error } }
    }
    guard said != nil else { return nil }
    guard let target = files.target else { return try TagSource.openEmpty(add) }
    return try TagSource.read(target, writes: true, add)
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
  private func check(_ file: Int32, _ length: Int) throws {
    try TagSource.read(file, upTo: length) { tags in
      guard (tags.integer("Exif.Image.Orientation") ?? 1) == 1 else {
        throw MetadataError.unverified
      }
      if selection == .withoutLocation, tags.allNames.contains(where: TagSource.isAboutLocation) {
        throw MetadataError.unverified
      }
    }
  }
}
