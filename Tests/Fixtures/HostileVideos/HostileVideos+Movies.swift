import Foundation

/// A box of QuickTime and MP4.
enum Box {
  static func big(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  static func of(_ type: String, _ parts: Data...) -> Data {
    let body = Data(parts.joined())
    return big(body.count + 8) + Data(type.utf8) + body
  }

  static func number(_ data: Data, at offset: Int) -> Int {
    data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A table of places in a file, which are farther on.
  static func moved(_ table: Data, by distance: Int) -> Data {
    var result = Data(table.prefix(8))
    for offset in stride(from: 8, to: table.count - 3, by: 4) {
      result += big(number(table, at: offset) + distance)
    }
    return result
  }

  static let parents = ["moov", "trak", "mdia", "minf", "dinf", "stbl"]

  /// Boxes with the bodies that `change` returns for their types.
  static func changing(_ data: Data, _ change: (String, Data) -> Data?) -> Data {
    var rest = data
    var result = Data()
    while rest.count >= 8 {
      let size = min(max(8, number(rest, at: 0)), rest.count)
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let body = Data(rest.dropFirst(8).prefix(size - 8))
      let changed = parents.contains(type) ? changing(body, change) : change(type, body) ?? body
      result += of(type, changed)
      rest = rest.dropFirst(size)
    }
    return result
  }
}

extension HostileVideos {
  private static let zeros = Data(count: 4)

  /// QuickTime movies that are elsewhere, and videos whose data is.
  func movies(of address: String) -> [(String, Data)] {
    let text = Data(address.utf8) + [0]
    func place(_ kind: String) -> Data {
      Box.of("rdrf", Self.zeros, Data(kind.utf8), Box.big(text.count), text)
    }
    let head = Box.of("ftyp", Data("qt  \0\0\0\0qt  ".utf8))
    let reference = Box.of("rmda", place("url "))
    let alias = Box.of(
      "rmda", place("alis"), Box.of("rmdr", Self.zeros, Box.big(1)), Box.of("rmqu", Box.big(9)))
    return [
      ("reference", head + Box.of("moov", Box.of("rmra", reference))),
      ("references", head + Box.of("moov", Box.of("rmra", alias, reference, reference))),
      ("data-url", withData("url ", text)),
      ("data-urn", withData("urn ", Data("name\0".utf8) + text)),
      ("data-alias", withData("alis", text)), ("beside", withExtras(address)),
    ]
  }

  /// The video, whose tracks say that their data is in another file.
  private func withData(_ type: String, _ body: Data) -> Data {
    let changed = Box.changing(mp4) { kind, _ in
      guard kind == "dref" else { return nil }
      return Data([Self.zeros, Box.big(1), Box.of(type, Self.zeros, body)].joined())
    }
    // The tracks are described before their data, which has moved.
    let distance = changed.count - mp4.count
    return Box.changing(changed) { kind, old in
      kind == "stco" ? Box.moved(old, by: distance) : nil
    }
  }

  /// The video with everything around it that names addresses.
  private func withExtras(_ address: String) -> Data {
    let text = Data(address.utf8) + [0]
    let session = Data("v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\na=control:\(address)\r\n".utf8)
    let hint = Box.of("udta", Box.of("hnti", Box.of("rtp ", Data("sdp ".utf8), session)))
    let link = Box.of("udta", Box.of("©url", text), Box.of("WLOC", text), Box.of("clfn", text))
    let parts = [
      mp4, Box.of("pssh", Data(count: 20), Box.big(text.count), text),
      Box.of("emsg", Self.zeros, text, text, Data(count: 16)),
      Box.of("meta", Self.zeros, Box.of("xml ", Self.zeros, text)),
      Box.of("uuid", Data(count: 16), text), Box.of("moov", hint, link),
    ]
    return Data(parts.joined())
  }

  func lists() -> [(String, String)] { addresses.prefix(2).flatMap { Self.lists(of: $0) } }

  /// Lists, manifests and descriptions, by the names of their formats.
  private static func lists(of address: String) -> [(String, String)] {
    let key = "#EXT-X-KEY:METHOD=AES-128,URI=\"\(address)\"\n#EXT-X-MAP:URI=\"\(address)\"\n"
    let link = "type=\"application/x-quicktime-media-link\"?><embed src=\"\(address)\"/>"
    return [
      ("m3u", "#EXTM3U\n#EXTINF:5,\n\(address)\n"),
      ("hls", "#EXTM3U\n#EXT-X-TARGETDURATION:5\n\(key)#EXTINF:5,\n\(address)\n#EXT-X-ENDLIST\n"),
      ("dash", "<?xml version=\"1.0\"?><MPD><Period><BaseURL>\(address)</BaseURL></Period></MPD>"),
      ("smooth", "<SmoothStreamingMedia><a href=\"\(address)\"/></SmoothStreamingMedia>"),
      ("pls", "[playlist]\nFile1=\(address)\nNumberOfEntries=1\n"),
      ("asx", "<asx version=\"3.0\"><entry><ref href=\"\(address)\"/></entry></asx>"),
      ("smil", "<smil><body><video src=\"\(address)\"/></body></smil>"),
      ("xspf", "<playlist><track><location>\(address)</location></track></playlist>"),
      ("sdp", "v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 8097 RTP/AVP 96\na=control:\(address)\n"),
      ("qtl", "<?xml version=\"1.0\"?><?quicktime \(link)"),
      ("rtsptext", "RTSPtext\r\n\(address)\r\n"),
      ("concat", "ffconcat version 1.0\nfile '\(address)'\n"),
      ("svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"\(address)\"/></svg>"),
      ("plain", "\(address)\n"),
    ]
  }
}
