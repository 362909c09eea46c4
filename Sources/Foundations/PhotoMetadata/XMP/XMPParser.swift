/// Finds the elements of an XMP packet. Nil for what isn't well-formed UTF-8 without a document type.
struct XMPParser {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [(element: XMPElement, name: String, scope: [String: String])] = []
  private var root: XMPElement?

  private static let depthLimit = 100
  /// The most prefixes that are known at once. Each element that declares one has all of them.
  private static let prefixLimit = 1000

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

  private static func isSpace(_ byte: UInt8) -> Bool { [32, 9, 10, 13].contains(byte) }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func word() -> String? {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]), !"=/<>\"'".utf8.contains(bytes[position]) {
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
    return true
  }

  private mutating func begin() -> Bool {
    let start = position
    position += 1
    guard let name = word() else { return false }
    var found: [XMPElement.Attribute] = []
    var scope = open.last?.scope ?? ["xml": XMPElement.Name.language.namespace]
    while true {
      let before = position
      skipSpace()
      guard position < bytes.count else { return false }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
      guard before < position, let attribute = attribute(from: before) else { return false }
      let value = XMPText.plain(attribute.value)
      if attribute.name == "xmlns" { scope[""] = value }
      if attribute.name.hasPrefix("xmlns:") { scope[String(attribute.name.dropFirst(6))] = value }
      guard scope.count <= Self.prefixLimit else { return false }
      found.append(attribute)
    }
    let isEmptyTag = bytes[position] == UInt8(ascii: "/")
    if isEmptyTag { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    guard let own = Self.resolve(name, scope, isElement: true) else { return false }
    var attributes: [(name: XMPElement.Name, attribute: XMPElement.Attribute)] = []
    for attribute in found where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
      guard let name = Self.resolve(attribute.name, scope, isElement: false) else { return false }
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
    if !isEmptyTag {
      open.append((element, name, scope))
      guard open.count <= Self.depthLimit else { return false }
    }
    return true
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

  private static func resolve(
    _ name: String, _ scope: [String: String], isElement: Bool
  ) -> XMPElement.Name? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return nil }
    if parts.count == 1 {
      return XMPElement.Name(namespace: isElement ? scope[""] ?? "" : "", local: name)
    }
    return scope[String(parts[0])].map { XMPElement.Name(namespace: $0, local: String(last)) }
  }
}

/// Text in XML.
enum XMPText {
  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// The text that stands for some bytes.
  static func plain(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      result += entities[String(name)] ?? number.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
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
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
