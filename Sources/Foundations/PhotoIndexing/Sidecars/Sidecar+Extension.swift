import Foundation

extension Sidecar {
  /// The extension of the file that a sidecar says it belongs to, as Adobe's programs write it:
  /// `photoshop:SidecarForExtension`; nil if it doesn't say. Blocks.
  public static func namedExtension(in sidecar: FileID) -> String? {
    guard let file = FileBytes(sidecar), file.count <= byteLimit,
      let bytes = file.read(file.count, at: 0)
    else { return nil }
    return namedExtension(in: bytes)
  }

  static func namedExtension(in bytes: [UInt8]) -> String? {
    guard Data(bytes).range(of: Data("SidecarForExtension".utf8)) != nil else { return nil }
    var tags = SidecarTags(bytes)
    var prefixes: Set<String> = []
    while let tag = tags.next() {
      for (name, value) in tag.attributes where name.hasPrefix("xmlns:") {
        if value == "http://ns.adobe.com/photoshop/1.0/" {
          prefixes.insert(String(name.dropFirst(6)))
        }
      }
      let isMeant = { (name: String) in
        name.hasSuffix(":SidecarForExtension")
          && prefixes.contains(String(name.prefix { $0 != ":" }))
      }
      let found =
        isMeant(tag.name) ? tags.textAhead : tag.attributes.first { isMeant($0.name) }?.value
      guard let found else { continue }
      let ending = found.trimmingCharacters(in: .whitespacesAndNewlines).drop { $0 == "." }
      return ending.isEmpty || ending.utf8.count > 16 ? nil : String(ending)
    }
    return nil
  }
}

/// Reads the tags of XML one after another, and trusts nothing in it.
private struct SidecarTags {
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)]
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text up to the next tag.
  var textAhead: String {
    String(decoding: bytes[index...].prefix(256).prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
  }

  /// The next tag that begins an element; nil at the end.
  mutating func next() -> Tag? {
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>")
        || skip("<!", to: ">")
        || skip("</", to: ">")
      {
        continue
      }
      return tag()
    }
    return nil
  }

  /// Skips what begins here with a text. What isn't closed goes on to the end.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard bytes[index...].starts(with: start.utf8) else { return false }
    let end = Array(end.utf8)
    index += start.utf8.count
    while index < bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        index += end.count
        return true
      }
      index += 1
    }
    return true
  }

  private mutating func tag() -> Tag? {
    index += 1
    var tag = Tag(name: word(), attributes: [])
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
      let name = word()
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        // The slash of an empty element, or nonsense.
        if name.isEmpty { index += 1 }
        continue
      }
      index += 1
      skipSpace()
      guard let value = quoted() else { continue }
      tag.attributes.append((name, value))
    }
    index = min(index + 1, bytes.count)
    return tag
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !" \t\r\n=/>\"'".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else {
      return nil
    }
    let quote = bytes[index]
    let start = index + 1
    let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
    index = min(end + 1, bytes.count)
    // Long values, such as histories, are none that are looked for.
    return String(decoding: bytes[start..<min(end, start + 256)], as: UTF8.self)
  }
}
