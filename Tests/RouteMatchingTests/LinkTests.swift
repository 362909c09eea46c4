import Foundation
import RouteMatching
import Testing

/// How links are matched: each row is a pattern, a link, and the expected values.
@Suite struct LinkTests {
  struct Row: Sendable {
    let pattern: String
    let url: String
    /// Nil: no match.
    let values: [String: [String]]?

    init(_ pattern: String, _ url: String, _ values: [String: [String]]?) {
      self.pattern = pattern
      self.url = url
      self.values = values
    }
  }

  static let golden: [Row] = [
    // Links that end in a slash, or have a host or a fragment.
    Row("/app/push", "/app/push", [:]),
    Row("/app/push", "https://www.appwebsite.com/app/push/", [:]),
    Row("/app/push", "https://www.appwebsite.com/app/push", [:]),
    Row("/app/push", "/app/push#top", [:]),
    Row("/app/push", "/app/push/#top", [:]),
    Row("/app/push", "  /app/push\n", [:]),
    Row("/app/push", "app/push", [:]),
    Row("/app/push", "/app//push", nil),
    Row("/app/push", "/app/push//", nil),
    Row("/app/push", "/app/Push", nil),
    Row("/app/push", "/app/pus%68", [:]),
    Row("/", "/", [:]),
    Row("/", "https://h.example", [:]),
    Row("/", "https://h.example/?a=1", ["a": ["1"]]),
    Row("/", "", [:]),
    Row("/x", "//server/x", [:]),
    Row("/x", "http://user:secret@h.example:8080/x", [:]),
    // Hash routes.
    Row("/app/hash#/help", "https://h.example/app/hash#/help", [:]),
    Row("/app/hash#/help", "/app/hash#/help?q=1", ["q": ["1"]]),
    Row("/app/hash#/help", "/app/hash?p=2#/help?q=1", ["p": ["2"], "q": ["1"]]),
    Row("/app/hash#/help", "/app/hash#!/help", [:]),
    Row("/app/hash#/help", "/app/hash#help", nil),
    Row("/app/hash#/help", "/app/hash", nil),
    Row("/app/hash", "/app/hash#/help", [:]),
    Row("/app#/u/:id", "/app#/u/7/", ["id": ["7"]]),
    // Values of the path.
    Row("/u/:id", "/u/a@b.com", ["id": ["a@b.com"]]),
    Row("/u/:id", "/u/hello%20world", ["id": ["hello world"]]),
    Row("/u/:id", "/u/%E4%B8%AD%E6%96%87", ["id": ["中文"]]),
    Row("/u/:id", "/u/中文", ["id": ["中文"]]),
    Row("/u/:id", "/u/a%2Fb", ["id": ["a/b"]]),
    Row("/u/:id", "/u/a+b", ["id": ["a+b"]]),
    Row("/u/:id", "/u/100%", ["id": ["100%"]]),
    Row("/u/:id", "/u/%zz%4", ["id": ["%zz%4"]]),
    Row("/u/:id", "/u/%FF", ["id": ["\u{FFFD}"]]),
    Row("/u/:id", "/u//", ["id": [""]]),
    Row("/u/:id", "/u/", nil),
    Row("/u/:id", "/u/a/b", nil),
    Row("/u/:id", "/u/7?id=9", ["id": ["7"]]),
    Row("/u/:id", "/u/7?ID=9", ["id": ["7"], "ID": ["9"]]),
    Row("/u/:id.jpg", "/u/7.jpg", ["id": ["7"]]),
    Row("/u/img-:id.jpg", "/u/img-a.b.jpg", ["id": ["a.b"]]),
    Row("/u/:id.jpg", "/u/7.png", nil),
    Row("/f/:path**", "/f/a/b%2Fc/d", ["path": ["a/b/c/d"]]),
    Row("/f/:path**", "/f", nil),
    Row("/中文/:id", "/%E4%B8%AD%E6%96%87/1", ["id": ["1"]]),
    // The query.
    Row("/search", "/search?q=a+b", ["q": ["a+b"]]),
    Row("/search", "/search?q=%E4%B8%AD", ["q": ["中"]]),
    Row("/search", "/search?token=abc==", ["token": ["abc=="]]),
    Row("/search", "/search?k=%26", ["k": ["&"]]),
    Row("/search", "/search?url=https://x.com/a/b?c=1", ["url": ["https://x.com/a/b?c=1"]]),
    Row("/search", "/search?path=x/y", ["path": ["x/y"]]),
    Row("/search", "/search?a=1&a=2", ["a": ["1", "2"]]),
    Row("/search", "/search?flag&b=", ["flag": [""], "b": [""]]),
    Row("/search", "/search?=1&&", ["": ["1"]]),
    Row("/search", "/search?q=%%%", ["q": ["%%%"]]),
    // Schemes whose host is the first segment.
    Row("/detail/:id", "myapp://detail/7", ["id": ["7"]]),
    Row("/:id", "myapp://detail/7", nil),
    Row("/:a/:b", "myapp://detail/7", ["a": ["detail"], "b": ["7"]]),
    Row("/detail/:id", "myapp:///detail/7", ["id": ["7"]]),
    Row("/detail/:id", "myapp:detail/7", ["id": ["7"]]),
    // The one slash behind a host that is a segment leads to an empty one.
    Row("app://user/:id", "app://user/", ["id": [""]]),
    Row("app://user/:id", "app://user/?a=1", ["id": [""], "a": ["1"]]),
    Row("/user/:id", "app://user/#top", ["id": [""]]),
    Row("app://user/:id/posts", "app://user//posts", ["id": [""]]),
    Row("app://user", "app://user/", [:]),
    Row("app://user/:id", "app://user", nil),
    Row("app://user/:id<int>", "app://user/", nil),
    Row("app://files/:path**", "app://files/", nil),
    Row("https://user/:id", "https://user/", nil),
    Row("myapp://host/x", "myapp://host/x", [:]),
    Row("myapp://host/x", "myapp://other/x", nil),
    Row("myapp://host/x", "other://host/x", nil),
    Row("myapp://host/x", "/host/x", nil),
    Row("https://h.example/x", "https://H.Example/x", [:]),
    Row("https://h.example/x", "https://g.example/x", nil),
    Row("https://h.example/x", "http://h.example/x", nil),
    Row("//h.example/x", "http://h.example/x", [:]),
    Row("https://*.example/x", "https://a.b.example/x", [:]),
    Row("https://*.example/x", "https://example/x", nil),
    // Links that crashed other parsers.
    Row("/search", "=abc", nil),
    Row("/", "?=1", ["": ["1"]]),
    Row("/h", "myapp://h?=1", ["": ["1"]]),
    Row("/", "https://h.com?=1", ["": ["1"]]),
  ]

  @Test(arguments: golden) func linksAreParsedAsExpected(_ row: Row) throws {
    var table = RouteTable<Int>()
    try table.add(row.pattern, 1)
    let match = table.match(row.url)
    let values = match.map { match in
      Dictionary(
        uniqueKeysWithValues: match.parameters.names.map { ($0, match.parameters.values($0)) })
    }
    #expect(values == row.values, "\(row.pattern) ← \(row.url)")
  }

  @Test func theTableOfExpectedLinksIsLarge() { #expect(Self.golden.count >= 60) }

  @Test func aLinkHasItsComponents() {
    let link = Link("HTTPS://me:secret@Example.ORG:8080/a%2Fb/?q=1#top%20")
    #expect(link.scheme == "https" && link.host == "example.org")
    #expect(link.segments == ["a/b"] && link.fragment == "top ")
    #expect(link.query == [QueryItem(name: "q", value: "1")])
    let custom = Link("vitrine://me@photo/7#/x/y")
    #expect(custom.host == nil && custom.segments == ["me@photo", "7"])
    #expect(custom.hashSegments == ["x", "y"])
  }

  @Test func plusIsASpaceInFormEncodedQueries() throws {
    var table = RouteTable<Int>(reading: LinkReading(plus: .space))
    try table.add("/search/:term", 1)
    let match = try #require(table.match("/search/a+b?q=a+b%2B"))
    #expect(match.parameters["q"] == "a b+")
    #expect(match.parameters["term"] == "a+b")
  }

  @Test func caseOfLiteralsByOption() throws {
    var table = RouteTable<Int>(reading: LinkReading(letterCase: .insensitive))
    try table.add("/App/Größe/img-:name.JPG", 1)
    let match = try #require(
      table.match("/aPP/GRÖSSE/x.jpg") ?? table.match("/aPP/gRÖßE/IMG-Cat.jpg"))
    #expect(match.parameters["name"] == "Cat")
    #expect(throws: RouteTableError.self) { try table.add("/app/größe/IMG-:other.jpg", 2) }
  }

  @Test func onlyAcceptedSchemesAndHostsMatch() throws {
    var table = RouteTable<Int>(
      reading: LinkReading(schemes: ["https", "vitrine"], hosts: ["v.example"]))
    try table.add("/x", 1)
    #expect(table.match("/x") != nil)
    #expect(table.match("vitrine://x") != nil)
    #expect(table.match("https://V.example/x") != nil)
    #expect(table.match("https://evil.example/x") == nil)
    #expect(table.match("javascript:x") == nil)
  }

  @Test func customSchemesMayHaveAHost() throws {
    var table = RouteTable<Int>(reading: LinkReading(hostSchemes: ["https", "myapp"]))
    try table.add("/x", 1)
    #expect(table.match("myapp://anything/x") != nil)
    #expect(table.match("MyApp://anything/x")?.link.host == "anything")
    #expect(table.match("web+other://x") != nil)
  }

  @Test func foundationURLsParseLikeTheirText() throws {
    var table = RouteTable<Int>()
    try table.add("/u/:id", 1)
    let url = try #require(URL(string: "https://h.example/u/a%2Fb?x=1"))
    #expect(table.match(url)?.parameters["id"] == "a/b")
  }
}
