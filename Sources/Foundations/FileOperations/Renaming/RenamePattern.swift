import Foundation
import Localization
import PhotoIndexing

/// How many files are named at once: text with fields in braces, such as `{date:yyyy-MM-dd}
/// {counter:3}`.
///
/// | Field | Value |
/// | --- | --- |
/// | `{name}` | the present name without its extension |
/// | `{counter}`, `{counter:3}` | the number of the file, with leading zeros up to a width |
/// | `{date}`, `{date:yyyy-MM-dd}` | when the photo was taken, in a format of `DateFormatter` |
/// | any other, such as `{camera}` | what the app knows of the photo |
///
/// Braces are doubled to stand for themselves. The extension stays.
public struct RenamePattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case name
    case counter(width: Int)
    case date(format: String)
    case value(String)
  }

  let parts: [Part]

  /// Whether a counter tells the files apart.
  public var hasCounter: Bool {
    parts.contains { if case .counter = $0 { true } else { false } }
  }

  /// Whether it gives all files the same name.
  public var isSameForAll: Bool {
    parts.allSatisfy { if case .text = $0 { true } else { false } }
  }

  /// Reads a pattern.
  public init(_ text: String) throws(RenamePatternError) {
    var parts: [Part] = []
    var plain = ""
    var rest = Substring(text)
    while let first = rest.popFirst() {
      if (first == "{" || first == "}") && rest.first == first {
        plain.append(first)
        rest.removeFirst()
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(try Self.field(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      } else if first == "}" {
        throw .unopened
      } else {
        plain.append(first)
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    guard !parts.isEmpty else { throw .empty }
    self.parts = parts
  }

  private static func field(_ text: Substring) throws(RenamePatternError) -> Part {
    let pieces = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let option = pieces.count > 1 ? String(pieces[1]) : nil
    switch pieces.first.map(String.init) ?? "" {
    case "": throw .unknown("")
    case "name": return .name
    case "counter":
      guard let option else { return .counter(width: 1) }
      guard let width = Int(option), (1...9).contains(width) else { throw .unknown(String(text)) }
      return .counter(width: width)
    case "date": return .date(format: option.flatMap { $0.isEmpty ? nil : $0 } ?? "yyyy-MM-dd")
    case let name: return .value(name)
    }
  }

  /// The name of a file, in bytes.
  ///
  /// - Parameters:
  ///   - number: The counter's value.
  ///   - date: When the photo was taken; nil leaves the field out.
  ///   - value: The values of the app's fields; nil leaves a field out.
  public func name(
    of file: FileID, number: Int, date: WallTime?, value: (_ field: String) -> String?
  ) -> [UInt8] {
    let (stem, ending) = FreeName.parts(file.name)
    var name: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let text): name += Self.safe(text)
      case .name: name += stem
      case .counter(let width):
        let digits = String(number)
        name +=
          Array(String(repeating: "0", count: max(0, width - digits.count)).utf8)
          + Array(digits.utf8)
      case .date(let format): if let date { name += Self.safe(Self.text(date, format)) }
      case .value(let field): if let text = value(field) { name += Self.safe(text) }
      }
    }
    while name.last == 0x20 { name.removeLast() }
    while name.first == 0x20 { name.removeFirst() }
    return name.isEmpty ? [] : name + ending
  }

  /// A slash would be another folder.
  private static func safe(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == FileID.slash ? UInt8(ascii: "-") : $0 }.filter {
      $0 >= 0x20 && $0 != 0x7F
    }
  }

  private static func text(_ date: WallTime, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = format
    return formatter.string(from: date.utcDate)
  }
}

/// A mistake in a pattern for names. The description is a sentence.
public enum RenamePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing in it.
  case empty
  /// A brace isn't closed.
  case unclosed
  /// A brace is closed that wasn't opened.
  case unopened
  /// A field has no name, or an option that it doesn't know.
  case unknown(String)

  public var description: String {
    switch self {
    case .empty: String(localized: "Enter a name.", bundle: .fileOperations)
    case .unclosed:
      String(
        localized: "A brace isn’t closed. Write {{ for a brace in the name.",
        bundle: .fileOperations)
    case .unopened:
      String(
        localized: "A brace is closed that wasn’t opened. Write }} for a brace in the name.",
        bundle: .fileOperations)
    case .unknown(let field):
      String(
        localized: "“{\(field)}” isn’t known here. Write for example {counter:3}.",
        bundle: .fileOperations)
    }
  }
}
