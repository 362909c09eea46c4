import PhotoIndexing

/// The formats whose tags are read, by how their files begin. What else the library knows, such as
/// videos, it never gets.
enum TaggedFormat {
  /// How many bytes it takes to tell.
  static let length = 32

  private static let beginnings: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF8".utf8),
    // TIFF and the raw formats that are like it.
    Array("II*\0".utf8), Array("MM\0*".utf8), Array("II+\0".utf8), Array("MM\0+".utf8),
    Array("IIRO".utf8), Array("IIRS".utf8), Array("MMOR".utf8), Array("IIU\0".utf8),
    Array("II\u{1A}\0\0\0HEAPCCDR".utf8), Array("FUJIFILMCCD-RAW".utf8), Array("\0MRM".utf8),
    Array("8BPS".utf8), [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A],
    [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A], Array("BM".utf8),
  ]

  /// The kinds of still images among files that are made of boxes, most of which are videos.
  private static let brands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "mif2", "msf1", "avif", "avis", "crx ",
  ]

  /// Whether a file with this beginning is an image that may have tags.
  static func isKnown(_ bytes: [UInt8]) -> Bool {
    if beginnings.contains(where: { bytes.starts(with: $0) }) { return true }
    guard bytes.count >= 12 else { return false }
    let second = String(decoding: bytes[8..<12], as: UTF8.self)
    if bytes.starts(with: "RIFF".utf8) { return second == "WEBP" }
    return bytes[4..<8].elementsEqual("ftyp".utf8) && brands.contains(second)
  }
}
