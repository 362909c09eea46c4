/// The results of a search in a text, to be drawn.
struct FoundTextMarks {
  /// In order, without overlaps.
  private(set) var ranges: [Range<Int>] = []
  private(set) var highlighted: Range<Int>?

  var isEmpty: Bool { ranges.isEmpty }

  mutating func mark(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
    if highlighted == range, style != .highlighted { highlighted = nil }
    let index = self.index(at: range.lowerBound)
    let isKnown = index < ranges.count && ranges[index] == range
    switch style {
    case .normal: if isKnown { ranges.remove(at: index) }
    case .found: if !isKnown { ranges.insert(range, at: index) }
    case .highlighted:
      if !isKnown { ranges.insert(range, at: index) }
      highlighted = range
    }
  }

  /// The first range that ends behind an offset.
  private func index(at offset: Int) -> Int {
    var (low, high) = (0, ranges.count)
    // Most come in order.
    if let last = ranges.last, last.upperBound <= offset { return high }
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ranges that are in a part of the text.
  func ranges(in part: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = index(at: part.lowerBound)
    var last = first
    while last < ranges.count, ranges[last].lowerBound < part.upperBound { last += 1 }
    return ranges[first..<last]
  }

  /// Follows a change of the text. What it touches is no longer found.
  mutating func replace(_ range: Range<Int>, length: Int) {
    guard !ranges.isEmpty else { return }
    let change = length - range.count
    func moved(_ found: Range<Int>) -> Range<Int>? {
      if found.upperBound <= range.lowerBound { return found }
      if found.lowerBound < range.upperBound { return nil }
      return found.lowerBound + change..<found.upperBound + change
    }
    ranges = ranges.compactMap(moved)
    highlighted = highlighted.flatMap(moved)
  }
}
