import Foundation
import RouteMatching
import Testing

/// Values that aren't UTF-8 are passed through links byte by byte.
@Suite struct BytesTests {
  enum File: TypedRoute, Equatable {
    case open(path: Data)
    case named(name: Data, note: Data?)

    static let patterns: RoutePatterns = [
      "open": "x://file/:path**", "named": "x://named/:name.jpg",
    ]
  }

  private static let values: [[UInt8]] = [
    Array("a/b c%2F.jpg".utf8), [0x63, 0xE9], [0xFF, 0x2F, 0xFE], [0xC3, 0x28], [0xED, 0xA0, 0x80],
    Array("e\u{301}".utf8), Array("\u{E9}".utf8), [0xEF, 0xBF, 0xBD], [0x2E, 0x2E],
  ]

  @Test func typedRoutesRoundTripBytes() throws {
    let coder = try RouteCoder<File>()
    for bytes in Self.values {
      let routes = [
        File.open(path: Data(bytes)),
        .named(name: Data(bytes.map { $0 == 0x2F ? 0x80 : $0 }), note: Data(bytes)),
        .named(name: Data([0xE9]), note: nil),
      ]
      for route in routes {
        let url = try coder.url(for: route)
        #expect(url.utf8.allSatisfy { $0 < 0x80 })
        #expect(try coder.route(for: url) == route, "\(url)")
      }
    }
  }

  @Test func parametersProvideBytes() throws {
    var table = RouteTable<Int>()
    try table.add("/photo/:path**", 1)
    let match = try #require(table.match("/photo/home/caf%E9.jpg?note=%FF&plain=a"))
    #expect(match.parameters["path"] == "home/caf\u{FFFD}.jpg")
    #expect(match.parameters.bytes("path") == Array("home/caf".utf8) + [0xE9] + Array(".jpg".utf8))
    #expect(match.parameters.bytes("note") == [0xFF] && match.parameters.bytes("plain") == [0x61])
    #expect(match.parameters.bytes("none") == nil)
    #expect(match.canonicalURL == "/photo/home/caf%E9.jpg?note=%FF&plain=a")
  }

  @Test func aNewValueReplacesTheBytes() {
    var item = QueryItem(name: "a", bytes: [0xE9])
    #expect(item != QueryItem(name: "a", value: item.value))
    item.value = "b"
    #expect(item == QueryItem(name: "a", value: "b") && item.bytes == [0x62])
  }
}
