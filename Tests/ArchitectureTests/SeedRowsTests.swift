import Foundation
import Testing

/// The tables of what the project set out from: every row works or says why it differs, and has a
/// test.
@Suite struct SeedRowsTests {
  private struct Row {
    let document: String
    let cells: [String]
    var id: String { cells[0] }
    var test: String { cells[3] }
    var state: String { cells[4] }
  }

  @Test func everyRowHasATestAndWorksOrSaysWhyNot() throws {
    let rows = try rows()
    #expect(rows.count > 150, "too few rows were found")
    #expect(Set(rows.map(\.id)).count == rows.count, "an id occurs twice")
    let functions = try TestNames.bySuite()
    for row in rows {
      let name = "\(row.document), \(row.id)"
      let tests = row.test.matches(of: /`(\w+Tests)\/(\w+)`/)
      #expect(!tests.isEmpty, "\(name) has no test")
      for test in tests {
        #expect(
          functions[String(test.1)]?.contains(String(test.2)) == true,
          "\(name) names \(test.0), which is not there")
      }
      let argues = row.state.hasPrefix("differs: ") && row.state.split(separator: " ").count > 5
      #expect(row.state == "works" || argues, "\(name): \(row.state)")
    }
  }

  private func rows() throws -> [Row] {
    let documents = SourceTree.documents.filter {
      $0.hasPrefix("docs/seeds") && $0.hasSuffix(".md")
    }
    #expect(documents.contains("docs/seeds.md"))
    return try documents.flatMap { document in
      try SourceTree.text(document).split(separator: "\n").compactMap { line -> Row? in
        guard line.contains(/^\| [A-Z]\d\d/) else { return nil }
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(cells.count == 5, "\(document): \(line)")
        return cells.count == 5 ? Row(document: document, cells: cells) : nil
      }
    }
  }
}
