import Foundation
import RouteMatching
import TestEffort
import Testing

/// Typed routes round-trip: parsing a printed value gives an equal value.
@Suite struct RoundTripTests {
  enum Shape: TypedRoute, Equatable {
    enum Tab: String, Codable { case photos, albums }

    case plain
    case one(id: Int)
    case text(name: String)
    case affix(name: String)
    case two(a: String, b: String)
    case rest(path: String)
    case segments(parts: [String])
    case tail(name: String, page: Int?)
    case search(q: String, tags: [String], exact: Bool?)
    case typed(id: UUID, tab: Tab, at: Double)
    case hash(topic: String, when: Date?)
    case nested(url: URL, note: String?)
    case first(a: String, b: String)

    static let patterns: RoutePatterns = [
      "plain": "/plain", "one": "/one/:id<int>", "text": "/text/:name", "affix": "/img-:name.jpg",
      "two": "/two/:a/and/:b", "rest": "/rest/:path**", "segments": "/segments",
      "tail": "/tail/:name(/:page<int>)", "search": "/search",
      "typed": "/typed/:tab<photos|albums>/:id<uuid>",
      "hash": "/app#/help/:topic", "nested": "/open",
      "first": "/:a/first/:b/end",
    ]

    static func random(_ kind: Int, _ dice: inout Dice) -> Shape {
      switch kind {
      case 0: return .plain
      case 1: return .one(id: Int(truncatingIfNeeded: dice.next()))
      case 2: return .text(name: dice.hardText())
      case 3: return .affix(name: dice.hardText())
      case 4: return .two(a: dice.hardText(), b: dice.hardText())
      case 5: return .rest(path: dice.hardText())
      case 6: return .segments(parts: (0..<dice.below(4)).map { _ in dice.hardText() })
      case 7:
        return .tail(name: dice.hardText(), page: dice.below(2) == 0 ? nil : dice.below(999) - 99)
      case 8:
        return .search(
          q: dice.hardText(), tags: (0..<dice.below(4)).map { _ in dice.hardText() },
          exact: dice.below(2) == 0 ? nil : dice.below(2) == 0)
      case 9:
        let bytes = (dice.next(), dice.next())
        let uuid = withUnsafeBytes(of: bytes) { $0.loadUnaligned(as: uuid_t.self) }
        return .typed(
          id: UUID(uuid: uuid), tab: dice.below(2) == 0 ? .photos : .albums,
          at: Double(bitPattern: dice.next() & 0x7FEF_FFFF_FFFF_FFFF))
      case 10:
        let seconds = Double(dice.below(1_000_000_000)) / 8
        return .hash(
          topic: dice.hardText(),
          when: dice.below(2) == 0 ? nil : Date(timeIntervalSinceReferenceDate: seconds))
      case 11: return .first(a: dice.hardText(maxCount: 2), b: dice.hardText(maxCount: 2))
      default:
        let path =
          dice.hardText().addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let url = URL(string: "https://x.example/\(path)?a=1&b=%2F#f") ?? URL(fileURLWithPath: "/")
        return .nested(url: url, note: dice.below(2) == 0 ? nil : dice.hardText())
      }
    }
  }

  static let bases = ["", "vitrine:", "vitrine://", "https://example.org", "https://example.org/"]

  @Test(arguments: bases) func parsingAPrintedRouteGivesTheRoute(_ base: String) throws {
    let coder = try RouteCoder<Shape>(base: base)
    var dice = Dice(42)
    for kind in 0..<13 {
      // Most for the main base, a share for the other bases.
      for _ in 0..<Effort.rounds(base.isEmpty ? 400 : 80, long: 4000) {
        let value = Shape.random(kind, &dice)
        let url = try coder.url(for: value)
        #expect(try coder.route(for: url) == value, "\(value) printed as \(url)")
        let match = try #require(coder.table.match(url))
        #expect(coder.table.match(match.canonicalURL)?.canonicalURL == match.canonicalURL)
      }
    }
  }

  @Test func printedURLsAreValidFoundationURLs() throws {
    let coder = try RouteCoder<Shape>(base: "vitrine:")
    var dice = Dice(7)
    for index in 0..<2400 {
      let value = Shape.random(index % 13, &dice)
      let text = try coder.url(for: value)
      let url = try #require(URL(string: text), "\(text)")
      #expect(url.absoluteString == text)
    }
  }

  @Test func printedURLsAreReadable() throws {
    #expect(
      try Shape.search(q: "a b", tags: ["x", "y/z"], exact: true).url()
        == "/search?q=a%20b&tags=x&tags=y%2Fz&exact=true")
    #expect(try Shape.tail(name: "Rome", page: nil).url(base: "vitrine:") == "vitrine://tail/Rome")
    #expect(try Shape.text(name: "").url() == "/text//")
    #expect(try Shape.text(name: "..").url() == "/text/%2E%2E")
    #expect(try Shape.text(name: ".").url() == "/text/%2E")
    #expect(try Shape.first(a: "", b: "x").url() == "/.//first/x/end")
    #expect(try Shape.first(a: "", b: "x").url(base: "vitrine:") == "vitrine:////first/x/end")
    #expect(
      try Shape.hash(topic: "a", when: nil).url(base: "https://h.example")
        == "https://h.example/app#/help/a")
  }

  struct Photo: TypedRoute, Equatable {
    static let patterns: RoutePatterns = "vitrine://photo/:id<int>"
    var id: Int
    var zoom: Double?
  }

  @Test func aStructMayBeARoute() throws {
    let coder = try RouteCoder<Photo>()
    #expect(try coder.url(for: Photo(id: 7, zoom: 1.5)) == "vitrine://photo/7?zoom=1.5")
    #expect(try coder.route(for: "vitrine://photo/7?zoom=1.5") == Photo(id: 7, zoom: 1.5))
    #expect(throws: RouteCodingError.noMatch("vitrine://photo/x")) {
      try coder.route(for: "vitrine://photo/x")
    }
    #expect(throws: RouteCodingError.unreadable("zoom", text: "far", type: "Double")) {
      try coder.route(for: "vitrine://photo/7?zoom=far")
    }
  }

  enum Odd: TypedRoute, Equatable {
    struct Part: Codable, Equatable { var x = 1 }
    case list, item(id: String), parts(part: Part), forgotten
    static let patterns: RoutePatterns = [
      "list": "/app/list", "item": "/app/:id", "parts": "/parts",
    ]
  }

  @Test func unprintableValuesThrow() throws {
    #expect(throws: RouteCodingError.takenByOther(url: "/app/list", pattern: "/app/list")) {
      try Odd.item(id: "list").url()
    }
    #expect(try Odd.item(id: "lists").url() == "/app/lists")
    #expect(throws: RouteCodingError.notFlat("part")) { try Odd.parts(part: .init()).url() }
    #expect(throws: RouteCodingError.caseWithoutPattern("forgotten")) { try Odd.forgotten.url() }
  }

  enum Nested: TypedRoute, Equatable {
    enum Mode: Codable { case grid, list }
    enum Named: String, Codable { case grid }
    struct Words: Codable, Equatable {
      var words: [String]
      init(_ words: [String]) { self.words = words }
      init(from decoder: any Decoder) throws {
        words = try decoder.singleValueContainer().decode([String].self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(words)
      }
    }

    case list(page: Int?, sort: String?)
    case some(values: [Int?])
    case lists(values: [[Int]])
    case mode(mode: Mode)
    case path(parts: [String])
    case unnamed(Int, String)
    case words(words: Words)
    case bytes(data: Data, ids: [UUID], dates: [Date], set: Set<Int>, named: [Named])
    case empty(text: String?, list: [String])

    static let patterns: RoutePatterns = [
      "list": "/list(/:page<int>(/:sort))", "some": "/some", "lists": "/lists", "mode": "/mode",
      "path": "/path/:parts", "unnamed": "/unnamed/:_1/:_0<int>", "words": "/words",
      "bytes": "/bytes", "empty": "/empty",
    ]
  }

  @Test(arguments: [
    // The path's tail needs the page; the order was lost.
    Nested.list(page: nil, sort: "name"), .list(page: 2, sort: nil), .list(page: 2, sort: ""),
    .some(values: [1, 2]), .lists(values: [[1], [2]]), .path(parts: ["a/b"]), .unnamed(3, "x"),
    .words(words: .init(["a", "b"])), .words(words: .init([])), .empty(text: "", list: []),
    .empty(text: nil, list: [""]),
    .bytes(
      data: Data([1, 255]), ids: [UUID(), UUID()], dates: [Date(timeIntervalSince1970: 0.1)],
      set: [3, 4], named: [.grid, .grid]),
  ]) func nestedRoutesRoundTrip(_ value: Nested) throws {
    let coder = try RouteCoder<Nested>()
    let url = try coder.url(for: value)
    #expect(try coder.route(for: url) == value, "\(url)")
  }

  /// These were printed, and parsed as another value.
  @Test(arguments: [
    (Nested.some(values: [1, nil, 2]), "values"), (.lists(values: [[1, 2], [3]]), "values"),
    (.lists(values: [[]]), "values"), (.mode(mode: .list), "mode"),
    (.path(parts: ["a", "b"]), "parts"),
  ]) func ambiguousValuesAreNotPrinted(_ value: Nested, _ name: String) {
    #expect(throws: RouteCodingError.notFlat(name)) { try value.url() }
  }
}
