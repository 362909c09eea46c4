/// The attributes of a text, as consecutive runs without gaps.
@MainActor struct AttributeRuns {
  private struct Run {
    var start: Int
    var attributes: SharedAttributes
  }

  private var runs: [Run] = []

  /// Returns the index of the run at an offset.
  private func index(at offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the attributes of the character at an offset; nil in an empty text.
  func attributes(at offset: Int) -> SharedAttributes? {
    runs.isEmpty ? nil : runs[index(at: offset)].attributes
  }

  /// Returns the runs within a range of a text of the specified length.
  func runs(in range: Range<Int>, count: Int) -> [TextFragment.Run] {
    guard !range.isEmpty, !runs.isEmpty else { return [] }
    var result: [TextFragment.Run] = []
    var index = index(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound, index < runs.count {
      let end = min(range.upperBound, index + 1 < runs.count ? runs[index + 1].start : count)
      result.append(TextFragment.Run(length: end - start, attributes: runs[index].attributes))
      start = end
      index += 1
    }
    return result
  }

  /// Replaces the attributes of a range with those of the text that replaces it.
  mutating func replace(_ range: Range<Int>, with new: [TextFragment.Run], count: Int) {
    let length = new.reduce(0) { $0 + $1.length }
    var inserted: [Run] = []
    var start = range.lowerBound
    for run in new where run.length > 0 {
      inserted.append(Run(start: start, attributes: run.attributes))
      start += run.length
    }
    // The text after the range keeps its attributes.
    if range.upperBound < count, !runs.isEmpty {
      inserted.append(Run(start: start, attributes: runs[index(at: range.upperBound)].attributes))
    }
    var first = runs.isEmpty ? 0 : index(at: range.lowerBound)
    if first < runs.count, runs[first].start < range.lowerBound { first += 1 }
    var last = first
    while last < runs.count, runs[last].start <= range.upperBound { last += 1 }
    if range.upperBound == count { last = runs.count }
    let change = length - range.count
    if change != 0 { for index in last..<runs.count { runs[index].start += change } }
    var joined: [Run] = []
    var previous = first > 0 ? runs[first - 1].attributes : nil
    for run in inserted where run.attributes !== previous {
      joined.append(run)
      previous = run.attributes
    }
    runs.replaceSubrange(first..<last, with: joined)
    if first + joined.count < runs.count, runs[first + joined.count].attributes === previous {
      runs.remove(at: first + joined.count)
    }
  }
}
