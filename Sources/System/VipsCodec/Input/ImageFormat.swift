import Foundation

/// The format of a file, determined by its beginning.
///
/// It is determined before any decoder runs, as some of them read a whole file before they reject
/// it.
struct ImageFormat: Sendable {
  /// The name for display.
  let name: String
  let reading: Reading

  enum Reading: Sendable {
    /// The decoder reads the file progressively.
    case streamed
    /// The decoder needs the whole file in memory.
    case copied
    /// Decoded by the process for drawings, because the work that the file causes is known only
    /// afterwards, or because the decoder can't be trusted.
    case confined
    /// Decoded by a reader of this module, which returns pixels or an embedded image.
    case unpacked(any ImageUnpacking.Type)
    /// Read by LibRaw: the sensor's values and an embedded preview.
    case raw
    /// Known, but not supported.
    case absent
  }

  /// The number of bytes that are examined: a drawing may begin with a long comment.
  static let length = 4096

  /// Nil if no image format is recognized.
  init?(_ beginning: [UInt8], fileName: String) {
    let ending = Self.ending(of: fileName)
    guard
      let format = Self.withoutSignature(beginning, ending) ?? Self.container(beginning)
        ?? Self.signatures.first(where: { Self.begins(beginning, $0.bytes) })?.format
        ?? Self.drawing(beginning, ending)
    else { return nil }
    self = format
  }

  private init(_ name: String, _ reading: Reading) {
    self.name = name
    self.reading = reading
  }

  private static func ending(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...].lowercased() }
      ?? ""
  }

  private static func begins(_ bytes: [UInt8], _ signature: [UInt8], at start: Int = 0) -> Bool {
    bytes.count >= start + signature.count
      && bytes[start..<start + signature.count].elementsEqual(signature)
  }

  /// Formats whose identifier follows a length.
  private static func container(_ bytes: [UInt8]) -> ImageFormat? {
    if begins(bytes, Array("RIFF".utf8)), begins(bytes, Array("WEBP".utf8), at: 8) {
      return ImageFormat("WebP", .copied)
    }
    guard begins(bytes, Array("ftyp".utf8), at: 4), bytes.count >= 12 else { return nil }
    switch String(decoding: bytes[8..<12], as: UTF8.self) {
    case "avif", "avis": return ImageFormat("AVIF", .copied)
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1", "miaf":
      return ImageFormat("HEIF", .copied)
    case "crx ": return raw
    default: return nil
    }
  }

  private static func drawing(_ bytes: [UInt8], _ ending: String) -> ImageFormat? {
    let isPacked = begins(bytes, [0x1F, 0x8B]) && ["svgz", "svg"].contains(ending)
    let beginning = bytes.prefix(4096)
    let isMarkup = beginning.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == 0x3C
    let hasRoot = isMarkup && String(decoding: beginning, as: UTF8.self).contains("<svg")
    return isPacked || hasRoot ? ImageFormat("SVG", .confined) : nil
  }

  /// Formats with such a short signature, or none, that the file name's extension has to match as
  /// well.
  private static func withoutSignature(_ bytes: [UInt8], _ ending: String) -> ImageFormat? {
    switch ending {
    case "tga" where TGAUnpacker.isPlausible(bytes):
      ImageFormat("TGA", .unpacked(TGAUnpacker.self))
    case let ending where rawExtensions.contains(ending) && isTIFF(bytes): raw
    case "pcx" where begins(bytes, [0x0A]): ImageFormat("PCX", .absent)
    default: nil
    }
  }

  static let raw = ImageFormat("RAW", .raw)

  /// The extensions of raw files that begin as TIFF files do.
  private static let rawExtensions: Set<String> = [
    "dng", "cr2", "nef", "nrw", "arw", "sr2", "srf", "pef", "srw", "erf", "3fr", "iiq", "dcr",
    "kdc",
    "mos", "mef", "rwl", "gpr",
  ]

  private static func isTIFF(_ bytes: [UInt8]) -> Bool {
    begins(bytes, [0x49, 0x49, 0x2A, 0]) || begins(bytes, [0x4D, 0x4D, 0, 0x2A])
  }

  private static let signatures: [(bytes: [UInt8], format: ImageFormat)] =
    [
      ([0xFF, 0xD8, 0xFF], ImageFormat("JPEG", .streamed)),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ImageFormat("PNG", .streamed)),
      (Array("GIF8".utf8), ImageFormat("GIF", .copied)),
      ([0x49, 0x49, 0x2A, 0], ImageFormat("TIFF", .streamed)),
      ([0x49, 0x49, 0x2B, 0], ImageFormat("TIFF", .streamed)),
      ([0x4D, 0x4D, 0, 0x2A], ImageFormat("TIFF", .streamed)),
      ([0x4D, 0x4D, 0, 0x2B], ImageFormat("TIFF", .streamed)),
      (Array("IIRO".utf8), raw), (Array("IIRS".utf8), raw), (Array("MMOR".utf8), raw),
      ([0x49, 0x49, 0x55, 0], raw), (Array("FUJIFILMCCD-RAW".utf8), raw), (Array("FOVb".utf8), raw),
      ([0xFF, 0x0A], ImageFormat("JPEG XL", .copied)),
      (
        [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A],
        ImageFormat("JPEG XL", .copied)
      ),
      (
        [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A],
        ImageFormat("JPEG 2000", .confined)
      ),
      ([0xFF, 0x4F, 0xFF, 0x51], ImageFormat("JPEG 2000", .confined)),
      (Array("#?RADIANCE".utf8), ImageFormat("Radiance", .confined)),
      (Array("#?RGBE".utf8), ImageFormat("Radiance", .confined)),
      ([0x42, 0x4D], ImageFormat("BMP", .unpacked(BMPUnpacker.self))),
      (Array("qoif".utf8), ImageFormat("QOI", .unpacked(QOIUnpacker.self))),
      ([0, 0, 1, 0], ImageFormat("Windows icon", .unpacked(IconUnpacker.self))),
      ([0, 0, 2, 0], ImageFormat("Windows cursor", .unpacked(IconUnpacker.self))),
      (Array("/* XPM".utf8), ImageFormat("XPM", .absent)),
      (Array("8BPS".utf8), ImageFormat("Photoshop", .absent)),
      ([0x76, 0x2F, 0x31, 0x01], ImageFormat("OpenEXR", .absent)),
      (Array("%PDF-".utf8), ImageFormat("PDF", .absent)),
      (Array("gimp xcf".utf8), ImageFormat("XCF", .absent)),
    ] + portable

  /// The letter, its digit and white space.
  private static let portable: [(bytes: [UInt8], format: ImageFormat)] =
    "123456fF".utf8.flatMap { digit in
      " \t\n\r".utf8.map {
        ([UInt8(ascii: "P"), digit, $0], ImageFormat("Portable pixmap", .copied))
      }
    }
}
