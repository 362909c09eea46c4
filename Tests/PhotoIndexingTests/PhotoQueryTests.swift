import Foundation
import Testing

@testable import PhotoIndexing

@Suite struct PhotoQueryTests {
  /// A Wednesday.
  private static let now = WallTime(exif: "2024:03:20 15:00:00") ?? WallTime(milliseconds: 0)

  private static func range(_ first: String, _ end: String) -> PhotoQuery.Value {
    func time(_ day: String) -> WallTime { WallTime(exif: "\(day) 00:00:00") ?? now }
    return .date(time(first)..<time(end))
  }

  private static let table: [(String, [PhotoQuery.Value])] = [
    ("", []), ("   ", []), ("cat", [.text("cat")]), ("cat dog", [.text("cat"), .text("dog")]),
    ("2024", [range("2024-01-01", "2025-01-01")]), ("\"2024\"", [.text("2024")]),
    ("20245", [.text("20245")]),
    ("march 2024", [range("2024-03-01", "2024-04-01")]),
    ("2024 March", [range("2024-03-01", "2024-04-01")]),
    ("März 2024", [range("2024-03-01", "2024-04-01")]),
    ("dez 2023", [range("2023-12-01", "2024-01-01")]),
    ("15 march 2024", [range("2024-03-15", "2024-03-16")]),
    ("March 15, 2024", [range("2024-03-15", "2024-03-16")]),
    ("15. März 2024", [range("2024-03-15", "2024-03-16")]),
    ("2024-03", [range("2024-03-01", "2024-04-01")]),
    ("2024-03-15", [range("2024-03-15", "2024-03-16")]),
    ("15.3.2024", [range("2024-03-15", "2024-03-16")]),
    ("2024-02-30", [.text("2024-02-30")]), ("march", [.month(3)]), ("Oktober", [.month(10)]),
    ("mar", [.text("mar")]),
    ("today", [range("2024-03-20", "2024-03-21")]),
    ("gestern", [range("2024-03-19", "2024-03-20")]),
    ("last week", [range("2024-03-11", "2024-03-18")]),
    ("letzte Woche", [range("2024-03-11", "2024-03-18")]),
    ("this month", [range("2024-03-01", "2024-04-01")]),
    ("last year", [range("2023-01-01", "2024-01-01")]),
    ("letzten Monat beach", [range("2024-02-01", "2024-03-01"), .text("beach")]),
    ("camera:x100", [.camera("x100")]), ("tag:\"New York\"", [.tag("New York")]), ("tag:", []),
    ("rating:4", [.rating(4...4)]), ("rating:4+", [.rating(4...5)]),
    ("rating:>3", [.rating(4...5)]),
    ("rating:<=2", [.rating(0...2)]), ("rating:9", [.text("rating 9")]),
    ("rating:★★★", [.rating(3...3)]),
    ("is:video", [.kind(.video)]), ("is:favorite", [.favorite]), ("ist:Favorit", [.favorite]),
    ("type:RAW", [.type("raw")]), ("type:nef", [.type("raw")]), ("typ:.jpg", [.type("jpeg")]),
    ("in:holiday", [.folder("holiday")]), ("in:2024", [.folder("2024")]), ("a:b", [.text("a:b")]),
    ("\"open", [.text("open")]),
  ]

  @Test(arguments: table.indices) func readsWhatAPersonTypes(_ row: Int) {
    let (text, values) = Self.table[row]
    #expect(
      PhotoQuery(text, now: Self.now, firstWeekday: 2).tokens.map(\.value) == values, "\(text)")
  }

  /// The text of a token gives the token again, so that a chip can be edited.
  @Test(arguments: table.indices) func tokensCanBeTypedAgain(_ row: Int) {
    for token in PhotoQuery(Self.table[row].0, now: Self.now, firstWeekday: 2).tokens {
      #expect(
        PhotoQuery(token.text, now: Self.now, firstWeekday: 2).tokens.map(\.value) == [token.value])
    }
  }

  @Test(arguments: [
    ("march 2024", "March 2024", "März 2024"), ("2024", "2024", "2024"), ("march", "March", "März"),
    ("rating:4+", "★★★★+", "★★★★+"), ("tag:Rome", "Rome", "Rome"), ("type:nef", "RAW", "RAW"),
  ])
  func chipsShowWords(_ text: String, _ english: String, _ german: String) throws {
    let token = try #require(PhotoQuery(text, now: Self.now).tokens.first)
    #expect(token.displayText(in: Locale(identifier: "en_US")) == english)
    #expect(token.displayText(in: Locale(identifier: "de_DE")) == german)
  }
}
