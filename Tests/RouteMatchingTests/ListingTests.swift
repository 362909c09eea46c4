import Foundation
import RouteMatching
import Testing

@Suite struct ListingTests {
  private func table(_ patterns: String...) throws -> RouteTable<Int> {
    var table = RouteTable<Int>()
    for (index, pattern) in patterns.enumerated() { try table.add(pattern, index) }
    return table
  }

  @Test func unreachablePatternsAreFound() throws {
    let table = try table(
      "/app/list", "/app/:id", "/app/*", "/app/**", "/t/:x<a|b>", "/t/a", "/t/b", "/h#/x",
      "/o(/:p)", "/o/:q<int>",
      "/w/:x<a|b>", "/w/a")
    #expect(
      table.validate() == [
        .unreachable("/app/*", because: "/app/:id"), .unreachable("/t/:x<a|b>", because: "/t/a"),
      ])
    #expect(table.validate()[0].description.contains("/app/*"))
  }

  @Test func explanationsStateTheReason() throws {
    let table = try table(
      "/photos/:id<int>", "/photos/:id<int>/edit", "https://h.example/photos/all", "/a#/b")
    func reasons(_ url: String) -> [String: RouteExplanation.Reason] {
      let misses = table.explain(url, limit: 9).nearMisses
      return Dictionary(uniqueKeysWithValues: misses.map { ($0.pattern, $0.reason) })
    }
    #expect(
      reasons("/photos/x")["/photos/:id<int>"] == .type(parameter: "id", type: "int", found: "x"))
    #expect(reasons("/photos/7")["/photos/:id<int>/edit"] == .missing(segment: "edit"))
    #expect(reasons("/photos/7/edit")["/photos/:id<int>"] == .tooLong(extra: ["edit"]))
    #expect(reasons("/photos/all")["https://h.example/photos/all"] == .origin)
    #expect(
      reasons("/phoots/7")["/photos/:id<int>"] == .literal(expected: "photos", found: "phoots"))
    #expect(reasons("/a")["/a#/b"] == .missing(segment: "b"))
    let explanation = table.explain("/photos/7/edit")
    #expect(explanation.pattern == "/photos/:id<int>/edit")
    #expect(explanation.nearMisses[0].pattern == "/photos/:id<int>")
    #expect(explanation.description.contains("goes to /photos/:id<int>/edit"))
    #expect(table.explain("/none").description.contains("goes nowhere"))
  }

  @Test func listingIsSorted() throws {
    #expect(try table("/b", "/a").listing == "/a\n/b")
  }

  @Test func desktopEntriesListTheSchemes() throws {
    let table = try table(
      "vitrine://photo/:id", "VITRINE://album/:name", "https://h.example/x", "/y")
    #expect(
      table.desktopEntryLines(program: "gallery")
        == ["Exec=gallery %u", "MimeType=x-scheme-handler/vitrine;"])
    #expect(
      table.desktopEntryLines(program: "gallery", schemes: ["photos"])[1]
        == "MimeType=x-scheme-handler/photos;x-scheme-handler/vitrine;")
    #expect(
      table.desktopEntryLines(program: "gallery", fileTypes: ["image/png", "video/mp4"])
        == ["Exec=gallery %U", "MimeType=x-scheme-handler/vitrine;image/png;video/mp4;"])
  }

  @Test func appleAppSiteAssociationListsSpecificPathsFirst() throws {
    struct File: Decodable {
      struct Links: Decodable { var details: [Details] }
      struct Details: Decodable {
        var appIDs: [String]
        var components: [[String: String]]
      }
      var applinks: Links
    }
    let table = try table(
      "/photos/:id", "/photos/all", "vitrine://x", "https://other.example/z", "/img/:n.jpg",
      "/l(/:p)", "/h#/t/:x")
    let text = try table.appleAppSiteAssociation(appIDs: ["T.org.v"], host: "v.example")
    let details = try JSONDecoder().decode(File.self, from: Data(text.utf8)).applinks.details
    #expect(details[0].appIDs == ["T.org.v"])
    let paths = details[0].components.compactMap { $0["/"] }
    #expect(Set(paths) == ["/photos/*", "/photos/all", "/img/*.jpg", "/l", "/l/*", "/h"])
    let all = try #require(paths.firstIndex(of: "/photos/all"))
    let any = try #require(paths.firstIndex(of: "/photos/*"))
    #expect(all < any)
    #expect(details[0].components.contains { $0["#"] == "/t/*" })
  }
}
