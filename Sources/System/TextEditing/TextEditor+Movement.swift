import HostInterface

/// The units by which the caret moves, except for lines.
package enum TextUnit { case character, word, sentence, paragraph, document }

extension TextEditor {
  /// Returns the offset that is one step away from another one.
  ///
  /// Forward steps stop at the ends of words, sentences and paragraphs, backward steps at their
  /// beginnings.
  package func offset(from offset: Int, by unit: TextUnit, forward: Bool) -> Int {
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
    var place = offset
    repeat {
      place += forward ? 1 : -1
    } while place > content.lowerBound
      && place < content.upperBound && !boundary(at: place).contains(.character)
    return place
  }

  private func edge(from offset: Int, _ edge: TextBoundary, _ forward: Bool) -> Int {
    let paragraphs = storage.paragraphs
    var index = paragraphs.index(at: offset)
    var place = offset
    while true {
      let content = paragraphs.content(index, in: storage.units)
      if forward {
        for next in (place + 1)..<max(place + 1, content.upperBound + 1)
        where boundary(at: next).contains(edge) {
          return next
        }
        guard index + 1 < paragraphs.count else { return count }
        index += 1
        place = paragraphs.start(index) - 1
      } else {
        var next = min(place, content.upperBound + 1) - 1
        while next >= content.lowerBound {
          if boundary(at: next).contains(edge) { return next }
          next -= 1
        }
        guard index > 0 else { return 0 }
        index -= 1
        place = .max
      }
    }
  }

  /// Returns the end of the paragraph or, if the offset is there, of the next one; backward, the
  /// beginning of the paragraph or of the previous one.
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

  /// Returns the range of the word at an offset, or of the text between two words.
  package func wordRange(at offset: Int) -> Range<Int> {
    let index = storage.paragraphs.index(at: offset)
    let content = storage.paragraphs.content(index, in: storage.units)
    guard !content.isEmpty else { return content.lowerBound..<content.lowerBound }
    let edges: TextBoundary = [.wordStart, .wordEnd]
    var start = min(max(content.lowerBound, offset), content.upperBound - 1)
    var end = start + 1
    while start > content.lowerBound, boundary(at: start).isDisjoint(with: edges) { start -= 1 }
    while end < content.upperBound, boundary(at: end).isDisjoint(with: edges) { end += 1 }
    return start..<end
  }

  /// Returns whether a range that `wordRange(at:)` returned is a word.
  package func isWord(_ range: Range<Int>) -> Bool {
    boundary(at: range.lowerBound).contains(.wordStart)
  }

  /// Returns the range of the paragraph at an offset, including its line break.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    storage.paragraphs.range(storage.paragraphs.index(at: offset), in: storage.units)
  }
}
