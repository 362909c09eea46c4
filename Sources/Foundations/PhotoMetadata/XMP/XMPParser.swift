/// Finds the elements of an XMP packet. Nil for what isn't well-formed UTF-8 without a document
/// type.
struct XMPParser {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [(element: XMPElement, name: String, declared: [String])] = []
  /// The namespaces that each prefix stands for, the innermost last. One for all elements, as a
  /// copy for each of them would be the square of what a packet declares.
  private var namespaces: [String: [String]] = ["xml": [XMPElement.Name.language.namespace]]
  private var root: XMPElement?

  private static let depthLimit = 100

  /// Returns the outermost element.
  static func root(of bytes: [UInt8]) -> XMPElement? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var parser = XMPParser(bytes)
    return parser.run() ? parser.root : nil
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Bool {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if starts("<!--") {
        guard skip(past: "-->") else { return false }
      } else if starts("<?") {
        guard skip(past: "?>") else { return false }
      } else if starts("<![CDATA[") {
        guard !open.isEmpty, skip(past: "]]>") else { return false }
      } else if starts("<!") {
        return false
      } else if starts("</") {
        guard close() else { return false }
      } else {
        guard begin() else { return false }
      }
    }
    return open.isEmpty && root != nil
  }

  private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) -> Bool {
    let end = Array(text.utf8)
    var index = position
    while index + end.count <= bytes.count {
      if bytes[index] == end[0], bytes[index..<(index + end.count)].elementsEqual(end) {
        position = index + end.count
        return true
      }
      index += 1
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func word() -> String? {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]),
      !"=/<>\"'".utf8.contains(bytes[position])
    {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func close() -> Bool {
    let start = position
    position += 2
    guard let name = word(), let last = open.popLast(), last.name == name else { return false }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    last.element.close(contentEnd: start, end: position)
    endScope(last.declared)
    return true
  }

  private mutating func begin() -> Bool {
    let start = position
    position += 1
    guard let name = word(), let found = attributes() else { return false }
    let isEmptyTag = bytes[position] == UInt8(ascii: "/")
    if isEmptyTag { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    let declared = beginScope(found)
    guard let own = resolve(name, isElement: true) else { return false }
    var attributes: [(name: XMPElement.Name, attribute: XMPElement.Attribute)] = []
    for attribute in found where Self.prefix(declaredBy: attribute) == nil {
      guard let name = resolve(attribute.name, isElement: false) else { return false }
      attributes.append((name, attribute))
    }
    let element = XMPElement(
      name: own, prefix: name.contains(":") ? name.prefix { $0 != ":" } + ":" : "",
      attributes: attributes, tag: start..<position, isEmptyTag: isEmptyTag)
    if let parent = open.last?.element {
      parent.append(element)
    } else {
      guard root == nil else { return false }
      root = element
    }
    guard !isEmptyTag else {
      endScope(declared)
      return true
    }
    open.append((element, name, declared))
    return open.count <= Self.depthLimit
  }

  /// The attributes up to the tag's end.
  private mutating func attributes() -> [XMPElement.Attribute]? {
    var found: [XMPElement.Attribute] = []
    while true {
      let before = position
      skipSpace()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") {
        return found
      }
      guard before < position, let attribute = attribute(from: before) else { return nil }
      found.append(attribute)
    }
  }

  // MARK: Namespaces

  /// The prefix that an attribute declares; empty for the namespace of elements without one.
  private static func prefix(declaredBy attribute: XMPElement.Attribute) -> String? {
    attribute.name == "xmlns"
      ? "" : attribute.name.hasPrefix("xmlns:") ? String(attribute.name.dropFirst(6)) : nil
  }

  /// Returns the prefixes that are declared.
  private mutating func beginScope(_ attributes: [XMPElement.Attribute]) -> [String] {
    attributes.compactMap { attribute in
      guard let prefix = Self.prefix(declaredBy: attribute) else { return nil }
      namespaces[prefix, default: []].append(XMPText.plain(attribute.value))
      return prefix
    }
  }

  private mutating func endScope(_ declared: [String]) {
    for prefix in declared { namespaces[prefix]?.removeLast() }
  }

  private mutating func attribute(from before: Int) -> XMPElement.Attribute? {
    guard let name = word() else { return nil }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count, "\"'".utf8.contains(bytes[position]),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { return nil }
    let range = (position + 1)..<end
    position = end + 1
    return XMPElement.Attribute(
      name: name, value: Array(bytes[range]), range: before..<position, valueRange: range)
  }

  private func resolve(_ name: String, isElement: Bool) -> XMPElement.Name? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return nil }
    if parts.count == 1 {
      return XMPElement.Name(namespace: isElement ? namespaces[""]?.last ?? "" : "", local: name)
    }
    return namespaces[String(parts[0])]?.last.map {
      XMPElement.Name(namespace: $0, local: String(last))
    }
  }
}

/// Text in XML.
enum XMPText {
  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// The text that stands for the bytes between tags or quotes.
  ///
  /// By scalars: a semicolon with a combining mark after it is one character.
  static func plain(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var rest = text.unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let start = rest.firstIndex(where: { $0 == "&" || $0 == "<" }) {
      result += rest[..<start]
      rest = rest[start...]
      result += (rest.first == "&" ? reference(&rest) : markup(&rest)).unicodeScalars
    }
    return result.isEmpty ? String(rest) : String(result + rest)
  }

  /// Takes what begins with an ampersand, and returns what it stands for: itself if it is no
  /// reference.
  private static func reference(_ rest: inout Substring.UnicodeScalarView) -> String {
    let end = rest.prefix(12).firstIndex(of: ";")
    let name = end.map { String(rest[..<$0].dropFirst()) } ?? ""
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let end, let text = entities[name] ?? number.flatMap(Unicode.Scalar.init).map(String.init)
    else {
      rest = rest.dropFirst()
      return "&"
    }
    rest = rest[end...].dropFirst()
    return text
  }

  /// Takes a section of text, comment or tag, and returns the text in it.
  private static func markup(_ rest: inout Substring.UnicodeScalarView) -> String {
    let isSection = rest.starts(with: "<![CDATA[".unicodeScalars)
    let end =
      isSection
      ? "]]>"
      : rest.starts(with: "<!--".unicodeScalars)
        ? "-->" : rest.starts(with: "<?".unicodeScalars) ? "?>" : ">"
    let inner = isSection ? rest.dropFirst(9) : rest
    let place =
      inner.indices.first { inner[$0...].starts(with: end.unicodeScalars) } ?? inner.endIndex
    rest = inner[place...].dropFirst(end.unicodeScalars.count)
    return isSection ? String(inner[..<place]) : ""
  }

  /// The bytes for a text between tags or quotes, without characters that XML can't have.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n": result += "&#xA;"
      case "\t": result += "&#x9;"
      case "\r": result += "&#xD;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
