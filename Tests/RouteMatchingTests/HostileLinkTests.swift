import Foundation
import RouteMatching
import TestEffort
import Testing

/// Malicious and malformed links.
@Suite struct HostileLinkTests {
  static let patterns = [
    "/", "/app/list", "/app/:id", "/app/:id<int>", "/app/*", "/app/**", "/u/img-:id.jpg",
    "/f/:path**",
    "/list(/:page<int>(/:sort))", "/app/hash#/help/:topic", "vitrine://photo/:path**",
    "https://h.example/x", "https://*.example/y", "/:a/:b/:c/:d", "/:a/b/:c/d", "/中文/:q",
    "/hash#/x/**", "/photo(/*)", "file:///help/:topic", "/list/list#(/:x)",
  ]

  static let count = Effort.rounds(40_000, long: 1_000_000)

  private func table(_ letterCase: LinkReading.LetterCase) throws -> RouteTable<Int> {
    var table = RouteTable<Int>(
      reading: LinkReading(letterCase: letterCase, plus: letterCase == .sensitive ? .plus : .space))
    for (index, pattern) in Self.patterns.enumerated() { try table.add(pattern, index) }
    return table
  }

  /// Arbitrary bytes, and nearly valid fragments.
  private func hostile(_ dice: inout Dice) -> String {
    let pieces = [
      "http://", "https://", "vitrine://", "x:", "//", "/", "/app/", "app", "list", "h.example",
      "?", "#", "#/",
      "#!/", "&", "=", "%", "%2", "%2F", "%00", "%FF%FE", ":", "@", "[::1]", "..", "/./", "photo",
      "img-", ".jpg",
      "help", "99999999999999999999", "-1", "中文", "\u{FFFD}", "\u{0}", "(", ")", "*", "<", ">", "|",
      ";",
    ]
    var text = ""
    for _ in 0..<dice.below(10) {
      if dice.below(4) == 0 {
        let bytes = (0..<dice.below(5)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        text += String(decoding: bytes, as: UTF8.self)
      } else {
        text += dice.pick(pieces)
      }
    }
    return text
  }

  @Test func nothingTrapsAndCanonicalFormsAreStable() throws {
    let tables = [try table(.sensitive), try table(.insensitive)]
    var dice = Dice(20_250_717)
    var matches = 0
    for index in 0..<Self.count {
      let text = hostile(&dice)
      let table = tables[index % 2]
      guard let match = table.match(text) else { continue }
      matches += 1
      let canonical = match.canonicalURL
      let again = table.match(canonical)
      #expect(again?.route == match.route, "\(text.debugDescription) → \(canonical)")
      #expect(again?.parameters == match.parameters, "\(text.debugDescription) → \(canonical)")
      #expect(again?.canonicalURL == canonical, "\(text.debugDescription) → \(canonical)")
      if index % 500 == 0 { #expect(!table.explain(text).description.isEmpty) }
    }
    #expect(matches > Self.count / 20, "too few links matched for a meaningful test")
  }

  @Test func veryLongLinksAreMatched() throws {
    let table = try table(.sensitive)
    let long = String(repeating: "/a", count: 100_000)
    #expect(table.match(long) == nil)
    #expect(table.match("/f" + long)?.parameters["path"]?.count == 199_999)
    #expect(table.match("/app/" + String(repeating: "%2F", count: 50_000))?.route == 2)
    let query = "/app/list?" + String(repeating: "a=1&", count: 20_000)
    #expect(table.match(query)?.parameters.values("a").count == 20_000)
  }
}
