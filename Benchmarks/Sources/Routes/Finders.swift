@_spi(Internal) import Hummingbird
import RouteMatching

/// An algorithm to find a route: true if it was found and its parameter read.
protocol Finding {
  /// The URL to find.
  func text(_ cases: Cases, _ number: Int, _ demand: Demand, fits: Bool) -> String
  func find(_ text: String) -> Bool
}

extension Finding {
  func text(_ cases: Cases, _ number: Int, _ demand: Demand, fits: Bool) -> String {
    cases.path(number, demand, fits: fits)
  }
}

struct OurTable: Finding {
  private(set) var table = RouteTable<Int>()

  mutating func add(_ pattern: String) {
    do { try table.add(pattern, table.count) } catch { preconditionFailure("\(error)") }
  }

  func find(_ text: String) -> Bool {
    guard let match = table.match(text), match.route >= 0 else { return false }
    return match.parameters["id"] != nil
  }
}

struct OurURLs: Finding {
  let table: OurTable

  func text(_ cases: Cases, _ number: Int, _ demand: Demand, fits: Bool) -> String {
    "https://www.example.com" + cases.path(number, demand, fits: fits) + "?from=mail"
  }

  func find(_ text: String) -> Bool { table.find(text) }
}

struct TheirTrie: Finding {
  private let trie: RouterTrie<Int>

  init(_ patterns: [String]) {
    let builder = RouterPathTrieBuilder<Int>()
    for (index, pattern) in patterns.enumerated() {
      builder.addEntry(RouterPath(pattern), value: index)
    }
    trie = builder.build()
  }

  func find(_ text: String) -> Bool {
    guard let found = trie.resolve(text), found.value >= 0 else { return false }
    return found.parameters.get("id") != nil
  }
}

/// Tries each pattern, like routers without a trie, with segments that are split once.
struct LinearScan: Finding {
  private let patterns: [[Substring]]

  init(_ patterns: [String]) { self.patterns = patterns.map { $0.split(separator: "/") } }

  func find(_ text: String) -> Bool {
    let segments = text.split(separator: "/")
    return patterns.contains { pattern in
      pattern.count == segments.count
        && zip(pattern, segments).allSatisfy { $0.first == ":" || $0 == $1 }
    }
  }
}

/// A simple dictionary lookup by the route's name, to show the effect of memory latency.
struct PlainDictionary: Finding {
  private let values: [String: Int]

  init(_ cases: Cases) {
    values = Dictionary(
      (0..<Cases.urlCount).map { (cases.name($0, .even), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func text(_ cases: Cases, _ number: Int, _ demand: Demand, fits: Bool) -> String {
    cases.name(number, demand) + (fits ? "" : "x")
  }

  func find(_ text: String) -> Bool { values[text] != nil }
}
