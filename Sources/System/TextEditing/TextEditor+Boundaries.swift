import HostInterface

// Boundaries are determined in blocks, because paragraphs can have any length.
extension TextEditor {
  /// The boundaries in a part of the text.
  struct Block {
    var range: Range<Int>
    /// The boundaries at each offset, including the end.
    var boundaries: [TextBoundary]
  }

  /// The length of a block in code units; shorter paragraphs are processed as a whole.
  private static let blockLength = 2000
  /// The number of code units on either side of a block that provide context for its boundaries.
  private static let blockContext = 600

  /// Returns the boundaries at an offset within a paragraph.
  package func boundary(at offset: Int) -> TextBoundary {
    if let block, block.range.contains(offset) {
      return block.boundaries[offset - block.range.lowerBound]
    }
    let found = makeBlock(at: offset)
    block = found
    return found.boundaries[
      min(max(0, offset - found.range.lowerBound), found.boundaries.count - 1)]
  }

  /// Returns the boundaries in the content of a paragraph.
  package func boundaries(inParagraph index: Int) -> [TextBoundary] {
    segmenter.boundaries(storage.string(in: storage.paragraphs.content(index, in: storage.units)))
  }

  private func makeBlock(at offset: Int) -> Block {
    let paragraphs = storage.paragraphs
    let content = paragraphs.content(paragraphs.index(at: offset), in: storage.units)
    guard content.count > Self.blockLength + 2 * Self.blockContext else {
      let found = segmenter.boundaries(storage.string(in: content))
      return Block(range: content.lowerBound..<content.upperBound + 1, boundaries: found)
    }
    let index = (min(offset, content.upperBound - 1) - content.lowerBound) / Self.blockLength
    let start = content.lowerBound + index * Self.blockLength
    // The last offset of a paragraph belongs to its last block.
    let isLast = start + Self.blockLength >= content.upperBound
    let end = isLast ? content.upperBound + 1 : start + Self.blockLength
    let first = plainOffset(from: start - Self.blockContext, to: content.lowerBound, by: -1)
    let last = plainOffset(from: end + Self.blockContext, to: content.upperBound, by: 1)
    let found = segmenter.boundaries(storage.string(in: first..<last))
    let part = min(start - first, found.count)..<min(end - first, found.count)
    return Block(range: start..<end, boundaries: Array(found[part]))
  }

  /// Returns the nearest offset in a direction, between letters or spaces, at which the text can be
  /// split.
  private func plainOffset(from offset: Int, to limit: Int, by step: Int) -> Int {
    let units = storage.units
    guard step < 0 ? offset > limit : offset < limit else { return limit }
    for candidate in stride(from: offset, to: limit, by: step).prefix(200) {
      let (before, after) = (units[candidate - 1], units[candidate])
      if before == 0x20, after < 0x80 || after.isLetter { return candidate }
      if before.isLetter, after > 0x7F, after.isLetter { return candidate }
    }
    return UTF16.isTrailSurrogate(units[offset]) ? offset + step : offset
  }
}
