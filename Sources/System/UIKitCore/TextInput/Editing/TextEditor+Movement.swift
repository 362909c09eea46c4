import HostInterface

/// What a caret moves by, without lines.
enum TextUnit { case character, word, sentence, paragraph, document }

extension TextEditor {
  /// The offset that is reached from another by a step.
  ///
  /// Forwards, words, sentences and paragraphs are left at their ends, backwards at their beginnings.
  func offset(from offset: Int, by unit: TextUnit, forward: Bool) -> Int {
    switch unit {
    case .character: character(from: offset, forward)
    case .word: edge(from: offset, forward ? .wordEnd : .wordStart, forward)
    case .sentence: edge(from: offset, forward ? .sentenceEnd : .sentenceStart, forward)
    case .paragraph: paragraphEdge(from: offset, forward)
    case .document: forward ? count : 0
    }
  }

  private func character(from offset: Int, _ forward: Bool) -> Int {
    guard forward ? offset < count : offset > 0 else { return offset }
    let paragraphs = storage.paragraphs
    let index = paragraphs.index(at: offset)
    let content = paragraphs.content(index, in: storage.units)
    let range = paragraphs.range(index, in: storage.units)
    if forward {
      if offset >= content.upperBound { return range.upperBound }
    } else if offset > content.upperBound {
      return content.upperBound
    } else if offset == range.lowerBound {
      return index > 0 ? paragraphs.content(index - 1, in: storage.units).upperBound : 0
    }
    let boundaries = boundaries(inParagraph: index)
    var local = offset - content.lowerBound
    repeat { local += forward ? 1 : -1 } while local > 0 && local < content.count
      && !boundaries[local].contains(.character)
    return content.lowerBound + local
  }

  private func edge(from offset: Int, _ edge: TextBoundary, _ forward: Bool) -> Int {
    let paragraphs = storage.paragraphs
    var index = paragraphs.index(at: offset)
    var local = offset - paragraphs.content(index, in: storage.units).lowerBound
    while true {
      let content = paragraphs.content(index, in: storage.units)
      let boundaries = boundaries(inParagraph: index)
      if forward {
        var next = local + 1
        while next <= content.count, next < boundaries.count {
          if boundaries[next].contains(edge) { return content.lowerBound + next }
          next += 1
        }
        guard index + 1 < paragraphs.count else { return count }
        index += 1
        local = -1
      } else {
        var next = min(local, boundaries.count) - 1
        while next >= 0 {
          if boundaries[next].contains(edge) { return content.lowerBound + next }
          next -= 1
        }
        guard index > 0 else { return 0 }
        index -= 1
        local = .max
      }
    }
  }

  /// The end of this paragraph or, from there, of the next one; or the same with beginnings.
  private func paragraphEdge(from offset: Int, _ forward: Bool) -> Int {
    let paragraphs = storage.paragraphs
    let index = paragraphs.index(at: offset)
    if forward {
      let end = paragraphs.content(index, in: storage.units).upperBound
      if offset < end || index + 1 == paragraphs.count { return end }
      return paragraphs.content(index + 1, in: storage.units).upperBound
    }
    let start = paragraphs.range(index, in: storage.units).lowerBound
    if offset > start || index == 0 { return start }
    return paragraphs.range(index - 1, in: storage.units).lowerBound
  }

  /// The word at an offset, or what is between two words.
  func wordRange(at offset: Int) -> Range<Int> {
    let index = storage.paragraphs.index(at: offset)
    let content = storage.paragraphs.content(index, in: storage.units)
    guard !content.isEmpty else { return content.lowerBound..<content.lowerBound }
    let boundaries = boundaries(inParagraph: index)
    let edges: TextBoundary = [.wordStart, .wordEnd]
    let local = min(max(0, offset - content.lowerBound), content.count - 1)
    var (start, end) = (local, local + 1)
    while start > 0, boundaries[start].isDisjoint(with: edges) { start -= 1 }
    while end < content.count, boundaries[end].isDisjoint(with: edges) { end += 1 }
    return content.lowerBound + start..<content.lowerBound + end
  }

  /// Whether a range that `wordRange(at:)` found is a word.
  func isWord(_ range: Range<Int>) -> Bool {
    let index = storage.paragraphs.index(at: range.lowerBound)
    let start = storage.paragraphs.content(index, in: storage.units).lowerBound
    let boundaries = boundaries(inParagraph: index)
    let local = range.lowerBound - start
    return boundaries.indices.contains(local) && boundaries[local].contains(.wordStart)
  }

  /// The paragraph at an offset, with its line break.
  func paragraphRange(at offset: Int) -> Range<Int> {
    storage.paragraphs.range(storage.paragraphs.index(at: offset), in: storage.units)
  }
}
