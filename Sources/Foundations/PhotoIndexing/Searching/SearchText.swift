import Foundation

/// Texts as they are searched: without the case of letters, accents and widths, cut into words.
/// Scripts that are written without spaces are cut into pairs of characters, so that a search finds
/// inside of what would otherwise be one long word.
enum SearchText {
  /// The text in the form in which texts are compared.
  static func folded(_ text: String) -> String {
    // Most names.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var scalars = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    where !isAccent(scalar) {
      if let letters = letters[scalar] {
        scalars.append(contentsOf: letters.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    // Syllables of Hangul and marks of kana, which aren't accents, are whole again.
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  /// The words of a text, folded and separated by spaces, as they are stored.
  static func words(of text: String) -> String {
    var text = text
    // Most texts, a hundred thousand times.
    let plain = text.withUTF8 { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { words in
        for (index, byte) in bytes.enumerated() {
          let letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          words[index] = isWordByte(letter) ? letter : 0x20
        }
        return bytes.count
      }
    }
    if let plain { return plain }
    var words: [String] = []
    for run in runs(of: folded(text)) {
      guard run.isDense else {
        words.append(String(run.scalars))
        continue
      }
      let scalars = Array(run.scalars)
      for index in scalars.indices {
        words.append(
          String(String.UnicodeScalarView(scalars[index..<min(index + 2, scalars.count)])))
      }
    }
    return words.joined(separator: " ")
  }

  /// The conditions for a row to match a text that a person looks for.
  struct Pattern: Equatable {
    /// Words of which each has to be there.
    var words: [Word] = []
    /// A text that one of the texts has to contain, folded; nil if the words say it all.
    var literal: String?

    struct Word: Equatable {
      var text: String
      /// Whether words that begin with the text will do.
      var isPrefix: Bool
    }

    /// Whether everything matches.
    var isEmpty: Bool { words.isEmpty && literal == nil }
  }

  /// - Parameter text: What is looked for: the beginnings of words, or signs as they stand.
  static func pattern(for text: String) -> Pattern {
    let folded = trimmed(folded(text))
    let runs = runs(of: folded)
    var pattern = Pattern()
    var hasSigns = false
    var end = folded.unicodeScalars.startIndex
    for (place, run) in runs.enumerated() {
      let gap = folded.unicodeScalars[end..<run.scalars.startIndex]
      if gap.contains(where: { !$0.properties.isWhitespace }) { hasSigns = true }
      end = run.scalars.endIndex
      let next = end < folded.unicodeScalars.endIndex ? folded.unicodeScalars[end] : nil
      let scalars = Array(run.scalars)
      guard run.isDense, scalars.count > 1 else {
        // A word goes on unless a sign follows.
        let isWhole =
          next.map { !run.isDense && !$0.properties.isWhitespace && !isDense($0) } ?? false
        pattern.words.append(.init(text: String(run.scalars), isPrefix: !isWhole))
        continue
      }
      for index in scalars.indices.dropLast() {
        let pair = String(String.UnicodeScalarView(scalars[index...(index + 1)]))
        pattern.words.append(.init(text: pair, isPrefix: false))
      }
      // Pairs may be apart, and words of two scripts as well.
      if scalars.count > 2 || runs.count > 1 && place > 0 { hasSigns = true }
    }
    let rest = folded.unicodeScalars[end...]
    if rest.contains(where: { !$0.properties.isWhitespace }) { hasSigns = true }
    if hasSigns { pattern.literal = folded }
    return pattern
  }

  /// Without what stands between words of a list.
  private static func trimmed(_ text: String) -> String {
    let rest = text.trimmingCharacters(in: CharacterSet(charactersIn: ",;").union(.whitespaces))
    return rest.isEmpty ? text : rest
  }

  // MARK: Characters

  private struct Run {
    var scalars: Substring.UnicodeScalarView
    /// Whether its script is written without spaces.
    var isDense: Bool
  }

  /// Letters, digits and their marks that stand together and are of one kind of script.
  private static func runs(of text: String) -> [Run] {
    let scalars = text.unicodeScalars
    var runs: [Run] = []
    var start: String.Index?
    var wasDense = false
    func end(_ index: String.Index) {
      if let begin = start { runs.append(Run(scalars: scalars[begin..<index], isDense: wasDense)) }
      start = nil
    }
    for index in scalars.indices {
      guard isWordScalar(scalars[index]) else {
        end(index)
        continue
      }
      let dense = isDense(scalars[index])
      if start != nil, dense != wasDense { end(index) }
      if start == nil { (start, wasDense) = (index, dense) }
    }
    end(scalars.endIndex)
    return runs
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if let byte = UInt8(exactly: scalar.value), byte < 0x80 { return isWordByte(byte) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .privateUse, .format:
      true
    default: false
    }
  }

  /// Thai, Lao, Tibetan, Burmese, Khmer; Hangul, kana, bopomofo and Chinese characters.
  private static func isDense(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0E00: false
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1A20...0x1AAF,
      0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x318F, 0x31A0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Accents and points, but no vowels of scripts whose letters change with them.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF...0x05C7, 0x0610...0x061A, 0x064B...0x065F,
      0x0670,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0x200B...0x200F:
      true
    default: false
    }
  }

  /// Letters and signs that Unicode doesn't take apart, as people type them.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th",
    "ð": "d",
    "ς": "σ", "’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'", "“": "\"", "”": "\"", "„": "\"",
    "«": "\"",
    "»": "\"", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
  ]
}
