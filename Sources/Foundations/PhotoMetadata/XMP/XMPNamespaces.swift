/// The namespaces that a packet declares in double quotes, well-formed or not.
package enum XMPNamespaces {
  /// The namespace of what no other vocabulary has a word for.
  package static let own = "urn:x-vitrine:photo:1.0/"

  /// The prefixes in their order, each with what it stands for. Reads each byte twice at most.
  package static func declared(in packet: [UInt8]) -> [(prefix: String, namespace: String)] {
    var found: [(prefix: String, namespace: String)] = []
    var isValue = false
    var declared: String?
    for part in packet.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false) {
      if isValue, let prefix = declared, !part.isEmpty {
        found.append((prefix, XMPText.plain(part)))
      }
      isValue = !isValue && part.last == UInt8(ascii: "=")
      declared = isValue ? prefix(declaredAtEndOf: part) : nil
    }
    return found
  }

  /// The prefix in `… xmlns:prefix=`.
  private static func prefix(declaredAtEndOf part: ArraySlice<UInt8>) -> String? {
    let start = part.lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? part.startIndex
    let name = part[start...].dropLast()
    guard name.starts(with: "xmlns:".utf8), name.count > 6, !name.contains(UInt8(ascii: "=")) else {
      return nil
    }
    return String(decoding: name.dropFirst(6), as: UTF8.self)
  }
}
