import Foundation

/// What the first bytes say of a file that no decoder here reads.
enum PictureSignature {
  /// Bytes that are looked at.
  static let length = 256

  /// The format's name for people; nil when it is no picture that is known.
  static func format(of beginning: Data) -> String? {
    let bytes = [UInt8](beginning)
    func begins(_ signature: [UInt8], at start: Int = 0) -> Bool {
      bytes.count >= start + signature.count
        && bytes[start..<start + signature.count].elementsEqual(signature)
    }
    if begins(Array("ftyp".utf8), at: 4), bytes.count >= 12 {
      switch String(decoding: bytes[8..<12], as: UTF8.self) {
      case "avif", "avis": return "AVIF"
      case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": return "HEIF"
      case "crx ": return "Canon raw"
      default: return nil
      }
    }
    return signatures.first { begins($0.bytes) }?.name
      ?? (String(decoding: bytes, as: UTF8.self).contains("<svg") ? "SVG" : nil)
  }

  private static let signatures: [(name: String, bytes: [UInt8])] = [
    ("JPEG XL", [0xFF, 0x0A]),
    ("JPEG XL", [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    ("JPEG 2000", [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    ("JPEG 2000", [0xFF, 0x4F, 0xFF, 0x51]),
    ("BMP", [0x42, 0x4D]),
    ("Windows icon", [0, 0, 1, 0]),
    ("Photoshop", Array("8BPS".utf8)),
    ("OpenEXR", [0x76, 0x2F, 0x31, 0x01]),
    ("Radiance", Array("#?RADIANCE".utf8)),
    ("PDF", Array("%PDF-".utf8)),
    ("XCF", Array("gimp xcf".utf8)),
    ("QOI", Array("qoif".utf8)),
    ("JPEG", [0xFF, 0xD8, 0xFF]),
    ("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ("GIF", Array("GIF8".utf8)),
  ]
}
