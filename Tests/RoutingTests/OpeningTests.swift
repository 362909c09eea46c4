import Routing
import Testing
import UIKit
import UIKitStage

@Suite(.serialized) @MainActor struct OpeningTests {
  @Test func opensByPathURLAndSource() throws {
    let world = RoutingWorld()
    let source = TestSource(pattern: "/photos/:id", parameters: ["id": "1"])
    try source.register(in: world.router)
    let openings: [@MainActor () throws -> RouteResult] = [
      { try world.router.show("/photos/7", trust: .app) },
      { try world.router.show(URL(fileURLWithPath: "/photos/8"), trust: .app) },
      { try world.router.show(source) },
    ]
    for (index, open) in openings.enumerated() {
      let result = try open()
      #expect(world.screen(as: NoteScreen.self)?.routeResult === result)
      #expect(world.navigation.viewControllers.count == index + 2)
      guard case .shown = result.outcome else {
        Issue.record("\(result.outcome)")
        return
      }
    }
    #expect(
      world.navigation.viewControllers.map(\.routeURL) == [
        nil, "/photos/7", "/photos/8", "/photos/1",
      ])
  }

  @Test func requestCarriesEverything() throws {
    let world = RoutingWorld()
    var seen: RouteRequest?
    try world.router.register("/a/:id") { request in
      seen = request
      return OtherScreen()
    }
    try world.router.show("/a/7?tag=x&tag=y", context: 12, trust: .app)
    let request = try #require(seen)
    #expect(request.parameters["id"] == "7")
    #expect(request.parameters.values("tag") == ["x", "y"])
    #expect(request.context(as: Int.self) == 12)
    #expect(request.url == "/a/7?tag=x&tag=y")
    #expect(request.steps == ["/a/:id"])
    guard case .url("/a/7?tag=x&tag=y") = request.origin else {
      Issue.record("\(request.origin)")
      return
    }
  }

  /// A route may be opened on behalf of others, like a URL.
  @Test func externalCallersOpenOnlyPublicRoutes() throws {
    let world = RoutingWorld()
    #expect(throws: RoutingError.self) {
      try world.router.show(TestSource(pattern: "/private"), trust: .external)
    }
    try world.router.show(TestSource(pattern: "/public", trust: .external), trust: .external)
    #expect(world.screen(as: NoteScreen.self)?.name == "/public")
  }

  @Test func destinationsChooseTheirPresentation() throws {
    let world = RoutingWorld()
    var custom: [String] = []
    let own = RoutePresentation { destination, presenter, animated in
      custom.append("\(type(of: destination)) \(type(of: presenter)) \(animated)")
    }
    try world.router.register("/push") { _ in NoteScreen("push", presentation: .push) }
    try world.router.register("/present") { _ in NoteScreen("present", presentation: .present) }
    try world.router.register("/wrapped") { _ in
      NoteScreen("wrapped", presentation: .presentInNavigation)
    }
    try world.router.register("/own") { _ in NoteScreen("own", presentation: own) }
    try world.router.show("/push", trust: .app)
    #expect(world.navigation.viewControllers.count == 2)
    try world.router.show("/present", trust: .app)
    #expect(world.top?.presentingViewController === world.navigation)
    // The front screen has no navigation controller: pushing falls back to presenting.
    try world.router.show("/push", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "push")
    #expect(world.navigation.viewControllers.count == 2)
    try world.router.show("/wrapped", trust: .app)
    world.stage.settle()
    try world.router.show("/push", trust: .app)
    let inner = try #require(
      world.router.rootController()?.presentedViewController?.presentedViewController?
        .presentedViewController as? UINavigationController)
    world.stage.settle()
    #expect(inner.viewControllers.count == 2)
    try world.router.show("/own", trust: .app, animated: false)
    #expect(custom == ["NoteScreen NoteScreen false"])
  }

  @Test func routesWithoutAScreen() throws {
    let world = RoutingWorld()
    var calls: [String?] = []
    try world.router.register("/logout", trust: .external) { calls.append($0.parameters["why"]) }
    let result = try world.router.show("/logout?why=bored", trust: .external)
    #expect(calls == ["bored"])
    #expect(result.isFinished)
    guard case .performed = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test func unmatchedLinksAreReported() throws {
    let world = RoutingWorld()
    try world.router.register("/photos/:id<int>") { _ in OtherScreen() }
    do {
      try world.router.show("/photos/x", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .unmatched("/photos/x", nearest: "/photos/:id<int>") = error else { throw error }
    }
  }

  @Test func externalLinksNeedAPublicRoute() throws {
    let world = RoutingWorld()
    try world.router.register(TestSource(pattern: "/private"))
    try world.router.register(TestSource(pattern: "/public", trust: .external))
    try world.router.show("/public", trust: .external)
    do {
      try world.router.show("/private", trust: .external)
      Issue.record("opened")
    } catch {
      guard case .untrusted("/private", "/private") = error else { throw error }
    }
    #expect(world.screen(as: NoteScreen.self)?.name == "/public")
    try world.router.show("/private", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "/private")
    let file = try world.router.appleAppSiteAssociation(appIDs: ["a.b"])
    #expect(file.contains("/public") && !file.contains("/private"))
  }

  @Test func urlsAreExternalByDefault() async throws {
    let world = RoutingWorld()
    // Returns at once, so that nothing waits for a screen that isn't opened.
    let source = TestSource(
      pattern: "/private",
      make: { request in
        request.result.finish()
        return NoteScreen(request.pattern)
      })
    try world.router.register(source)
    let url = try #require(URL(string: "vitrine://private"))
    let openings: [@MainActor () async throws -> Void] = [
      { try world.router.show("/private") },
      { try world.router.show(url) },
      { let _: Int? = try await world.router.open("/private") },
      { try await world.router.open(url) },
    ]
    for (index, open) in openings.enumerated() {
      do {
        try await open()
        Issue.record("opening \(index) came in")
      } catch RoutingError.untrusted {}
    }
    var failures: [RoutingError] = []
    world.router.onFailure = { failures.append($0) }
    world.router.isReady = true
    world.router.receive("/private")
    world.router.receive(url)
    #expect(failures.count == 2)
    #expect(world.top === world.home)
    #expect(world.router.restore(["/private"]).isEmpty)
    #expect(world.screen(as: NoteScreen.self)?.name == "/private")
  }

  /// A scene's delegate that opens every URL without checking its trust.
  @Test func scenesOpenOnlyPublicRoutes() throws {
    final class Links: NSObject, UISceneDelegate {
      let router: Router
      var untrusted: [String] = []
      init(_ router: Router) { self.router = router }

      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
          do {
            try router.show(context.url)
          } catch {
            if case .untrusted(let url, _) = error { untrusted.append(url) }
          }
        }
      }
    }
    let world = RoutingWorld()
    try world.router.register(TestSource(pattern: "/wipe"))
    let delegate = Links(world.router)
    world.navigation.view.window?.windowScene?.delegate = delegate
    #expect(world.stage.open(try #require(URL(string: "vitrine://wipe"))))
    #expect(delegate.untrusted == ["vitrine://wipe"])
    #expect(world.top === world.home)
  }

  @Test func failedSourcesAndMissingScreensThrow() throws {
    struct NoSuchPhoto: Error, CustomStringConvertible {
      var description: String { "no such photo" }
    }
    let world = RoutingWorld()
    try world.router.register("/gone") { _ -> any RouteDestination in throw NoSuchPhoto() }
    do {
      try world.router.show("/gone", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .noDestination("/gone", "no such photo") = error else { throw error }
    }
    world.router.rootController = { nil }
    try world.router.register("/there") { _ in OtherScreen() }
    do {
      try world.router.show("/there", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .noPresenter("/there") = error else { throw error }
      #expect(error.description.contains("receive(_:)"))
    }
  }

  @Test func theSameScreenIsUpdated() throws {
    let world = RoutingWorld()
    try world.router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    try world.router.register("/other") { _ in OtherScreen() }
    let first = try world.router.show("/n/1", trust: .app)
    let screen = try #require(world.screen(as: NoteScreen.self))
    screen.action = .none
    let retained = try world.router.show("/n/2", trust: .app)
    #expect(world.top === screen && screen.updates.isEmpty && retained.isFinished)
    #expect(screen.routeURL == "/n/1")
    screen.action = .update
    // Starting at the navigation controller, the front screen is found as well.
    let updated = try world.router.show("/n/3", trust: .app, from: world.navigation)
    #expect(world.top === screen && screen.updates.map { $0["id"] } == ["3"])
    #expect(first.isFinished && !updated.isFinished && screen.routeResult === updated)
    #expect(screen.routeURL == "/n/3")
    screen.action = .new
    try world.router.show("/n/4", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "4")
    try world.router.show("/other", trust: .app)
    try world.router.show("/n/5", trust: .app)
    #expect(world.navigation.viewControllers.count == 5)
  }

  @Test func customContainersAreSearched() throws {
    final class Tabs: UIViewController, RoutingContainer {
      var routedChild: UIViewController? { children.last }
    }
    let world = RoutingWorld()
    let tabs = Tabs()
    let inner = UINavigationController(rootViewController: HomeScreen())
    tabs.addChild(inner)
    tabs.view.addSubview(inner.view)
    inner.didMove(toParent: tabs)
    world.stage.show(tabs)
    try world.router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    try world.router.show("/n/1", trust: .app)
    #expect(inner.viewControllers.count == 2)
    #expect(world.router.savedStack() == ["/n/1"])
  }
}
