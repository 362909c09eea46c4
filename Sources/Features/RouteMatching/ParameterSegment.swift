/// A parameter with the text around it. Segments that sort first are narrower, so that the order in
/// which patterns were added never matters.
struct ParameterSegment: Sendable, Hashable, Comparable {
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// Known by its name, which is unique within a table.
  let type: ParameterType

  /// Whether the segment has the text around the parameter, and in between text of its type.
  func accepts(_ segment: Link.Segment, of link: Link) -> Bool {
    var range = segment.text
    if !prefix.isEmpty || !suffix.isEmpty {
      let key = link.bytes[segment.key]
      // The bytes of the key are those of the text but for letter case and what isn't UTF-8.
      guard min(key.count, range.count) >= prefix.count + suffix.count, key.starts(with: prefix),
        key.suffix(suffix.count).elementsEqual(suffix)
      else { return false }
      range = range.lowerBound + prefix.count..<range.upperBound - suffix.count
    }
    return type.accepts(link.bytes[range])
  }

  static func == (a: Self, b: Self) -> Bool {
    a.prefix == b.prefix && a.suffix == b.suffix && a.type.name == b.type.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(prefix)
    hasher.combine(suffix)
    hasher.combine(type.name)
  }

  /// More text around the parameter goes first, then narrower types.
  static func < (a: Self, b: Self) -> Bool {
    let (countA, countB) = (a.prefix.count + a.suffix.count, b.prefix.count + b.suffix.count)
    if countA != countB { return countA > countB }
    if a.type.rank != b.type.rank { return a.type.rank < b.type.rank }
    if a.type.name != b.type.name { return a.type.name < b.type.name }
    if a.prefix != b.prefix { return b.prefix.lexicographicallyPrecedes(a.prefix) }
    return b.suffix.lexicographicallyPrecedes(a.suffix)
  }
}
