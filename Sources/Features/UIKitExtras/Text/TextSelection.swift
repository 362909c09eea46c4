import Foundation

/// Selects parts of a text. Numbers count characters as people do: an emoji is one.
///
/// A string literal selects all its occurrences, an integer literal one character.
public struct TextSelection: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The ranges in UTF-16, as attributed strings count, always of whole characters.
  let ranges: (String) -> [NSRange]

  init(_ ranges: @escaping (String) -> [NSRange]) { self.ranges = ranges }

  /// The ranges that a closure finds in the text.
  public static func custom(_ find: @escaping (String) -> [Range<String.Index>]) -> TextSelection {
    TextSelection { text in find(text).map { NSRange($0, in: text) } }
  }

  /// The whole text.
  public static var all: TextSelection {
    TextSelection { [NSRange(location: 0, length: $0.utf16.count)] }
  }

  /// All occurrences of a part that don't overlap an earlier one.
  public static func every(_ part: String, options: String.CompareOptions = []) -> TextSelection {
    custom { text in
      var found: [Range<String.Index>] = []
      var start = text.startIndex
      while !part.isEmpty, start < text.endIndex,
        let range = text.range(of: part, options: options, range: start..<text.endIndex)
      {
        found.append(range)
        start = range.upperBound > start ? range.upperBound : text.index(after: start)
      }
      return found
    }
  }

  /// The first occurrence of a part.
  public static func first(_ part: String, options: String.CompareOptions = []) -> TextSelection {
    custom { text in
      part.isEmpty ? [] : text.range(of: part, options: options).map { [$0] } ?? []
    }
  }

  /// The character at an index, if the text has it.
  public static func character(_ index: Int) -> TextSelection { characters(index..<index + 1) }

  /// The characters in a range, as far as the text has them.
  public static func characters(_ range: Range<Int>) -> TextSelection {
    custom { text in
      let bounds = range.clamped(to: 0..<text.count)
      guard !bounds.isEmpty else { return [] }
      let start = text.index(text.startIndex, offsetBy: bounds.lowerBound)
      return [start..<text.index(start, offsetBy: bounds.count)]
    }
  }

  /// The characters in a range of positions, counted from zero.
  public static func characters(_ range: ClosedRange<Int>) -> TextSelection {
    characters(range.lowerBound..<range.upperBound + 1)
  }

  /// A UTF-16 range, limited to the text and extended to whole characters.
  public static func utf16(_ range: NSRange) -> TextSelection {
    TextSelection { text in
      let fullRange = NSRange(location: 0, length: text.utf16.count)
      guard range.location != NSNotFound else { return [] }
      let part = NSIntersectionRange(range, fullRange)
      guard part.length > 0 else { return [] }
      return [(text as NSString).rangeOfComposedCharacterSequences(for: part)]
    }
  }

  /// All matches of a regular expression, or one of their groups.
  public static func matches(of expression: NSRegularExpression, group: Int = 0) -> TextSelection {
    TextSelection { text in
      let fullRange = NSRange(location: 0, length: text.utf16.count)
      return expression.matches(in: text, range: fullRange).compactMap { match in
        guard group < match.numberOfRanges else { return nil }
        let range = match.range(at: group)
        return range.location == NSNotFound || range.length == 0 ? nil : range
      }
    }
  }

  /// All matches of a pattern in the syntax of `NSRegularExpression`.
  public static func matches(
    ofPattern pattern: String, options: NSRegularExpression.Options = [], group: Int = 0
  ) throws -> TextSelection {
    matches(of: try NSRegularExpression(pattern: pattern, options: options), group: group)
  }

  public init(stringLiteral value: String) { self = .every(value) }
  public init(integerLiteral value: Int) { self = .character(value) }
}

extension String {
  /// The whole text in UTF-16.
  public var nsRange: NSRange { NSRange(location: 0, length: utf16.count) }
}
