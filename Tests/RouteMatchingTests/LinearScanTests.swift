import RouteMatching
import TestEffort
import Testing

/// The trie gives the same results as a linear scan of the patterns.
@Suite struct LinearScanTests {
  /// Segments of patterns, and texts of links that match some of them. Long ones have a common
  /// prefix.
  private static let parts = [
    "a", "b", "list", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaac", ":x", ":x<int>",
    "p-:x", "*", "**",
  ]
  private static let texts =
    Array(parts[..<6]) + ["7", "p-7", "p-", "c", "aaaaaaaaaaaaaaaa7", "%61"]

  /// A single pattern.
  private struct Listed {
    let text: String
    let parts: [String]

    /// The parameters' values; nil if the link doesn't match.
    func match(_ segments: [String]) -> [String]? {
      guard parts.last == "**" ? segments.count >= parts.count : segments.count == parts.count
      else { return nil }
      var taken: [String] = []
      for (part, segment) in zip(parts, segments) {
        switch part {
        case ":x": taken.append(segment)
        case ":x<int>":
          if Int(segment) == nil { return nil }
          taken.append(segment)
        case "p-:x":
          guard segment.hasPrefix("p-") else { return nil }
          taken.append(String(segment.dropFirst(2)))
        case "*", "**": break
        default: if part != segment { return nil }
        }
      }
      return taken
    }

    /// Specific before general, segment by segment.
    var rank: [Int] {
      parts.map { [":x": 3, ":x<int>": 2, "p-:x": 1, "*": 4, "**": 5][$0, default: 0] }
    }
  }

  /// A parameter's name may occur once in a pattern.
  private func named(_ parts: [String]) -> String {
    "/" + parts.enumerated().map { $1.replacing(":x", with: ":x\($0)") }.joined(separator: "/")
  }

  private func randomPattern(_ dice: inout Dice, few: [String]) -> [String] {
    var parts = (0...dice.below(4)).map { _ in dice.pick(few) }
    for index in parts.indices.dropLast() where parts[index] == "**" { parts[index] = "*" }
    return parts
  }

  @Test func theTableMatchesLikeALinearScan() throws {
    var dice = Dice(4)
    var (hits, misses) = (0, 0)
    for round in 0..<400 {
      // Few kinds of segments, so that patterns share beginnings and ends.
      let few = (0...dice.below(5)).map { _ in dice.pick(Self.parts) }
      var table = RouteTable<Int>()
      var list: [Listed] = []
      for _ in 0...dice.below(40) {
        let parts = randomPattern(&dice, few: few)
        guard !list.contains(where: { $0.parts == parts }) else { continue }
        try table.add(named(parts), list.count)
        list.append(Listed(text: named(parts), parts: parts))
      }
      for _ in 0..<100 {
        let segments = (0...dice.below(4)).map { _ in dice.pick(Self.texts) }
        let decoded = segments.map { $0 == "%61" ? "a" : $0 }
        let best = list.enumerated().filter { $1.match(decoded) != nil }
          .min { $0.element.rank.lexicographicallyPrecedes($1.element.rank) }
        let match = table.match("/" + segments.joined(separator: "/"))
        #expect(match?.route == best?.offset, "round \(round): \(segments) in \(list.map(\.text))")
        #expect(match?.parameters.items.map(\.value) == best?.element.match(decoded))
        if best == nil { misses += 1 } else { hits += 1 }
      }
    }
    #expect(hits > 5000 && misses > 5000, "\(hits) hits and \(misses) misses say little")
  }

  @Test func aLargeTableFindsEveryLiteralAndNoOther() throws {
    var dice = Dice(100)
    var table = RouteTable<Int>()
    var texts: Set<String> = []
    while texts.count < 20_000 {
      texts.insert(
        String((0...dice.below(20)).map { _ in dice.pick(["a", "b", "c", "d"]) }.joined()))
    }
    let order = texts.sorted()
    for (index, text) in order.enumerated() { try table.add("/s/\(text)", index) }
    for (index, text) in order.enumerated() {
      #expect(table.match("/s/\(text)")?.route == index)
      let other = text + "a"
      #expect((table.match("/s/\(other)") != nil) == texts.contains(other))
    }
  }
}
