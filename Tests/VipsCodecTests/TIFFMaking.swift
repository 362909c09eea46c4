import Foundation

/// Uncompressed TIFF files out of fields.
enum TIFFMaking {
  struct Image {
    var width = 16
    var height = 8
    var samples = 1
    var bits = 8
    var format = 1
    var photometric = 1
    var fields: [(tag: Int, value: Int)] = []
    /// The bytes of all samples.
    var pixels: [UInt8]
    /// Images that belong to this one.
    var parts: [Image] = []
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255)]
  }
  private static func long(_ value: Int) -> [UInt8] { short(value & 65535) + short(value >> 16) }

  /// A file of pages.
  static func file(_ images: [Image]) -> Data {
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 0, 0, 0, 0]
    var link = 4
    for image in images {
      bytes.replaceSubrange(link..<link + 4, with: long(bytes.count))
      link = append(image, to: &bytes)
    }
    return Data(bytes)
  }

  /// Returns where the offset of the next page is to be written.
  private static func append(_ image: Image, to bytes: inout [UInt8]) -> Int {
    var fields: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 4, 1, image.width), (257, 4, 1, image.height), (259, 3, 1, 1),
      (262, 3, 1, image.photometric),
      (277, 3, 1, image.samples), (278, 4, 1, image.height), (279, 4, 1, image.pixels.count),
      (284, 3, 1, 1),
    ]
    fields += image.fields.map { ($0.tag, 4, 1, $0.value) }
    let count = fields.count + 3 + (image.parts.isEmpty ? 0 : 1)
    let values = bytes.count + 2 + count * 12 + 4
    let lists = image.samples > 2 ? image.samples * 2 : 0
    let strip = values + 2 * lists + image.parts.count * 4
    fields.append((273, 4, 1, strip))
    let inline = { (value: Int) in image.samples == 2 ? value << 16 | value : value }
    fields.append((258, 3, image.samples, lists > 0 ? values : inline(image.bits)))
    fields.append((339, 3, image.samples, lists > 0 ? values + lists : inline(image.format)))
    let links = values + 2 * lists
    if !image.parts.isEmpty { fields.append((330, 4, image.parts.count, links)) }
    fields.sort { $0.tag < $1.tag }
    let place = fields.firstIndex { $0.tag == 330 }.map { bytes.count + 2 + $0 * 12 + 8 }
    bytes += short(count)
    for field in fields {
      bytes += short(field.tag) + short(field.type) + long(field.count) + long(field.value)
    }
    let next = bytes.count
    bytes += long(0)
    if lists > 0 {
      for value in [image.bits, image.format] {
        for _ in 0..<image.samples { bytes += short(value) }
      }
    }
    bytes += [UInt8](repeating: 0, count: image.parts.count * 4) + image.pixels
    for (index, part) in image.parts.enumerated() {
      let target = image.parts.count == 1 ? place ?? 0 : links + index * 4
      bytes.replaceSubrange(target..<target + 4, with: long(bytes.count))
      _ = append(part, to: &bytes)
    }
    return next
  }

  /// Gray from left to right, each sample in its own bytes.
  static func ramp(_ width: Int, _ height: Int, _ sample: (_ fraction: Double) -> [UInt8])
    -> [UInt8]
  {
    let row = (0..<width).flatMap { sample(Double($0) / Double(width - 1)) }
    return (0..<height).flatMap { _ in row }
  }

  static func bytes<Number>(of number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  static func plain(_ width: Int, _ height: Int, gray: UInt8, fields: [(tag: Int, value: Int)] = [])
    -> Image
  {
    Image(
      width: width, height: height, fields: fields,
      pixels: [UInt8](repeating: gray, count: width * height))
  }
}
