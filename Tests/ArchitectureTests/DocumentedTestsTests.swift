import Foundation
import Testing

/// Tests that documents name exist.
@Suite struct DocumentedTestsTests {
  @Test func documentsNameOnlyTestsThatExist() throws {
    let functions = try TestNames.bySuite()
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
}
