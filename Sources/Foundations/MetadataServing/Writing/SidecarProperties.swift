import Foundation
import PhotoIndexing
import PhotoMetadata

/// A sidecar's properties of well-known vocabularies, as they are written into the file of an
/// exported photo.
struct SidecarProperties {
  private var properties: [(tag: String, values: [String])] = []

  /// Nothing for a damaged sidecar.
  init(_ sidecar: Int32) {
    let found = try? TagSource.read(sidecar) { tags in
      let names = tags.allNames.filter { $0.hasPrefix("Xmp.") }
      let parts = names.filter { $0.contains { "[/".contains($0) } }
      // A property with parts has no value of its own.
      let wholes = Set(parts.map { String($0.prefix { !"[/".contains($0) }) })
      return names.filter { !wholes.contains($0) && !parts.contains($0) && Self.isKept($0) }.map {
        name in
        (
          name,
          TagSource.isInLanguages(name)
            ? [tags.localizedText(name)].compactMap(\.self) : tags.texts(name)
        )
      }
    }
    properties = found ?? []
  }

  func write(into tags: TagSource) throws {
    for (tag, values) in properties where !values.isEmpty { try tags.set(tag, values) }
  }

  private static func isKept(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 2)
    return parts.count == 3 && vocabularies.contains(parts[1]) && !others.contains(parts[2])
  }

  private static let vocabularies: Set<Substring> = [
    "dc", "xmp", "xmpRights", "photoshop", "iptc", "iptcExt", "exif", "exifEX", "aux", "lr",
    "digiKam",
    "MicrosoftPhoto", "mediapro", "plus", "cc",
  ]
  /// Properties that aren't true of another file.
  private static let others: Set<Substring> = [
    "SidecarForExtension", "LegacyIPTCDigest", "ColorMode", "ICCProfile", "History", "ColorSpace",
    "PixelXDimension", "PixelYDimension", "ModifyDate", "MetadataDate", "CreatorTool", "format",
    "ImageUniqueID", "HasExtendedXMP",
  ]
}
