import Foundation

/// A URL split into the parts that routes look at. Any text makes one.
///
/// The path is split at `/` before anything is decoded. One slash at the end is ignored; further
/// ones are empty segments.
public struct Link: Sendable, Hashable, CustomStringConvertible {
  /// Decoded bytes of a segment, and those that literals are compared with.
  struct Segment: Sendable, Hashable {
    var text: Range<Int>
    var key: Range<Int>
  }

  /// How the text was read.
  public let reading: LinkReading
  /// The text as given, followed by the decoded forms of what was escaped.
  private(set) var bytes: [UInt8]
  private let textCount: Int
  private(set) var allSegments: [Segment] = []
  /// How many segments the path has; those of a hash route follow them.
  private(set) var pathCount = 0
  private(set) var hasHashRoute = false
  /// Where an empty segment may be, behind a host that is the only other one, as in `app://user/`.
  private var emptySegment: Int?
  private var schemeRange: Range<Int>?
  private var hostRange: Range<Int>?
  private var queryRange: Range<Int>?
  private var hashQueryRange: Range<Int>?
  private var fragmentRange: Range<Int>?

  /// Reads a URL. White space around the text is ignored.
  public init(_ text: String, reading: LinkReading = LinkReading()) {
    self.reading = reading
    bytes = Array(text.utf8)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if let first = bytes.first, first <= 0x20 {
      bytes.removeFirst(bytes.prefix { $0 <= 0x20 }.count)
    }
    textCount = bytes.count
    parse()
  }

  /// Reads a URL.
  public init(_ url: URL, reading: LinkReading = LinkReading()) {
    self.init(url.absoluteString, reading: reading)
  }

  /// The text of the URL.
  public var description: String { text(0..<textCount) }

  // MARK: Parts

  /// The scheme in lower case; nil for a mere path.
  public var scheme: String? { schemeRange.map { text($0).lowercased() } }

  /// The server, in lower case and without user and port; nil for schemes whose host is the first
  /// segment.
  public var host: String? { hostRange.map { text($0).lowercased() } }

  /// Decoded segments of the path.
  public var segments: [String] { allSegments[..<pathCount].map { text($0.text) } }

  /// Decoded segments of a fragment that is a path, such as `#/help` or `#!/help`.
  public var hashSegments: [String] { allSegments[pathCount...].map { text($0.text) } }

  /// The decoded fragment.
  public var fragment: String? { fragmentRange.map { decoded($0, plusIsSpace: false) } }

  /// Decoded names and values in their order; those of a hash route come last.
  public var query: [QueryItem] {
    guard queryRange != nil || hashQueryRange != nil else { return [] }
    return [queryRange, hashQueryRange].compactMap { $0 }.flatMap(items)
  }

  /// The link with the empty segment that its one slash leads to; nil unless its host is a segment
  /// and its path a mere slash.
  @usableFromInline var withEmptySegment: Link? {
    guard let emptySegment else { return nil }
    var link = self
    let range = emptySegment..<emptySegment
    link.allSegments.insert(Segment(text: range, key: range), at: pathCount)
    link.pathCount += 1
    return link
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func items(_ range: Range<Int>) -> [QueryItem] {
    let isSpace = reading.plus == .space
    return bytes[range].split(separator: UInt8(ascii: "&")).map { pair in
      let middle = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let value = middle < pair.endIndex ? middle + 1..<pair.endIndex : middle..<middle
      return QueryItem(
        name: decoded(pair.startIndex..<middle, plusIsSpace: isSpace),
        bytes: decodedBytes(value, plusIsSpace: isSpace))
    }
  }

  private func decoded(_ range: Range<Int>, plusIsSpace: Bool) -> String {
    String(decoding: decodedBytes(range, plusIsSpace: plusIsSpace), as: UTF8.self)
  }

  private func decodedBytes(_ range: Range<Int>, plusIsSpace: Bool) -> [UInt8] {
    var result: [UInt8] = []
    PercentCoding.appendDecoded(range, of: bytes, to: &result, plusIsSpace: plusIsSpace)
    return result
  }
}

// MARK: - Parsing

extension Link {
  private mutating func parse() {
    var end = textCount
    if let hash = index(of: ASCII.hash, in: 0..<end) {
      fragmentRange = hash + 1..<end
      end = hash
    }
    if let question = index(of: ASCII.question, in: 0..<end) {
      queryRange = question + 1..<end
      end = question
    }
    allSegments.reserveCapacity(8)
    var start = 0
    if let colon = schemeEnd(before: end) {
      schemeRange = 0..<colon
      start = colon + 1
    }
    if start + 1 < end, bytes[start] == ASCII.slash, bytes[start + 1] == ASCII.slash {
      start = takeAuthority(start + 2..<end)
    }
    if allSegments.count == 1, end - start == 1 { emptySegment = end }
    split(start..<end)
    pathCount = allSegments.count
    parseHashRoute()
  }

  private func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      let searched = UnsafeRawBufferPointer(rebasing: buffer[range])
      guard let start = searched.baseAddress, let found = memchr(start, Int32(byte), range.count)
      else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  private func schemeEnd(before end: Int) -> Int? {
    guard end > 0, ASCII.isLetter(bytes[0]) else { return nil }
    var index = 1
    while index < end {
      if bytes[index] == ASCII.colon { return index }
      guard ASCII.isSchemeByte(bytes[index]) else { return nil }
      index += 1
    }
    return nil
  }

  /// Where the path begins.
  private mutating func takeAuthority(_ range: Range<Int>) -> Int {
    let end = index(of: ASCII.slash, in: range) ?? range.upperBound
    let authority = range.lowerBound..<end
    if let schemeRange, !reading.namesServer(scheme: bytes[schemeRange]) {
      if !authority.isEmpty { addSegment(authority) }
      return end
    }
    var host = authority
    if let at = bytes[host].lastIndex(of: UInt8(ascii: "@")) { host = at + 1..<host.upperBound }
    if let colon = bytes[host].lastIndex(of: ASCII.colon),
      bytes[colon + 1..<host.upperBound].allSatisfy(ASCII.isDigit)
    {
      host = host.lowerBound..<colon
    }
    hostRange = host
    return end
  }

  private mutating func split(_ path: Range<Int>) {
    var start = path.lowerBound
    let end = path.upperBound
    // `/.//x` is a path that begins with an empty segment: `//x` would name a server.
    if end - start >= 4, bytes[start..<start + 4].elementsEqual([0x2F, 0x2E, 0x2F, 0x2F]) {
      start += 2
    }
    if start < end, bytes[start] == ASCII.slash { start += 1 }
    while start < end {
      let next = index(of: ASCII.slash, in: start..<end) ?? end
      addSegment(start..<next)
      start = next + 1
    }
  }

  private mutating func parseHashRoute() {
    guard var range = fragmentRange else { return }
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "!") {
      range = range.lowerBound + 1..<range.upperBound
    }
    guard let first = range.first, bytes[first] == ASCII.slash else { return }
    hasHashRoute = true
    if let question = index(of: ASCII.question, in: range) {
      hashQueryRange = question + 1..<range.upperBound
      range = range.lowerBound..<question
    }
    split(range)
  }

  private mutating func addSegment(_ range: Range<Int>) {
    var text = range
    var isPlain = true
    var isFolded = true
    for byte in bytes[range] {
      if byte == ASCII.percent { isPlain = false }
      if byte >= 0x80 || byte &- 65 < 26 { isFolded = false }
    }
    if !isPlain {
      let start = bytes.count
      PercentCoding.appendDecoded(range, of: bytes, to: &bytes)
      text = start..<bytes.count
    }
    var key = text
    if reading.letterCase == .insensitive, !isFolded || !isPlain {
      let start = bytes.count
      bytes.append(contentsOf: self.text(text).foldedCase.utf8)
      key = start..<bytes.count
    }
    allSegments.append(Segment(text: text, key: key))
  }
}
