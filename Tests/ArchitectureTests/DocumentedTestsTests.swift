import Foundation
import Testing

/// Tests that documents name exist.
@Suite struct DocumentedTestsTests {
  @Test func documentsNameOnlyTestsThatExist() throws {
    let functions = try testFunctions()
    let pattern = /\b([A-Z]\w*Tests)\/([a-z]\w*)/
    var count = 0
    let documents = SourceTree.documents.filter { $0.hasPrefix("docs/") } + ["Tests/mutations.md"]
    for document in documents {
      for match in try SourceTree.text(document).matches(of: pattern) {
        count += 1
        let isThere = functions[String(match.1)]?.contains(String(match.2)) == true
        #expect(isThere, "\(document) names \(match.0), which is not there")
      }
    }
    #expect(count > 100, "too few names were found")
  }

  private static let openers: Set<Substring> = ["struct", "class", "extension", "func"]

  /// Grouped by suite. A suite's functions may be in several files.
  private func testFunctions() throws -> [String: Set<String>] {
    var functions: [String: Set<String>] = [:]
    for file in try SourceTree.swiftFiles(in: "Tests") {
      var suite = ""
      for line in file.lines {
        // Regular expressions are slow, and most lines need none.
        let words = line.split(separator: " ")
        guard words.contains(where: Self.openers.contains) else { continue }
        if let match = line.firstMatch(of: /(?:struct|class|extension) (\w+Tests)\b/) {
          suite = String(match.1)
        }
        if let match = line.firstMatch(of: /func (\w+)\(/), !suite.isEmpty {
          functions[suite, default: []].insert(String(match.1))
        }
      }
    }
    return functions
  }
}
