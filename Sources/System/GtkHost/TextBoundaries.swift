import CGtk
import HostInterface

/// Finds characters, words and sentences with Pango, which needs no fonts for it.
@MainActor enum TextBoundaries {
  static func find(in text: String) -> [TextBoundary] {
    // Pango's strings are NUL-terminated.
    var utf8 = text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    let length = utf8.count
    guard length > 0, length < Int32.max else { return [.character] }
    let count = utf8.reduce(into: 0) { if $1 & 0xC0 != 0x80 { $0 += 1 } }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    utf8.withUnsafeMutableBytes { bytes in
      let start = bytes.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
      attributes.withUnsafeMutableBufferPointer { attributes in
        pango_get_log_attrs(
          start, Int32(length), -1, pango_language_get_default(), attributes.baseAddress,
          Int32(attributes.count))
      }
    }
    return list(attributes, of: utf8)
  }

  /// Spreads Pango's attributes, one a Unicode scalar and one for the end, over UTF-16 offsets.
  static func list(
    _ attributes: some Collection<PangoLogAttr>, of utf8: some Collection<UInt8>
  ) -> [TextBoundary] {
    var result: [TextBoundary] = []
    result.reserveCapacity(utf8.count + 1)
    var next = attributes.makeIterator()
    for byte in utf8 where byte & 0xC0 != 0x80 {
      result.append(next.next().map(TextBoundary.init) ?? .character)
      if byte >= 0xF0 { result.append([]) }
    }
    result.append((next.next().map(TextBoundary.init) ?? []).union(.character))
    return result
  }
}

extension TextBoundary {
  fileprivate init(_ attributes: PangoLogAttr) {
    // By bits, because the set's own operations cost more here than finding the boundaries.
    var bits: UInt8 = 0
    if attributes.is_cursor_position != 0 { bits |= Self.character.rawValue }
    if attributes.is_word_start != 0 { bits |= Self.wordStart.rawValue }
    if attributes.is_word_end != 0 { bits |= Self.wordEnd.rawValue }
    if attributes.is_sentence_start != 0 { bits |= Self.sentenceStart.rawValue }
    if attributes.is_sentence_end != 0 { bits |= Self.sentenceEnd.rawValue }
    self.init(rawValue: bits)
  }
}
