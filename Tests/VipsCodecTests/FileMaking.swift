import Foundation

/// Files of formats that the codec doesn't write.
enum FileMaking {
  /// A PNG file of uncompressed rows.
  ///
  /// `rows` may be shorter than the header declares.
  static func png(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, rows: [[UInt8]],
    palette: [UInt8] = [], transparency: [UInt8] = []
  ) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header = big(width) + big(height) + [depth, colorType, 0, 0, 0]
    data += chunk("IHDR", header)
    if !palette.isEmpty { data += chunk("PLTE", palette) }
    if !transparency.isEmpty { data += chunk("tRNS", transparency) }
    data += chunk("IDAT", stored(rows.flatMap { [0] + $0 }))
    data += chunk("IEND", [])
    return data
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
    let body = Array(name.utf8) + bytes
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in body {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return Data(big(bytes.count) + body + big(Int(~remainder)))
  }

  /// A zlib stream without compression.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let count = end - start
      result += [end == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8((~count >> 8) & 255)]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + big(b << 16 | a)
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// An uncompressed TIFF of one strip, without a profile; 5 is CMYK.
  static func tiff(
    width: Int, height: Int, samples: Int, photometric: Int, pages: Int = 1, _ pixel: [UInt8]
  ) -> Data {
    func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value & 65535) + short(value >> 16) }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      short(tag) + short(type) + long(count) + long(value)
    }
    var bytes: [UInt8] = [0x49, 0x49, 42, 0] + long(8)
    for page in 0..<pages {
      let start = bytes.count
      let depths = start + 2 + 10 * 12 + 4
      let strip = depths + 8
      let next = strip + width * height * samples
      bytes += short(10)
      bytes += entry(256, 4, 1, width) + entry(257, 4, 1, height)
      bytes += samples == 1 ? entry(258, 3, 1, 8) : entry(258, 3, samples, depths)
      bytes += entry(259, 3, 1, 1) + entry(262, 3, 1, photometric) + entry(273, 4, 1, strip)
      bytes += entry(277, 3, 1, samples) + entry(278, 4, 1, height)
      bytes += entry(279, 4, 1, width * height * samples) + entry(284, 3, 1, 1)
      bytes += long(page + 1 < pages ? next : 0)
      bytes += (0..<4).flatMap { _ in short(8) }
      for _ in 0..<(width * height) { bytes += pixel }
    }
    return Data(bytes)
  }

  /// A JPEG file with an EXIF segment that contains only the orientation.
  static func oriented(_ jpeg: Data, _ orientation: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0]
      + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
    return jpeg.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + jpeg.dropFirst(2)
  }
}
