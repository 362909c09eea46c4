import Foundation
import Testing

@testable import Localization

/// Plural categories, against what babel, which reads CLDR as well, finds.
@Suite struct PluralRulesTests {
  /// Written by `scripts/plurals.py`: a language and its categories for 0 to 200, 1.5 and 1,000,000.
  private func table() throws -> [(language: String, categories: [String])] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Plurals.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let categories = words.dropFirst().flatMap { run in
        let parts = run.split(separator: "*")
        return Array(repeating: String(parts[0]), count: parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
      }
      return (String(words[0].dropLast()), categories)
    }
  }

  @Test func everyLanguageCountsAsCLDRSays() throws {
    let table = try table()
    #expect(table.count > 150)
    for (language, expected) in table {
      let rules = PluralRules.rules(of: language)
      let numbers =
        (0...200).map { PluralNumber($0) } + [PluralNumber(1.5), PluralNumber(1_000_000)]
      #expect(numbers.map { rules.category(of: $0) } == expected, "\(language)")
    }
    let arabic = try #require(table.first { $0.language == "ar" })
    #expect(Set(arabic.categories).count == 6)
  }

  @Test func aRegionCountsAsItsLanguage() {
    #expect(PluralRules.rules(of: "ar-EG").category(of: PluralNumber(2)) == "two")
    #expect(PluralRules.rules(of: "pt").category(of: PluralNumber(0)) == "one")
    #expect(PluralRules.rules(of: "pt-PT").category(of: PluralNumber(0)) == "other")
    #expect(PluralRules.rules(of: "x-none").category(of: PluralNumber(1)) == "other")
  }

  @Test func numbersOfAnySizeHaveACategory() {
    let french = PluralRules.rules(of: "fr")
    for number in [.infinity, -.infinity, .nan, 1e300, -0.0] {
      _ = french.category(of: PluralNumber(number))
    }
    #expect(french.category(of: PluralNumber(Int.min)) == "other")
    #expect(french.category(of: PluralNumber(1.9999999)) == "other")
    #expect(french.category(of: PluralNumber(-1)) == "one")
  }
}
