import Foundation
import Synchronization

/// The plural categories of a language, "zero", "one", "two", "few", "many" and "other", by the
/// rules of CLDR.
struct PluralRules: Sendable {
  private let rules: [(category: String, condition: PluralCondition)]

  private init(_ conditions: [(String, String)]) {
    rules = conditions.map { ($0.0, PluralCondition($0.1)) }
  }

  /// The category of a number as it is written.
  func category(of number: PluralNumber) -> String {
    rules.first { $0.condition.holds(for: number) }?.category ?? "other"
  }

  private static let known = Mutex<[String: PluralRules]>([:])

  /// The rules of a language such as "pt-PT", or of the more general one; only "other" for a
  /// language without rules.
  static func rules(of language: String) -> PluralRules {
    known.withLock { known in
      if let rules = known[language] { return rules }
      let general = String(language.prefix { $0 != "-" })
      let rules = PluralRules(conditions(of: language) ?? conditions(of: general) ?? [])
      known[language] = rules
      return rules
    }
  }

  private static func conditions(of language: String) -> [(String, String)]? {
    table.first { $0.languages.split(separator: " ").contains(Substring(language)) }?.conditions
  }
}

/// A number as plural rules see it: CLDR's operands.
struct PluralNumber {
  /// The number itself; nil if it isn't whole.
  private var whole: Int?
  private var integerDigits: Int
  private var visibleFractionDigits = 0
  /// The visible fraction's digits as a number. None ends with a zero.
  private var fraction = 0

  init(_ value: Int) {
    let magnitude = Int(clamping: value.magnitude)
    (whole, integerDigits) = (magnitude, magnitude)
  }

  /// - Parameter value: Written with at most six digits after the point, as formatters do.
  init(_ value: Double) {
    let parts = String(format: "%.6f", abs(value)).split(separator: ".")
    let digits = (parts.last ?? "").reversed().drop { $0 == "0" }.reversed()
    integerDigits = parts.first.map { Int($0) ?? .max } ?? 0
    visibleFractionDigits = digits.count
    fraction = Int(String(digits)) ?? 0
    whole = digits.isEmpty ? integerDigits : nil
  }

  /// The value of an operand; nil for that of a number with a fraction, which equals no integer.
  func value(of operand: Character) -> Int? {
    switch operand {
    case "n": whole
    case "i": integerDigits
    case "v", "w": visibleFractionDigits
    case "f", "t": fraction
    // The exponent of a compact notation, in which no number is written here.
    default: 0
    }
  }
}

/// A condition in CLDR's syntax: "n % 10 = 2..4 and n % 100 != 12..14 or v != 0".
private struct PluralCondition: Sendable {
  private struct Relation: Sendable {
    var operand: Character
    var modulus: Int?
    var isEqual: Bool
    var ranges: [ClosedRange<Int>]

    /// - Parameter text: Such as "n % 10 = 2..4,9".
    init?(_ text: String) {
      let words = text.split(separator: " ")
      guard let operand = words.first?.first, words.count >= 3 else { return nil }
      self.operand = operand
      modulus = words[1] == "%" ? Int(words[2]).flatMap { $0 > 0 ? $0 : nil } : nil
      isEqual = words[words.count - 2] == "="
      ranges = words[words.count - 1].split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
      }
    }

    func holds(for number: PluralNumber) -> Bool {
      guard let value = number.value(of: operand) else { return !isEqual }
      let compared = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(compared) } == isEqual
    }
  }

  /// One of these must hold in all of its relations.
  private let alternatives: [[Relation]]

  init(_ text: String) {
    alternatives = text.components(separatedBy: " or ").map {
      $0.components(separatedBy: " and ").compactMap(Relation.init)
    }
  }

  func holds(for number: PluralNumber) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }
}
