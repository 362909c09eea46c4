import Foundation
import PhotoIndexing

@testable import PhotoMetadata

/// Small files that libFuzzer begins with: each of the ways that a format has.
extension Reader {
  var seeds: [[UInt8]] {
    switch self {
    case .jpegIndex:
      [Self.jpeg(colors: 1), Self.jpeg(colors: 3), Self.jpeg(colors: 3, interval: 1)]
    case .bmp: Self.bitmaps(isInIcon: false).map { Array("BM".utf8) + Self.little(0, 12) + $0 }
    case .tga: Self.targas
    case .qoi: [Self.qoiFile]
    case .icon: Self.bitmaps(isInIcon: true).map(Self.icon)
    case .mp4: [Self.movie(isLong: false), Self.movie(isLong: true)]
    case .matroska: [Self.matroskaFile]
    case .xmp: Self.packets.map { Array($0.utf8) }
    case .link: Self.links.map { Array($0.utf8) }
    case .motionPhoto: Self.motionPhotos
    case .metadataReply: Self.replies.map(\.message)
    }
  }

  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  private static var replies: [MetadataReply] {
    var metadata = MediaMetadata()
    metadata.captureDate = WallTime(milliseconds: 0)
    metadata.keywords = ["a", "b"]
    metadata.place = MediaMetadata.Place(latitude: 1, longitude: 2, altitude: 3)
    let field = MetadataField(name: "a", label: "b", value: "c", isInSidecar: false)
    return [MetadataReply(metadata: metadata), MetadataReply(fields: [field])]
  }

  // MARK: Pictures

  private static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(body.count + 2, 2) + body
  }

  /// Sixteen pixels wide; blocks have a mean and, now and then, values.
  private static func jpeg(colors: Int, interval: Int = 0) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + Array(repeating: 3, count: 64))
    let parts = (1...colors).flatMap { part -> [UInt8] in
      [UInt8(part), part == 1 && colors == 3 ? 0x22 : 0x11, 0]
    }
    file += segment(0xC0, [8, 0, 40, 0, 33, UInt8(colors)] + parts)
    let counts: [UInt8] = [0, 2, 1] + Array(repeating: 0, count: 13)
    file += segment(0xC4, [0] + counts + [0, 2, 4])
    file += segment(0xC4, [0x10] + counts + [0, 0x12, 0xF0])
    if interval > 0 { file += segment(0xDD, big(interval, 2)) }
    let tables = (1...colors).flatMap { part -> [UInt8] in [UInt8(part), 0] }
    file += segment(0xDA, [UInt8(colors)] + tables + [0, 63, 0])
    for part in 0..<12 {
      file += Array(repeating: UInt8(0x10 + part), count: 9)
      if interval > 0 { file += [0xFF, 0xD0 | UInt8(part & 7)] }
    }
    return file + [0xFF, 0xD9, 7]
  }

  /// A header and pixels of each depth, and runs.
  private static func bitmaps(isInIcon: Bool) -> [[UInt8]] {
    let kinds = [
      (1, 0), (4, 0), (8, 0), (16, 0), (24, 0), (32, 0), (8, 1), (4, 2), (16, 3), (32, 3),
    ]
    return kinds.map { depth, compression in
      var bitmap =
        little(40, 4) + little(8, 4) + little(isInIcon ? 8 : 4, 4) + little(1, 2) + little(depth, 2)
      bitmap +=
        little(compression, 4) + little(0, 12) + little(depth <= 8 ? 2 : 0, 4) + little(0, 4)
      if compression == 3 { bitmap += little(0xF800, 4) + little(0x7E0, 4) + little(0x1F, 4) }
      let runs: [UInt8] = [3, 0x21, 0, 4, 1, 2, 3, 4, 0, 0, 0, 2, 1, 1, 5, 0x12, 0, 1]
      return bitmap + (compression == 1 || compression == 2 ? runs : (0..<150).map { UInt8($0) })
    }
  }

  private static func icon(_ bitmap: [UInt8]) -> [UInt8] {
    let entry: [UInt8] = [8, 4, 0, 0, 1, 0, 24, 0]
    return [0, 0, 1, 0, 1, 0] + entry + little(bitmap.count, 4) + little(22, 4) + bitmap
  }

  /// Each way of writing a pixel.
  private static var qoiFile: [UInt8] {
    let codes: [UInt8] = [0xFE, 1, 2, 3, 0x55, 0xA2, 0x97, 0xC1, 0xFF, 1, 2, 3, 4, 7, 0xC2]
    return Array("qoif".utf8) + big(5, 4) + big(2, 4) + [4, 0] + codes
  }

  private static var targas: [[UInt8]] {
    let kinds: [(UInt8, UInt8)] = [
      (1, 8), (2, 16), (2, 24), (2, 32), (3, 8), (9, 8), (10, 24), (11, 8),
    ]
    return kinds.map { kind, depth in
      let table: [UInt8] = kind & 7 == 1 ? [1, kind, 0, 0, 3, 0, 24] : [0, kind, 0, 0, 0, 0, 24]
      let header: [UInt8] = [2] + table + [0, 0, 0, 0, 5, 0, 3, 0, depth, 0x28, 1, 2]
      return header + (0..<70).map { UInt8(($0 * 37) & 131) }
    }
  }

  // MARK: Videos

  private static func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
    big(body.count + 8, 4) + Array(type.utf8) + body
  }

  private static func movie(isLong: Bool) -> [UInt8] {
    let (word, version) = (isLong ? 8 : 4, [isLong ? 1 : 0, 0, 0, 0] as [UInt8])
    let zeros = { [UInt8](repeating: 0, count: $0) }
    let times: [UInt8] = big(3_646_562_602, word) + big(0, word) + big(600, 4) + big(1500, word)
    let head = box("mvhd", version + times + zeros(80))
    let matrix: [UInt8] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30].flatMap { big($0, 4) }
    let sides: [UInt8] = big(320 << 16, 4) + big(240 << 16, 4)
    let track = box("tkhd", version + zeros(3 * word + 24) + matrix + sides)
    let media = box("mdia", box("hdlr", zeros(8) + Array("vide".utf8) + zeros(12)))
    let long: [UInt8] = big(1, 4) + Array("mdat".utf8) + big(20, 8) + zeros(4)
    let data = isLong ? long : box("mdat", zeros(4))
    return box("ftyp", Array("qt  ".utf8) + zeros(4)) + data
      + box("moov", head + box("trak", track + media))
  }

  private static var matroskaFile: [UInt8] {
    func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] {
      id + [0x40, UInt8(body.count)] + body
    }
    var info = element([0x2A, 0xD7, 0xB1], big(1_000_000, 3))
    info += element([0x44, 0x89], [0x45, 0x1C, 0x40, 0])
    info += element([0x44, 0x61], big(600_000_000_000_000_000, 8))
    let video = element([0xB0], big(320, 2)) + element([0xBA], big(240, 2))
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0xE0], video)))
    let segment = element([0x15, 0x49, 0xA9, 0x66], info) + tracks
    return element([0x1A, 0x45, 0xDF, 0xA3], []) + element([0x18, 0x53, 0x80, 0x67], segment)
  }

  private static var motionPhotos: [[UInt8]] {
    let video = box("ftyp", big(0, 4)) + box("moov", [1]) + box("mdat", [2, 3])
    let mark = "MotionPhoto_Data"
    let block: [UInt8] =
      little(0xA30 << 16, 4) + little(mark.utf8.count, 4) + Array(mark.utf8) + video
    var directory: [UInt8] = Array("SEFH".utf8) + little(106, 4) + little(1, 4)
    directory += little(0xA30 << 16, 4) + little(block.count, 4) + little(block.count, 4)
    let samsung: [UInt8] = block + directory + little(directory.count, 4) + Array("SEFT".utf8)
    let texts = [
      "<d G:MicroVideoOffset='\(video.count)'/>",
      "<d><G:MicroVideoOffset>\(video.count)</G:MicroVideoOffset></d>",
      "<C:Item I:Semantic=\"MotionPhoto\" I:Length=\"\(video.count)\" I:Padding=\"0\"/>",
    ]
    return [samsung] + texts.map { Array("<x:xmpmeta>\($0)</x:xmpmeta>".utf8) + video }
  }

  // MARK: Texts

  private static var packets: [String] {
    let rdf = "<r:RDF xmlns:r=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
    let names =
      "xmlns:d=\"http://purl.org/dc/elements/1.1/\" xmlns:x='http://ns.adobe.com/xap/1.0/'"
    return [
      "\(rdf)<r:Description \(names) x:Rating=\"3\"/></r:RDF>",
      """
      <?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- --> \(rdf)<r:Description \(names)>
       <d:subject><r:Bag><r:li>a&amp;b</r:li> <r:li>&#x41;</r:li></r:Bag></d:subject>
       <d:title><r:Alt><r:li xml:lang="x-default"><![CDATA[<]]></r:li></r:Alt></d:title><d:description/>
       <x:Rating>4</x:Rating></r:Description></r:RDF></x:xmpmeta>
      """,
    ]
  }

  private static var links: [String] {
    [
      "vitrine://photo/7?a=b+c&d=%20#!/album/x/photo/3?q=1",
      "https://me@example.org:80/a//b/./../c%2Fd/",
      "files/a/%E2%82%AC/b?search#", "/.//x-1-y/z", "search?q=%%%4&&=&",
    ]
  }
}
