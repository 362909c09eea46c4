import Foundation
import Testing

/// docs/mutations.md says what to break; it can still be broken there.
@Suite struct MutationListTests {
  @Test func eachMutationCanBeMade() throws {
    let table = try SourceTree.text("docs/mutations.md")
    var count = 0
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      guard cells.count == 5, cells[2].hasPrefix("`") else { continue }
      count += 1
      let places = try SourceTree.text(Self.path(of: cells[1])).matches(of: Self.pattern(cells[2]))
      #expect(places.count == 1, "“\(cells[0])”: found \(places.count) times in \(cells[1])")
    }
    #expect(count > 50, "too few lines were read to mean anything")
  }

  private static func path(of file: String) -> String {
    let layer = file.hasPrefix("Paging/") ? "Foundations" : "Features"
    return "Sources/\(layer)/\(file)"
  }

  /// `⏎` stands for a line break with any indentation.
  private static func pattern(_ code: String) throws -> Regex<Substring> {
    let lines = code.trimmingCharacters(in: ["`"]).components(separatedBy: "⏎")
    let escaped = lines.map(NSRegularExpression.escapedPattern(for:))
    return try Regex(escaped.joined(separator: #"\s*\n\s*"#), as: Substring.self)
  }
}
