import Foundation

/// A JPEG file with tags, made out of another one.
struct TaggedPhoto {
  enum Directory: Int { case image = 0, photo = 0x8769, gps = 0x8825 }

  private struct Entry {
    var number: Int
    var type: Int
    var count: Int
    var bytes: [UInt8]
  }

  private var entries: [Directory: [Entry]] = [:]
  private var xmp: String?
  private var records: [(number: UInt8, text: String)] = []

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 65535) }

  /// Adds a text of EXIF.
  func text(_ directory: Directory, _ number: Int, _ text: String) -> Self {
    let bytes = Array(text.utf8) + [0]
    return adding(directory, Entry(number: number, type: 2, count: bytes.count, bytes: bytes))
  }

  /// Adds fractions.
  func fractions(_ directory: Directory, _ number: Int, _ values: [(Int, Int)]) -> Self {
    adding(
      directory,
      Entry(
        number: number, type: 5, count: values.count,
        bytes: values.flatMap { Self.long($0.0) + Self.long($0.1) }))
  }

  func byte(_ directory: Directory, _ number: Int, _ value: UInt8) -> Self {
    adding(directory, Entry(number: number, type: 1, count: 1, bytes: [value]))
  }

  private func adding(_ directory: Directory, _ entry: Entry) -> Self {
    var copy = self
    copy.entries[directory, default: []].append(entry)
    return copy
  }

  /// Adds properties of XMP, as elements.
  func properties(_ properties: String) -> Self {
    var copy = self
    copy.xmp = Self.packet(properties)
    return copy
  }

  /// Adds a record of IPTC.
  func record(_ number: UInt8, _ text: String) -> Self {
    var copy = self
    copy.records.append((number, text))
    return copy
  }

  static func packet(_ properties: String) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
     xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    \(properties)
    </rdf:Description></rdf:RDF></x:xmpmeta>
    """
  }

  /// The file: the tags stand before everything else of the original.
  func file(from original: Data) -> [UInt8] {
    var segments: [UInt8] = []
    if !entries.isEmpty { segments += Self.segment(0xE1, Array("Exif\0\0".utf8) + exif) }
    if let xmp {
      segments += Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(xmp)".utf8))
    }
    if !records.isEmpty { segments += Self.segment(0xED, iptc) }
    return Array(original.prefix(2)) + segments + Array(original.dropFirst(2))
  }

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker] + short(body.count + 2) + body
  }

  private var iptc: [UInt8] {
    var data: [UInt8] = []
    for record in records {
      data += [0x1C, 2, record.number]
      data += Self.short(record.text.utf8.count) + Array(record.text.utf8)
    }
    var bytes = Array("Photoshop 3.0\u{0}8BIM".utf8)
    bytes += [4, 4, 0, 0]
    bytes += Self.long(data.count) + data
    if data.count % 2 != 0 { bytes.append(0) }
    return bytes
  }

  /// The directories one after another, each with its values behind it.
  private var exif: [UInt8] {
    var bytes: [UInt8] = [0x4D, 0x4D, 0, 42] + Self.long(8)
    let parts = [Directory.photo, .gps].filter { entries[$0] != nil }
    var own = entries[.image] ?? []
    // The places of the others are known once the length of this one is.
    for part in parts {
      own.append(Entry(number: part.rawValue, type: 4, count: 1, bytes: Self.long(0)))
    }
    var place = 8 + Self.encoded(own, at: 8).count
    for part in parts {
      guard let index = own.firstIndex(where: { $0.number == part.rawValue }) else { continue }
      own[index].bytes = Self.long(place)
      place += Self.encoded(entries[part] ?? [], at: place).count
    }
    bytes += Self.encoded(own, at: 8)
    for part in parts { bytes += Self.encoded(entries[part] ?? [], at: bytes.count) }
    return bytes
  }

  private static func encoded(_ entries: [Entry], at start: Int) -> [UInt8] {
    var head = short(entries.count)
    var values: [UInt8] = []
    let end = start + 2 + entries.count * 12 + 4
    for entry in entries.sorted(by: { $0.number < $1.number }) {
      head += short(entry.number) + short(entry.type) + long(entry.count)
      if entry.bytes.count <= 4 {
        head += entry.bytes + [UInt8](repeating: 0, count: 4 - entry.bytes.count)
      } else {
        head += long(end + values.count)
        values += entry.bytes + (entry.bytes.count % 2 == 0 ? [] : [0])
      }
    }
    return head + long(0) + values
  }
}
