import Foundation
import Testing

/// What the compiler says of code that has to change, as docs/porting.md quotes it.
@Suite struct PortingMessageTests {
  private static let guide = "docs/porting.md"
  /// Code as it is written for iOS. An error may hide others, so each file is compiled by itself.
  private static let sources = "Port/Messages"

  /// What the guide quotes: a row of the table begins with a message, and so may a paragraph. `…`
  /// stands for a name.
  private func quotes() throws -> [[String]] {
    let lines = try SourceTree.text(Self.guide).split(separator: "\n").map(String.init)
    let table = lines.drop { !$0.hasPrefix("| The compiler says") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    let paragraphs = lines.filter { $0.hasPrefix("`no such module 'CoreGraphics'`") }
    return (table + paragraphs).compactMap { line in
      line.split(separator: "`").dropFirst(line.hasPrefix("`") ? 0 : 1).first
        .map { $0.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) } }
    }
  }

  private func errors() throws -> [String] {
    try SourceTree.swiftFiles(in: Self.sources).flatMap { file in
      let path = SourceTree.root.appendingPathComponent(file.path).path
      let output = try #require(try BuiltModules().typeCheck([path], as: .earlierApp), "\(path)")
      return output.split(separator: "\n").map(String.init)
    }
  }

  @Test(.timeLimit(.minutes(10))) func theGuideQuotesTheCompiler() throws {
    func says(_ error: String, _ quote: [String]) -> Bool {
      var rest = error[...]
      return quote.allSatisfy { part in
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
        return true
      }
    }
    let (quotes, errors) = (try quotes(), try errors())
    #expect(quotes.count > 10 && errors.count > 10)
    for error in errors {
      #expect(quotes.contains { says(error, $0) }, "\(Self.guide) doesn't quote \(error)")
    }
    for quote in quotes {
      let text = quote.joined(separator: " … ")
      #expect(errors.contains { says($0, quote) }, "no source in \(Self.sources) has: \(text)")
    }
  }
}
