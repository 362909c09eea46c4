import Foundation

/// The names of all tests.
enum TestNames {
  private static let openers: Set<Substring> = ["struct", "class", "extension", "func"]

  /// Grouped by suite. A suite's functions may be in several files.
  static func bySuite() throws -> [String: Set<String>] {
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
