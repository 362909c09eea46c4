import Foundation
import RouteMatching
import TestEffort
import Testing

@Suite struct MatchingTests {
  private func table(_ patterns: [String]) throws -> RouteTable<String> {
    var table = RouteTable<String>()
    for pattern in patterns { try table.add(pattern, pattern) }
    return table
  }

  private func permutations<Value>(_ values: [Value]) -> [[Value]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index -> [[Value]] in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  @Test func insertionOrderNeverMatters() throws {
    let orders = permutations(["/app/list", "/app/:id", "/app/*", "/app/**"])
    #expect(orders.count == 24)
    for order in orders {
      let table = try table(order)
      #expect(table.match("/app/list")?.route == "/app/list")
      #expect(table.match("/app/7")?.route == "/app/:id")
      #expect(table.match("/app/list/7")?.route == "/app/**")
    }
  }

  /// Hashing differs for each launch; the result must not depend on the order of a set.
  @Test func resultsAreEqualAcrossLaunches() throws {
    for _ in 0..<5 {
      let launch = Process()
      launch.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      launch.arguments = [
        "--testing-library", "swift-testing", "--filter", "insertionOrderNeverMatters",
      ]
      let output = Pipe()
      launch.standardOutput = output
      launch.standardError = output
      try launch.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      launch.waitUntilExit()
      #expect(launch.terminationStatus == 0 && text.contains("Test run with 1 test"), "\(text)")
    }
  }

  @Test func specificPatternsPrecedeGeneralOnes() throws {
    let patterns = [
      "/p/:x", "/p/:x<double>", "/p/:x<int>", "/p/:x<uuid>", "/p/:x<a|b>", "/p/:x.jpg",
      "/p/img-:x.jpg", "/p/:x<int>.jpg", "/p/fixed", "/p/:rest**",
    ]
    let expected = [
      "fixed": "/p/fixed", "a": "/p/:x<a|b>", "7": "/p/:x<int>", "7.5": "/p/:x<double>",
      "5F0C6B52-93F6-4E1C-A4A9-21D7E1B7C9B1": "/p/:x<uuid>", "img-7.jpg": "/p/img-:x.jpg",
      "7.jpg": "/p/:x<int>.jpg", "cat.jpg": "/p/:x.jpg", "cat": "/p/:x", "a/b": "/p/:rest**",
      "99999999999999999999": "/p/:x<double>",
    ]
    var dice = Dice(3)
    for _ in 0..<50 {
      let table = try table(patterns.shuffled(using: &dice))
      for (text, pattern) in expected {
        #expect(table.match("/p/" + text)?.route == pattern, "\(text)")
      }
    }
  }

  @Test func backtrackingDiscardsParameters() throws {
    let table = try table(["/a/:x/b", "/a/c/d", "/a/:x/:y/:z/end", "/a/:p<int>/:q/stop"])
    let match = try #require(table.match("/a/c/b"))
    #expect(match.route == "/a/:x/b")
    #expect(match.parameters.items == [QueryItem(name: "x", value: "c")])
    let long = try #require(table.match("/a/1/2/3/end"))
    #expect(long.parameters.items.map(\.name) == ["x", "y", "z"])
    #expect(long.parameters.items.map(\.value) == ["1", "2", "3"])
    #expect(table.match("/a/c/d/e") == nil)
    let rest = try self.table(["/r/:x/b", "/r/*/c", "/r/:all**"])
    #expect(rest.match("/r/1/2")?.parameters == ["all": "1/2"])
    #expect(rest.match("/r/1/c")?.parameters == [:])
  }

  @Test func anUnmatchedHashRouteIsAFragment() throws {
    let table = try table(["/app", "/app#/help", "/app#/u/:id", "/:any#/u/:id/edit"])
    #expect(table.match("/app#/help")?.route == "/app#/help")
    #expect(table.match("/app#/other")?.route == "/app")
    #expect(table.match("/x#/u/7/edit")?.parameters == ["any": "x", "id": "7"])
    // The path decides first.
    #expect(table.match("/app#/u/7/edit")?.route == "/app")
    #expect(table.match("/x#/help") == nil)
  }

  @Test func aRejectedParameterTypeFallsThrough() throws {
    let isbn = ParameterType.custom("isbn", example: "9783161484100") {
      $0.count == 13 && $0.allSatisfy(\.isNumber)
    }
    var table = RouteTable<String>(types: [isbn])
    try table.add("/book/:id<isbn>", "isbn")
    try table.add("/book/:title", "title")
    #expect(table.match("/book/9783161484100")?.route == "isbn")
    #expect(table.match("/book/978")?.route == "title")
    #expect(throws: RouteTableError.badPattern(.unknownType("issn", pattern: "/x/:a<issn>"))) {
      try table.add("/x/:a<issn>", "")
    }
  }

  @Test func optionalTails() throws {
    let table = try table([
      "/list(/:page<int>(/:sort))", "/list/all", "/docs(/:path**)", "(/:anything)",
    ])
    #expect(table.match("/list")?.parameters.items.isEmpty == true)
    #expect(table.match("/list/3")?.parameters["page"] == "3")
    #expect(table.match("/list/3/name")?.parameters["sort"] == "name")
    #expect(table.match("/list/all")?.route == "/list/all")
    #expect(table.match("/list/x") == nil)
    #expect(table.match("/docs")?.route == "/docs(/:path**)")
    #expect(table.match("/docs/a/b")?.parameters["path"] == "a/b")
    #expect(table.match("/")?.route == "(/:anything)")
    #expect(table.match("/other")?.parameters["anything"] == "other")
  }

  @Test func hostsMayShareAPath() throws {
    let table = try table([
      "https://a.example/x", "https://b.example/x", "vitrine://x", "ftp://*.b.example/x",
    ])
    #expect(table.match("https://b.example/x")?.route == "https://b.example/x")
    #expect(table.match("vitrine://x")?.route == "vitrine://x")
    #expect(table.match("ftp://c.b.example/x")?.route == "ftp://*.b.example/x")
    #expect(table.match("https://c.example/x") == nil)
    #expect(table.match("/x") == nil)
  }

  @Test func matchingBacktracksFromAnotherHost() throws {
    let table = try table(["https://a.example/x/y", "/x/:any"])
    #expect(table.match("https://a.example/x/y")?.route == "https://a.example/x/y")
    #expect(table.match("https://b.example/x/y")?.parameters["any"] == "y")
  }

  @Test(arguments: ["", "/app#"]) func matchingBacktracksFromSimilarSiblings(_ start: String) throws
  {
    let patterns = ["/a/:id/end", "/b/:id/end", "/:any/:x/end", "/:any/:x/stop"]
    var table = try table(patterns.map { start + $0 })
    try table.add("https://a.example\(start)/c/:id/end", "c")
    #expect(table.match(start + "/b/7/end")?.route == start + "/b/:id/end")
    #expect(table.match(start + "/b/7/end")?.parameters == ["id": "7"])
    #expect(table.match(start + "/b/7/stop")?.parameters == ["any": "b", "x": "7"])
    #expect(table.match("https://a.example\(start)/c/7/end")?.route == "c")
    #expect(
      table.match("https://b.example\(start)/c/7/end")?.parameters == ["any": "c", "x": "7"])
    #expect(table.match(start + "/d/7/end")?.parameters == ["any": "d", "x": "7"])
  }

  @Test func conflictErrorsNameBothPatterns() throws {
    func clash(_ first: String, _ second: String) throws -> RouteTableError? {
      var table = RouteTable<Int>()
      try table.add(first, 1)
      do {
        try table.add(second, 2)
        return nil
      } catch {
        // A rejected pattern leaves no trace.
        #expect(table.entries.count == 1)
        return error
      }
    }
    for (first, second) in [
      ("/a/:x", "/a/:y"), ("/x", "https://h.example/x"), ("https://h.example/x", "/x"),
      ("https://*.example/x", "https://h.example/x"), ("/list(/:page)", "/list"),
      ("/f/:a**", "/f/**"), ("/a/*", "/a/*"), ("/a/:x<int>", "/a/:y<int>"), ("/a#/b", "/a/#/b/"),
    ] {
      #expect(try clash(first, second) == .clash(second, first), "\(first) \(second)")
    }
    #expect(try clash("https://a.example/x", "https://b.example/x") == nil)
    #expect(try clash("/a/:x<int>", "/a/:x<uuid>") == nil)
    #expect(
      try clash("/b", "/a/:id/:id") == .badPattern(.duplicateName("id", pattern: "/a/:id/:id")))
  }

  @Test func invalidPatternsAreReported() {
    let bad: [(String, RoutePatternError)] = [
      ("  ", .empty), ("/a?b=1", .query(pattern: "/a?b=1")),
      ("/a/:", .badName(segment: ":", pattern: "/a/:")),
      ("/:a-:b", .badName(segment: ":a-:b", pattern: "/:a-:b")),
      ("/:a<int", .badName(segment: ":a<int", pattern: "/:a<int")),
      ("/**/b", .restNotLast(pattern: "/**/b")), ("/:r**/b", .restNotLast(pattern: "/:r**/b")),
      ("/a(/:b)/c", .badOptionalTail(pattern: "/a(/:b)/c")),
      ("/a(:b)", .badOptionalTail(pattern: "/a(:b)")),
      ("/a(/b", .badOptionalTail(pattern: "/a(/b")),
      ("/a)", .badOptionalTail(pattern: "/a)")),
      ("/a(/b)(/c)", .badOptionalTail(pattern: "/a(/b)(/c)")),
    ]
    for (text, error) in bad {
      #expect(throws: error) { try RoutePattern(text) }
      #expect(error.description.count > 20)
    }
  }

  @Test func oneNodeMayHaveManyLiterals() throws {
    var table = RouteTable<Int>()
    for index in 0..<5000 { try table.add("/s\(index)/:id/t\(index % 7)", index) }
    for index in stride(from: 0, to: 5000, by: 13) {
      #expect(table.match("/s\(index)/x/t\(index % 7)")?.route == index)
      #expect(table.match("/s\(index)/x/t\((index + 1) % 7)") == nil)
    }
  }

  @Test func parameterErrorsStateTheReason() throws {
    let table = try table(["/u/:id"])
    let parameters = try #require(table.match("/u/seven?n=7&f=0.5&b=true&e=b")).parameters
    #expect(try parameters.require("n", as: Int.self) == 7)
    #expect(parameters.get("f", as: Double.self) == 0.5)
    #expect(parameters.get("b", as: Bool.self) == true)
    #expect(throws: ParameterError.unreadable("id", text: "seven", type: "Int")) {
      try parameters.require("id", as: Int.self)
    }
    #expect(throws: ParameterError.missing("no")) { try parameters.require("no", as: Int.self) }
  }
}
