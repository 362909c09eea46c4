/// JPEG files out of segments, whose data no decoder would read.
enum JPEGMaking {
  static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  /// - Parameter data: From the start of the scan to the end of the image.
  static func file(_ segments: [[UInt8]], data: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9])
    -> [UInt8]
  {
    [0xFF, 0xD8] + segments.joined() + data
  }

  static func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }

  /// A field of EXIF with a single value of two bytes.
  static func field(_ tag: Int, _ value: Int) -> [UInt8] {
    short(tag) + short(3) + long(1) + short(value) + [0, 0]
  }

  /// EXIF with fields of the image, and of its thumbnail.
  static func exif(_ fields: [[UInt8]], thumbnail: [[UInt8]]? = nil) -> [UInt8] {
    let second = 8 + 2 + fields.count * 12 + 4
    var block: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8)
    block += short(fields.count) + fields.joined()
    block += long(thumbnail == nil ? 0 : second)
    if let thumbnail { block += short(thumbnail.count) + thumbnail.joined() + long(0) }
    return segment(0xE1, Array("Exif\0\0".utf8) + block)
  }

  static func packet(_ properties: String) -> [UInt8] {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/">\
      \(properties)</rdf:Description></rdf:RDF></x:xmpmeta>
      """
    return segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(text)".utf8))
  }

  static func photoshop(_ resources: [(number: Int, body: [UInt8])]) -> [UInt8] {
    var blocks = Array("Photoshop 3.0\0".utf8)
    for (number, body) in resources {
      blocks += Array("8BIM".utf8) + short(number) + [0, 0] + long(body.count)
      blocks += body + (body.count % 2 == 0 ? [] : [0])
    }
    return segment(0xED, blocks)
  }

  /// A file with further images behind it, found by an index.
  static func several(
    _ segments: [[UInt8]], _ others: [(kind: Int, bytes: [UInt8])],
    data: [UInt8] = Array(file([]).dropFirst(2))
  ) -> [UInt8] {
    func index(_ entries: [UInt8]) -> [UInt8] {
      var body: [UInt8] = Array("MPF\0".utf8) + [0x4D, 0x4D, 0, 42]
      for part in [
        long(8), short(1), short(0xB002), short(7), long(entries.count), long(26), long(0), entries,
      ] {
        body += part
      }
      return segment(0xE2, body)
    }
    func entry(_ kind: Int, _ length: Int, _ offset: Int) -> [UInt8] {
      [kind, length, offset, 0].flatMap(long)
    }
    func entries(_ first: Int, _ origin: Int) -> [UInt8] {
      var (start, list) = (first, entry(0x030000, first, 0))
      for other in others {
        list += entry(other.kind, other.bytes.count, start - origin)
        start += other.bytes.count
      }
      return list
    }
    let before = segments.joined().count + 2
    let draft = file(segments + [index(entries(0, 0))], data: data)
    return file(segments + [index(entries(draft.count, before + 8))], data: data)
      + others.flatMap(\.bytes)
  }
}
