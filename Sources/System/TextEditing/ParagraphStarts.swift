/// The offsets at which the paragraphs of a text begin. There is always at least one paragraph; a
/// line break at the end of the text is followed by an empty one.
package struct ParagraphStarts {
  private var starts = [0]
  /// Whether the whole text is a single paragraph, as in a text field.
  package let isSingle: Bool

  package init(isSingle: Bool) { self.isSingle = isSingle }

  package var count: Int { starts.count }

  /// Returns the index of the paragraph at an offset.
  package func index(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the offset at which a paragraph begins.
  package func start(_ index: Int) -> Int { starts[index] }

  /// Returns the range of a paragraph, including its line break.
  package func range(_ index: Int, in units: [UInt16]) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : units.count)
  }

  /// Returns the range of a paragraph without its line break.
  package func content(_ index: Int, in units: [UInt16]) -> Range<Int> {
    var range = range(index, in: units)
    guard index + 1 < starts.count, let last = units[range].last else { return range }
    let isPair = last == 0x0A && range.count > 1 && units[range.upperBound - 2] == 0x0D
    range = range.lowerBound..<range.upperBound - (isPair ? 2 : 1)
    return range
  }

  /// Updates the paragraphs after code units were replaced. Returns the replaced paragraphs and the
  /// number of new ones.
  ///
  /// - Parameters:
  ///   - range: The replaced range, as of before the change.
  ///   - length: The number of new code units, which `units` already contains.
  package mutating func replace(
    _ range: Range<Int>, length: Int, in units: [UInt16]
  ) -> (replaced: Range<Int>, count: Int) {
    guard !isSingle else { return (0..<1, 1) }
    var first = index(at: range.lowerBound)
    // The line break before it may become the first half of a pair.
    if first > 0, starts[first] == range.lowerBound { first -= 1 }
    let last = index(at: range.upperBound)
    let change = length - range.count
    let isAtEnd = last + 1 == starts.count
    let end = isAtEnd ? units.count : starts[last + 1] + change
    var found: [Int] = []
    // Apart from the last one, there are line breaks only near the change.
    var offset = max(starts[first], range.lowerBound - 2)
    let searched = min(end, range.lowerBound + length + 2)
    while offset < searched {
      let unit = units[offset]
      offset += 1
      guard unit == 0x0A || unit == 0x0D || unit == 0x2029 else { continue }
      if unit == 0x0D, offset < end, units[offset] == 0x0A { offset += 1 }
      if offset < end || isAtEnd { found.append(offset) }
    }
    if change != 0 {
      for index in (last + 1)..<max(last + 1, starts.count) { starts[index] += change }
    }
    starts.replaceSubrange((first + 1)..<(last + 1), with: found)
    return (first..<last + 1, found.count + 1)
  }
}
