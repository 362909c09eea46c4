import Foundation
import Testing

@Suite struct DocumentTests {
  static let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]

  /// Every path in backticks must exist.
  @Test func documentsNameOnlyFilesThatExist() throws {
    var count = 0
    for document in Self.documents {
      for word in try codeWords(in: document) where looksLikePath(word) {
        count += 1
        let isThere = [word, "Sources/\(word)", "Sources/System/\(word)"].contains(
          where: SourceTree.exists)
        #expect(isThere, "\(document) names \(word), which is not there")
      }
    }
    #expect(count > 10)
  }

  /// Links within the repository lead somewhere, to a heading where they name one.
  @Test func linksLeadSomewhere() throws {
    let lists = ["Tests/mutations.md", "Tests/AppleProfile/coverage.md", "scripts/symbols.md"]
    var count = 0
    for document in SourceTree.documents + ["CHANGELOG.md", "THIRD-PARTY.md"] + lists {
      let folder = SourceTree.root.appendingPathComponent(document).deletingLastPathComponent()
      for match in try SourceTree.text(document).matches(of: /\]\(([^)\s:]+)\)/) {
        count += 1
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false)
        let path = String(parts[0])
        let target = path.isEmpty ? nil : folder.appendingPathComponent(path).standardizedFileURL
        let isThere = target.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
        #expect(isThere, "\(document) links to \(match.1), which is not there")
        guard isThere, parts.count == 2 else { continue }
        let text = try target.map { try String(contentsOf: $0, encoding: .utf8) }
        let headings = anchors(of: try text ?? SourceTree.text(document))
        #expect(headings.contains(String(parts[1])), "\(document): no heading for \(match.1)")
      }
    }
    #expect(count > 50, "too few links were found")
  }

  /// What links call the headings of a text.
  private func anchors(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacingOccurrences(of: " ", with: "-")
    }
  }

  private func codeWords(in document: String) throws -> [String] {
    var lines: [String] = []
    var isFenced = false
    for line in try SourceTree.text(document).split(separator: "\n") {
      if line.hasPrefix("```") { isFenced.toggle() }
      if isFenced || line.hasPrefix("```") { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      lines += stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }
    return lines
  }

  private func looksLikePath(_ word: String) -> Bool {
    guard !word.contains(" "), !word.contains(":"), !word.contains("~"), !word.hasPrefix("$") else {
      return false
    }
    if word.hasPrefix("Type") { return false }
    let endings = [".swift", ".md", ".apt", ".txt"]
    return word.contains("/") || endings.contains { word.hasSuffix($0) }
  }
}
