import HostInterface

/// Finds user-perceived characters, words and sentences in paragraphs.
@MainActor package struct TextSegmenter {
  /// Returns the boundaries at each UTF-16 offset of a text, including its end.
  package var boundaries: (String) -> [TextBoundary]

  /// The platform's segmenter or, if there is none, one based on the standard library.
  package static var standard: TextSegmenter {
    TextSegmenter { HostServices.current.text?.boundaries(in: $0) ?? plain($0) }
  }

  /// Segments text into Swift's characters; words are sequences of letters, digits and underscores.
  package static func plain(_ text: String) -> [TextBoundary] {
    var result: [TextBoundary] = []
    var wasWord = false
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      var boundary: TextBoundary = .character
      if isWord, !wasWord { boundary.insert(.wordStart) }
      if !isWord, wasWord { boundary.insert(.wordEnd) }
      if result.isEmpty { boundary.insert(.sentenceStart) }
      wasWord = isWord
      result.append(boundary)
      for _ in 1..<max(1, character.utf16.count) { result.append([]) }
    }
    var end: TextBoundary = [.character, .sentenceEnd]
    if wasWord { end.insert(.wordEnd) }
    result.append(end)
    return result
  }
}
