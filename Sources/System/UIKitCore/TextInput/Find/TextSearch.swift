import Foundation
import TextEditing

/// Finds a string in a text of UTF-16 code units, piece by piece.
struct TextSearch: Sendable {
  private let units: [UInt16]
  private let query: String
  private let options: NSString.CompareOptions
  private let method: UITextSearchOptions.WordMatchMethod
  private var start = 0

  /// The number of code units that are searched at a time.
  private static let pieceLength = 32_768

  init(
    _ query: String, in units: [UInt16], options: NSString.CompareOptions = [],
    method: UITextSearchOptions.WordMatchMethod = .contains
  ) {
    self.units = units
    self.query = query
    self.options = options.subtracting([.backwards, .anchored])
    self.method = method
  }

  /// The ranges that begin in the next piece; nil at the end.
  mutating func next() -> [Range<Int>]? {
    guard start < units.count, !query.isEmpty else { return nil }
    let limit = min(units.count, start + Self.pieceLength)
    // What begins at the end of a piece may go on behind it, and be longer than the string.
    let end = min(units.count, limit + query.utf16.count * 3 + 16)
    let piece = NSString(string: String(utf16: units[start..<end]))
    var result: [Range<Int>] = []
    var place = 0
    while place < limit - start {
      let rest = NSRange(location: place, length: piece.length - place)
      let found = piece.range(of: query, options: options, range: rest)
      guard found.location != NSNotFound, found.location < limit - start, found.length > 0 else {
        break
      }
      let range = start + found.location..<start + found.location + found.length
      let isAccepted = isWordMatch(range)
      if isAccepted { result.append(range) }
      place = isAccepted ? found.location + found.length : found.location + 1
    }
    start = max(limit, result.last?.upperBound ?? 0)
    if start < units.count, UTF16.isTrailSurrogate(units[start]) { start += 1 }
    return result
  }

  /// All ranges.
  mutating func all() -> [Range<Int>] {
    var result: [Range<Int>] = []
    while let piece = next() { result += piece }
    return result
  }

  private func isWordMatch(_ range: Range<Int>) -> Bool {
    guard method != .contains else { return true }
    if isWord(before: range.lowerBound), isWord(at: range.lowerBound) { return false }
    guard method == .fullWord else { return true }
    return !(isWord(before: range.upperBound) && isWord(at: range.upperBound))
  }

  private func isWord(at offset: Int) -> Bool {
    guard units.indices.contains(offset) else { return false }
    let isPair = UTF16.isLeadSurrogate(units[offset]) && offset + 1 < units.count
    return Self.isWord(units[offset..<offset + (isPair ? 2 : 1)])
  }

  private func isWord(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let isPair = UTF16.isTrailSurrogate(units[offset - 1]) && offset > 1
    return Self.isWord(units[offset - (isPair ? 2 : 1)..<offset])
  }

  private static func isWord(_ units: ArraySlice<UInt16>) -> Bool {
    guard let scalar = String(utf16: units).unicodeScalars.first else { return false }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || scalar == "_"
      || properties.generalCategory == .nonspacingMark
  }
}
