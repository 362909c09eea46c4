import Foundation
import RouteMatching
import Testing

/// Edge cases of patterns and links, each of which was a bug once.
@Suite struct PatternEdgeCaseTests {
  private func table(
    _ patterns: [String], reading: LinkReading = LinkReading(), types: [ParameterType] = []
  ) throws -> RouteTable<String> {
    var table = RouteTable<String>(reading: reading, types: types)
    for pattern in patterns { try table.add(pattern, pattern) }
    return table
  }

  // MARK: Canonical URLs

  @Test(arguments: [
    ("/a#/elsewhere", "/a"), ("/a", "/a"), ("/a/x%2Fy#/z", "/a/x%2Fy"), ("/b", "/b"),
    ("/b/c/", "/b/c"), ("/hash#/", "/hash#/"), ("/hash#!/x/y%20z?q=1", "/hash?q=1#/x/y%20z"),
    ("/deep#/x/y/z", "/deep#/x/y/z"), ("/sort?sort=name", "/sort?sort=name"),
    ("/sort/3?sort=name&page=4", "/sort/3?sort=name"), ("file:///p/7", "file:///p/7"),
    ("file:/p/7", "file:///p/7"), ("https://h.example/any/x", "https://h.example/any/x"),
  ]) func canonicalURLsKeepTheMatchingForm(_ url: String, _ canonical: String) throws {
    let table = try table([
      "/a(/*)", "/b(/c)", "/hash#(/**)", "/deep#/x/**", "/sort(/:page(/:sort))", "file:///p/:id",
      "https://*/any/:x",
    ])
    let match = try #require(table.match(url))
    #expect(match.canonicalURL == canonical)
    #expect(table.match(canonical)?.canonicalURL == canonical)
  }

  @Test func valuesWithoutAPathParameterGoToTheQuery() throws {
    let pattern = try RoutePattern("/list(/:page<int>(/:sort))")
    #expect(try pattern.url(["sort": "name"]) == "/list?sort=name")
    #expect(try pattern.url(["page": "two"]) == "/list?page=two")
    #expect(try pattern.url(["page": "2", "sort": "name", "x": ""]) == "/list/2/name?x")
    #expect(try RoutePattern("/a(/*)").url([:]) == "/a")
    #expect(throws: RoutePrintingError.missing("id", pattern: "/n/:id")) {
      try RoutePattern("/n/:id").url(["no": "7"])
    }
    #expect(
      throws: RoutePrintingError.refused("id", value: "x", type: "int", pattern: "/n/:id<int>")
    ) { try RoutePattern("/n/:id<int>").url(["id": "x"]) }
  }

  @Test func fileURLsHaveNoHost() throws {
    #expect(try RoutePattern("file:///p/:id").url(["id": "7"]) == "file:///p/7")
    #expect(try RoutePattern("/p/:id").url(["id": "7"], base: "file://") == "file:///p/7")
    #expect(try RoutePattern("/p/:id").url(["id": "7"], base: "vitrine://") == "vitrine://p/7")
  }

  // MARK: Letter case

  @Test func caseIsFoldedPerLetter() throws {
    let table = try table(
      ["/οδός", "/Größe", "/İstanbul", "/µ"], reading: LinkReading(letterCase: .insensitive))
    #expect(table.match("/ΟΔΌΣ")?.route == "/οδός", "two lowercase sigmas, one capital")
    #expect(table.match("/οδόσ")?.route == "/οδός")
    #expect(table.match("/GRÖßE") != nil && table.match("/GRÖSSE") == nil)
    #expect(table.match("/İSTANBUL") != nil && table.match("/istanbul") == nil)
    #expect(table.match("/%CE%9C")?.route == "/µ", "a capital mu")
  }

  /// The link contained a capital of another length; the parameter began within a character.
  @Test func affixesMatchOnlyLettersOfTheSameLength() throws {
    let table = try table(["/k-:id.k", "/:any"], reading: LinkReading(letterCase: .insensitive))
    #expect(table.match("/K-7.K")?.parameters == ["id": "7"])
    #expect(table.match("/\u{212A}-7.K")?.parameters == ["any": "\u{212A}-7.K"])
    #expect(table.match("/K-7.\u{212A}")?.parameters == ["any": "K-7.\u{212A}"])
    let turkish = try self.table(
      ["/i:id", "/:any"], reading: LinkReading(letterCase: .insensitive))
    #expect(turkish.match("/İ7")?.parameters == ["any": "İ7"])
    #expect(turkish.match("/I7")?.parameters == ["id": "7"])
  }

  // MARK: Parameters and hosts

  @Test func alternativesArePercentDecoded() throws {
    let table = try table(["/x/:t<a%20b|c%3F|d/e>"])
    #expect(table.match("/x/a%20b")?.parameters["t"] == "a b")
    #expect(table.match("/x/c%3F") != nil && table.match("/x/d%2Fe") != nil)
    #expect(table.match("/x/a%2520b") == nil)
  }

  @Test(arguments: ["https://h.example:80/x", "//me@h.example/x", "https://*.*.x/y", "//[::1/x"])
  func impossibleHostsAreRejected(_ pattern: String) throws {
    #expect(throws: RoutePatternError.self) { try RoutePattern(pattern) }
    let table = try table(["https://[::1]/x"])
    #expect(table.match("https://[::1]:8080/x") != nil)
  }

  @Test func equalPatternsWithOtherNamesConflict() throws {
    var table = try table(["/a/:x(/:y)"])
    for other in ["/a/:p(/:q)", "/a/:p", "/a/:p/:q", "/a/:p/:q(/:r)"] {
      #expect(throws: RouteTableError.clash(other, "/a/:x(/:y)")) { try table.add(other, "") }
    }
    try table.add("/a/:p/:q/:r", "longer")
    #expect(table.count == 2 && table.match("/a/1/2/3")?.route == "longer")
  }

  /// Changing a copy of a table doesn't affect the original or its matches.
  @Test func tablesHaveValueSemantics() throws {
    var table = try table(["/x/:id"])
    let match = try #require(table.match("/x/1"))
    var copy = table
    for index in 0..<300 {
      try copy.add("/y\(index)/:name", "copy")
      try table.add("/z\(index)/:other", "table")
    }
    #expect(match.route == "/x/:id" && match.parameters == ["id": "1"])
    #expect(copy.match("/z7/1") == nil && table.match("/y7/1") == nil)
    #expect(copy.match("/y299/q")?.parameters == ["name": "q"])
    #expect(table.match("/z299/q")?.parameters == ["other": "q"])
    #expect(copy.count == 301 && table.count == 301)
  }

  // MARK: Checking and explaining

  @Test func reachablePatternsAreNotReportedAsUnreachable() throws {
    let odd = ParameterType.custom("odd", example: "3") { Int($0).map { $0 % 2 != 0 } ?? false }
    let some = ParameterType.custom("some", example: "x") { !$0.isEmpty }
    let table = try table(
      [
        // Of two alternatives each, these cover two of the four combinations.
        "/t/:x<a|b>/:y<c|d>", "/t/a/c", "/t/b/d", "/n/:x<odd>", "/n/:x<int>", "/m/:x<some>",
        "/m/:x", "/v/:x<some>", "/v/*", "/e//", "/e", "/h#", "/h", "file:///f", "//[::1]/g",
        "vitrine:///i", "/%2E%2E/j", "/%2F", "/%3A/:b", "/o(/:p(/:q))", "/o/:p<bool>/:q<uuid>",
      ], types: [odd, some])
    #expect(table.validate() == [])
  }

  @Test func mismatchedExamplesAreFound() throws {
    let type = ParameterType.custom("year", example: "now") { Int($0) != nil }
    #expect(try table(["/y/:y<year>"], types: [type]).validate() == [.untried("/y/:y<year>")])
    #expect(RouteProblem.untried("/y").description.contains("/y"))
  }

  @Test func explanationsDistinguishPathAndFragment() throws {
    let table = try table(["/a/b#/c"])
    func reason(_ url: String) -> RouteExplanation.Reason? {
      table.explain(url).nearMisses.first?.reason
    }
    #expect(reason("/a#/b/c") == .missing(segment: "b"))
    #expect(reason("/a/b/d#/c") == .tooLong(extra: ["d"]))
    #expect(reason("/a/b#/c/d") == .tooLong(extra: ["d"]))
    #expect(reason("/a/b#c") == .missing(segment: "c"))
    let rest = try self.table(["https://h.example/r/**"])
    #expect(rest.explain("https://g.example/r/x/y").nearMisses.first?.reason == .origin)
  }

  // MARK: Listing

  @Test func systemFilesListOnlyPublicRoutes() throws {
    let table = try table(
      ["myapp://server/x", "ftp://h/y", "file:///z", "https://h/ok", "/also"],
      reading: LinkReading(hostSchemes: ["https", "http", "ftp", "file", "myapp"]))
    #expect(
      table.desktopEntryLines(program: "p")[1] == "MimeType=x-scheme-handler/myapp;")
    let file = try table.appleAppSiteAssociation(appIDs: ["a"])
    #expect(file.contains("/ok") && file.contains("/also"))
    for path in ["/x", "/y", "/z"] { #expect(!file.contains("\"\(path)\"")) }
  }
}
