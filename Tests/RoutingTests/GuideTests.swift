import Foundation
import Routing
import Testing
import UIKit
import UIKitStage

/// The code of `docs/routing.md`, line for line.
@Suite(.serialized) @MainActor struct GuideTests {
  private static let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/routing.md").standardizedFileURL

  private final class PhotoScreen: UIViewController, RouteDestination {
    let id: Int
    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
  private final class SettingsScreen: UIViewController, RouteDestination {}
  private final class AlbumsScreen: UIViewController, RouteDestination {}

  private enum Beginning {
    enum Screen: String, CaseIterable, RouteSource {
      case photo = "/photo/:id<int>", settings = "/settings"

      func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
        self == .photo ? PhotoScreen(id: try request.parameters.require("id")) : SettingsScreen()
      }
    }

    struct PickAlbum: RouteSource {
      typealias Answer = String
      let pattern = "/albums/pick"

      func makeDestination(for request: RouteRequest) -> (any RouteDestination)? { AlbumsScreen() }
    }

    @MainActor static func open(_ router: Router) async throws -> String? {
      try Screen.registerAll(in: router)
      try router.show("/photo/7")  // or Screen.settings
      let name = try await router.open(PickAlbum())  // a String, or nil when it was dismissed
      return name
    }
  }

  @Test func theTenLineExampleWorks() async throws {
    let world = RoutingWorld()
    let task = Task { try await Beginning.open(world.router) }
    #expect(await world.stage.wait { world.screen(as: AlbumsScreen.self) != nil })
    #expect((world.navigation.viewControllers[1] as? PhotoScreen)?.id == 7)
    world.screen(as: AlbumsScreen.self)?.routeResult?.finish(Beginning.PickAlbum.self, with: "Rome")
    #expect(try await task.value == "Rome")
    try world.router.show(Beginning.Screen.settings)
    #expect(world.top is SettingsScreen)
  }

  private enum BothWays {
    enum Screen: TypedRoute {
      case photo(path: String), album(name: String, page: Int?), search(q: String, tags: [String])
      static let patterns: RoutePatterns = [
        "photo": "/photo/:path**", "album": "/album/:name(/:page<int>)", "search": "/search",
      ]
    }

    static func urls() throws -> (String, Screen) {
      let coder = try RouteCoder<Screen>(base: "vitrine:")
      let url =
        try coder.url(for: .album(name: "Rom & Süden", page: 2))
      // vitrine://album/Rom%20%26%20S%C3%BCden/2
      let route =
        try coder.route(for: "vitrine://photo/a/b.jpg")
      // .photo(path: "a/b.jpg")
      return (url, route)
    }
  }

  @Test func theGuidesRouteRoundTrips() throws {
    let (url, route) = try BothWays.urls()
    #expect(url == "vitrine://album/Rom%20%26%20S%C3%BCden/2")
    guard case .photo(path: "a/b.jpg") = route else {
      Issue.record("\(route)")
      return
    }
  }

  @Test func everyLineOfTheGuideIsTested() throws {
    let here = Set(try lines(of: URL(fileURLWithPath: #filePath)))
    var isCode = false
    var count = 0
    for line in try lines(of: Self.guide) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.isEmpty {
        count += 1
        #expect(here.contains(line))
      }
    }
    #expect(count > 15)
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // MARK: The tables

  /// Each row of the grammar: a pattern, a link that matches and one that doesn't.
  @Test(arguments: [
    ("/list", "/list/", "/List"), ("/:id", "/x", "/x/y"), ("/:id<int>", "/-7", "/7.5"),
    ("/:id<double>", "/7.5", "/x"), ("/:id<bool>", "/true", "/yes"),
    ("/:id<uuid>", "/5f0c6b52-93f6-4e1c-a4a9-21d7e1b7c9b1", "/5f0c"), ("/:id<text>", "/x", "/x/y"),
    ("/:id<photos|albums>", "/albums", "/films"), ("/img-:id.jpg", "/img-7.jpg", "/img-7.png"),
    ("/*", "/x", "/"), ("/:path**", "/a/b", "/"), ("/a/**", "/a/b", "/a"),
    ("/list(/:page(/:sort))", "/list/2", "/list/2/name/x"), ("/a(/:path**)", "/a", "/b"),
    ("/app#/help/:topic", "/app#!/help/x", "/app"),
    ("vitrine://photo/:id", "vitrine://photo/7", "/photo/7"),
    ("https://example.org/x", "https://example.org/x", "http://example.org/x"),
    ("//example.org/x", "http://example.org:8080/x", "/x"),
    ("https://*.example.org/x", "https://a.b.example.org/x", "https://example.org/x"),
    ("https://*/x", "https://example.org/x", "http://example.org/x"),
    ("file:///x/:id", "file:///x/7", "/x/7"), ("/a%3Ab%28", "/a:b(", "/ab"),
  ]) func theGrammarTableIsCorrect(_ pattern: String, _ taken: String, _ refused: String) throws {
    var table = RouteTable<Int>()
    try table.add(pattern, 1)
    #expect(table.match(taken) != nil)
    #expect(table.match(refused) == nil)
  }
}
