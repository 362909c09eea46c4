import CGexiv2
import Foundation
import PhotoMetadata

extension TagSource {
  /// Removes what tells of images and videos in the old file: a new one has none of them, and what
  /// was cropped away must not be seen in them.
  func removeClaims() throws {
    eraseThumbnail()
    for name in allNames where isClaim(name) { try set(name, []) }
    // Notes of a camera's maker may hold an image, too.
    if exifData.map(Self.holdsImage) == true { try removeMakerNotes() }
  }

  private func isClaim(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 2)
    guard parts.count == 3 else { return false }
    let property = parts[2].prefix { $0 != "[" && $0 != "/" }
    if Self.isAboutImages(property) || name.contains("GImg:") { return true }
    guard parts[0] == "Xmp" else {
      return Self.groups.contains { parts[1].hasPrefix($0) } || Self.tags.contains(name)
    }
    return Self.namespaces.contains { namespace(of: name)?.hasPrefix($0) == true }
  }

  /// Whether a property is called so in any vocabulary.
  private static func isAboutImages(_ property: Substring) -> Bool {
    ["Preview", "Thumb", "GainMap", "MotionPhoto", "MicroVideo", "DepthMap"].contains {
      property.contains($0)
    }
  }

  /// EXIF's directories of other images.
  private static let groups = ["Thumbnail", "SubImage", "SubThumb", "Image2", "Image3", "MpfInfo"]
  /// Copies of other metadata, and whole files, in TIFF files.
  private static let tags: Set<String> = [
    "Exif.Image.ImageResources", "Exif.Image.XMLPacket", "Exif.Image.IPTCNAA",
    "Exif.Image.InterColorProfile",
    "Exif.Image.OriginalRawFileData", "Exif.Image.DNGPrivateData",
  ]
  /// Vocabularies that tell of nothing but further images, sounds and videos, and of parts of a
  /// long packet.
  private static let namespaces = [
    "http://ns.google.com/photos/1.0/container/", "http://ns.google.com/photos/1.0/image/",
    "http://ns.google.com/photos/1.0/depthmap/", "http://ns.google.com/photos/1.0/audio/",
    "http://ns.google.com/photos/1.0/focus/", "http://ns.google.com/photos/dd/",
    "http://ns.adobe.com/hdr-gain-map/", "http://ns.adobe.com/xmp/note/", "http://ns.apple.com/HDR",
    "http://ns.apple.com/pixeldatainfo/", "http://ns.apple.com/depth",
    "http://ns.apple.com/portrait",
  ]

  private func namespace(of name: String) -> String? {
    guard let text = gexiv2_metadata_try_get_xmp_namespace_for_tag(name, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func holdsImage(_ exif: Data) -> Bool {
    [0xDB, 0xE0, 0xE1, 0xC0, 0xC4, 0xFE].contains {
      exif.range(of: Data([0xFF, 0xD8, 0xFF, $0])) != nil
    }
  }
}
