@_spi(Internal) import Hummingbird
import RouteMatching

/// One way to find a route: true when it was found and its parameter read.
protocol Finding {
  /// How many URLs it can be asked for in bearable time.
  var limit: Int { get }
  func prepared(_ path: String) -> String
  func find(_ text: String) -> Bool
}

extension Finding {
  var limit: Int { 100_000 }
  /// A copy, so that texts lie in memory in the order in which they are asked for, as if each had
  /// just come in.
  func prepared(_ path: String) -> String { String(decoding: Array(path.utf8), as: UTF8.self) }
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

  func prepared(_ path: String) -> String { "https://www.example.com" + path + "?from=mail" }
  func find(_ text: String) -> Bool { table.find(text) }
}

struct TheirTrie: Finding {
  private let trie: RouterTrie<Int>
  /// A miss costs the square of the siblings there.
  let limit = 200

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

/// Every pattern in turn, as routers without a tree do, with segments cut once.
struct LinearScan: Finding {
  private let patterns: [[Substring]]
  var limit: Int { max(10, 2_000_000 / max(1, patterns.count)) }

  init(_ patterns: [String]) { self.patterns = patterns.map { $0.split(separator: "/") } }

  func find(_ text: String) -> Bool {
    let segments = text.split(separator: "/")
    return patterns.contains { pattern in
      pattern.count == segments.count
        && zip(pattern, segments).allSatisfy { $0.first == ":" || $0 == $1 }
    }
  }
}

struct PlainDictionary: Finding {
  private let values: [String: Int]

  init(_ keys: [String]) {
    values = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1 + "", $0) })
  }

  func find(_ text: String) -> Bool { values[text] != nil }
  var limit: Int { 1_000_000 }
}
