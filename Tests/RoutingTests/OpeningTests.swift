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
      { try world.router.open("/photos/7", trust: .app) },
      { try world.router.open(URL(fileURLWithPath: "/photos/8"), trust: .app) },
      { try world.router.open(source) },
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
    try world.router.open("/a/7?tag=x&tag=y", context: 12, trust: .app)
    let request = try #require(seen)
    #expect(request.parameters["id"] == "7")
    #expect(request.parameters.values("tag") == ["x", "y"])
    #expect(request.context(as: Int.self) == 12)
    #expect(request.url == "/a/7?tag=x&tag=y")
    #expect(request.hops == ["/a/:id"])
    guard case .url("/a/7?tag=x&tag=y") = request.origin else {
      Issue.record("\(request.origin)")
      return
    }
  }

  @Test func destinationsChooseTheirWay() throws {
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
    try world.router.open("/push", trust: .app)
    #expect(world.navigation.viewControllers.count == 2)
    try world.router.open("/present", trust: .app)
    #expect(world.top?.presentingViewController === world.navigation)
    // The screen in front has no navigation controller: pushing falls back to presenting.
    try world.router.open("/push", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "push")
    #expect(world.navigation.viewControllers.count == 2)
    try world.router.open("/wrapped", trust: .app)
    world.stage.settle()
    try world.router.open("/push", trust: .app)
    let inner = try #require(
      world.router.rootController()?.presentedViewController?.presentedViewController?
        .presentedViewController as? UINavigationController)
    world.stage.settle()
    #expect(inner.viewControllers.count == 2)
    try world.router.open("/own", trust: .app, animated: false)
    #expect(custom == ["NoteScreen NoteScreen false"])
  }

  @Test func routesWithoutAScreen() throws {
    let world = RoutingWorld()
    var calls: [String?] = []
    try world.router.register("/logout", trust: .external) { calls.append($0.parameters["why"]) }
    let result = try world.router.open("/logout?why=bored", trust: .external)
    #expect(calls == ["bored"])
    #expect(result.isFinished)
    guard case .performed = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test func unmatchedLinksAreTold() throws {
    let world = RoutingWorld()
    var told: [String] = []
    world.router.onUnmatched = { url, _ in told.append("router \(url)") }
    try world.router.register("/photos/:id<int>") { _ in OtherScreen() }
    do {
      try world.router.open("/photos/x", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .unmatched("/photos/x", nearest: "/photos/:id<int>") = error else { throw error }
    }
    #expect(throws: RoutingError.self) {
      try world.router.open(
        "nothing", trust: .app, onUnmatched: { url, _ in told.append("caller \(url)") })
    }
    #expect(told == ["router /photos/x", "caller nothing"])
  }

  @Test func linksFromOutsideNeedARouteThatLetsThemIn() throws {
    let world = RoutingWorld()
    try world.router.register(TestSource(pattern: "/private"))
    try world.router.register(TestSource(pattern: "/public", trust: .external))
    try world.router.open("/public", trust: .external)
    do {
      try world.router.open("/private", trust: .external)
      Issue.record("opened")
    } catch {
      guard case .untrusted("/private", "/private") = error else { throw error }
    }
    #expect(world.screen(as: NoteScreen.self)?.name == "/public")
    try world.router.open("/private", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "/private")
    let file = try world.router.appleAppSiteAssociation(appIDs: ["a.b"])
    #expect(file.contains("/public") && !file.contains("/private"))
  }

  @Test func urlsComeFromOutsideUnlessTheAppSaysOtherwise() async throws {
    let world = RoutingWorld()
    // Answers at once, so that nobody waits for a screen that should not have come.
    let source = TestSource(
      pattern: "/private",
      make: { request in
        request.result.finish()
        return NoteScreen(request.pattern)
      })
    try world.router.register(source)
    let url = try #require(URL(string: "vitrine://private"))
    let openings: [@MainActor () async throws -> Void] = [
      { try world.router.open("/private") },
      { try world.router.open(url) },
      { let _: Int? = try await world.router.open("/private") },
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

  /// A scene's delegate that opens what it is given, without a thought of trust.
  @Test func aSceneThatOpensItsLinksLetsNoneInThatMayNot() throws {
    final class Links: UISceneDelegate {
      let router: Router
      var untrusted: [String] = []
      init(_ router: Router) { self.router = router }

      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
          do {
            try router.open(context.url)
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

  @Test func failedSourcesAndMissingScreens() throws {
    struct NoSuchPhoto: Error, CustomStringConvertible {
      var description: String { "no such photo" }
    }
    let world = RoutingWorld()
    try world.router.register("/gone") { _ -> any RouteDestination in throw NoSuchPhoto() }
    do {
      try world.router.open("/gone", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .noDestination("/gone", "no such photo") = error else { throw error }
    }
    world.router.rootController = { nil }
    try world.router.register("/there") { _ in OtherScreen() }
    do {
      try world.router.open("/there", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .noPresenter("/there") = error else { throw error }
      #expect(error.description.contains("receive(_:)"))
    }
  }

  @Test func theSameScreenAgain() throws {
    let world = RoutingWorld()
    try world.router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    try world.router.register("/other") { _ in OtherScreen() }
    let first = try world.router.open("/n/1", trust: .app)
    let screen = try #require(world.screen(as: NoteScreen.self))
    screen.action = .none
    let kept = try world.router.open("/n/2", trust: .app)
    #expect(world.top === screen && screen.updates.isEmpty && kept.isFinished)
    #expect(screen.routeURL == "/n/1")
    screen.action = .update
    // Asked from the navigation controller the screen in front is found as well.
    let updated = try world.router.open("/n/3", trust: .app, from: world.navigation)
    #expect(world.top === screen && screen.updates.map { $0["id"] } == ["3"])
    #expect(first.isFinished && !updated.isFinished && screen.routeResult === updated)
    #expect(screen.routeURL == "/n/3")
    screen.action = .new
    try world.router.open("/n/4", trust: .app)
    #expect(world.screen(as: NoteScreen.self)?.name == "4")
    try world.router.open("/other", trust: .app)
    try world.router.open("/n/5", trust: .app)
    #expect(world.navigation.viewControllers.count == 5)
  }

  @Test func containersOfTheAppsOwnAreLookedThrough() throws {
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
    try world.router.open("/n/1", trust: .app)
    #expect(inner.viewControllers.count == 2)
    #expect(world.router.savedStack() == ["/n/1"])
  }
}
