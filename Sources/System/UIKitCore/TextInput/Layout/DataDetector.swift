import Foundation
import TextEditing

/// Recognizes addresses of websites, mail addresses and phone numbers.
@MainActor struct DataDetector {
  struct Link: Equatable {
    var range: Range<Int>
    var url: URL
  }

  private let types: UIDataDetectorTypes

  init(_ types: UIDataDetectorTypes) { self.types = types }

  /// With a scheme, or as people write it.
  private static let web = expression(
    #"(?:https?://|www\.)[^\s<>"“”„]+"#
      + #"|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|de|at|ch|eu|io|dev)(?![\w@-])(?:/[^\s<>"“”„]*)?"#
  )
  private static let mail = expression(#"[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#)
  private static let phone = expression(
    #"(?<![\w.,/+])(?:\+|00|0|\()[0-9][0-9 ()/.-]{5,}[0-9](?![\w])"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// The links that are recognized in a part of a text, in order.
  func links(in range: Range<Int>, of editor: TextEditor) -> [Link] {
    guard !types.isDisjoint(with: [.link, .phoneNumber]), !range.isEmpty else { return [] }
    return links(in: editor.storage.string(in: range)).map {
      let start = range.lowerBound
      return Link(range: start + $0.range.lowerBound..<start + $0.range.upperBound, url: $0.url)
    }
  }

  /// The links that are recognized in a text, in order, with their ranges of UTF-16 code units.
  func links(in text: String) -> [Link] {
    var result: [Link] = []
    func add(_ expression: NSRegularExpression?, _ address: (String) -> String?) {
      let all = NSRange(location: 0, length: text.utf16.count)
      for match in expression?.matches(in: text, range: all) ?? [] {
        guard let place = Range(match.range, in: text) else { continue }
        let words = Self.withoutPunctuation(text[place])
        let range = match.range.location..<match.range.location + words.utf16.count
        guard !result.contains(where: { $0.range.overlaps(range) }),
          let url = address(words).flatMap({ URL(string: $0) })
        else { continue }
        result.append(Link(range: range, url: url))
      }
    }
    if types.contains(.link) {
      add(Self.mail) { "mailto:" + $0 }
      add(Self.web) { $0.lowercased().hasPrefix("http") ? $0 : "https://" + $0 }
    }
    if types.contains(.phoneNumber) {
      add(Self.phone) { words in
        let digits = words.filter { $0.isNumber }
        guard (6...15).contains(digits.count) else { return nil }
        return "tel:" + (words.hasPrefix("+") ? "+" : "") + digits
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Removes characters that end a sentence or close a bracket around an address.
  private static func withoutPunctuation(_ words: Substring) -> String {
    var words = words
    while let last = words.last {
      let isClosing = last == ")" && !words.contains("(")
      guard isClosing || ".,;:!?'’]".contains(last) else { break }
      words.removeLast()
    }
    return String(words)
  }
}
