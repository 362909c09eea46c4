import Testing
import UIKit
import UIKitStage

@testable import Routing

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

  @Test func textIsTheAppsOwnAndURLsAreExternal() async throws {
    let world = RoutingWorld()
    // Returns at once, so that nothing waits for a screen.
    let source = TestSource(
      pattern: "/private",
      make: { request in
        request.result.finish()
        return NoteScreen(request.pattern)
      })
    try world.router.register(source)
    world.router.writeLog = { _ in }
    let url = try #require(URL(string: "vitrine://private"))
    let openings: [@MainActor () async throws -> Void] = [
      { try world.router.show(url) },
      { try world.router.show("vitrine://private") },
      { try world.router.resolve(url) },
      { let _: Int? = try await world.router.open("https://example.org/private") },
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
    // The system hands over nothing else, whatever it looks like.
    world.router.receive("/private")
    world.router.receive(url)
    #expect(failures.count == 2)
    #expect(world.top === world.home)
    try world.router.show("/private")
    #expect(world.screen(as: NoteScreen.self)?.name == "/private")
    try await world.router.open("/private")
    #expect(world.router.restore(["vitrine://private"]).isEmpty)
    #expect(world.navigation.viewControllers.count == 4)
  }

  @Test(arguments: [
    ("/private", true), ("private", true), (" /private?a=https://evil.example", true),
    ("/private#//evil.example", true), ("VITRINE://private", true), ("vitrine:private", true),
    ("https://www.example.org/private", true), ("http://u:p@WWW.example.org:80/private/", true),
    ("//www.example.org/private", true),
    ("//evil.example/private", false), ("///private", false), ("file:///private", false),
    ("other://private", false), ("x:private", false), ("https:/private", false),
    ("https://example.org/private", false), ("https://evil.example/private", false),
    ("https://www.example.org.evil.example/private", false),
    ("https://www.example.org@evil.example/private", false),
    ("https://evil.example/private?//www.example.org", false),
    ("https://www%2Eexample.org/private", false), ("vitrine.evil://private", false),
    ("\u{0}other://private", false), (" https://evil.example/private", false),
  ])
  func onlyNamedSchemesAndHostsAreOwn(link: String, isOwn: Bool) throws {
    let world = RoutingWorld()
    world.router.ownSchemes = ["vitrine"]
    world.router.ownHosts = ["www.Example.org"]
    #expect((world.router.trust(in: .url(link)) == .app) == isOwn)
    var log: [String] = []
    world.router.writeLog = { log.append($0) }
    try world.router.register(TestSource(pattern: "/private"))
    _ = try? world.router.show(link)
    #expect((world.top is NoteScreen) == isOwn)
    guard !isOwn, world.router.table.match(link) != nil else { return }
    #expect(log.count == 1 && log[0].contains("ownHosts") && !log[0].contains("\n"))
  }

  @Test func failuresThatNobodyHearsAreLogged() throws {
    let world = RoutingWorld()
    var log: [String] = []
    world.router.writeLog = { log.append($0) }
    world.router.isReady = true
    world.router.receive("/nowhere\nRouter: all is well %n%@")
    #expect(log.count == 1 && log[0].hasPrefix("Router: Nothing opens /nowhere Router:"))
    world.router.onFailure = { _ in }
    world.router.receive("/nowhere")
    #expect(log.count == 1)
    // As it is written, what looks like a format is only text.
    Router().report(.unmatched(url: "%n%s%@", nearest: nil))
  }

  @Test func aRouteIsHeldAndOpenedLater() async throws {
    let world = RoutingWorld()
    var allows = false
    try world.router.register(
      TestSource(
        pattern: "/n/:id", decide: { _ in allows ? .proceed : .stop(reason: "Not yet.") },
        make: { NoteScreen($0.parameters["id"] ?? "") }))
    let route = try world.router.resolve("/n/7?tag=x", context: 12)
    #expect(route.pattern == "/n/:id" && route.parameters == ["id": "7", "tag": "x"])
    #expect(world.top === world.home)
    #expect(throws: RoutingError.self) { try route.show() }
    allows = true
    let first = try route.show(from: world.home)
    #expect(world.screen(as: NoteScreen.self)?.name == "7")
    let second = try route.show(animated: false)
    #expect(first !== second && world.top?.routeResult === second)
    #expect(world.top?.routeURL == "/n/7?tag=x" && world.navigation.viewControllers.count == 3)
    #expect(throws: RoutingError.self) { try world.router.resolve("/m/7") }
    let source = TestSource(
      pattern: "/n/:id", parameters: ["id": "8"], make: { NoteScreen($0.parameters["id"] ?? "") })
    let answer = try world.router.resolve(source)
    let task = Task { try await answer.open() as? Int }
    #expect(await world.stage.wait { (world.top as? NoteScreen)?.name == "8" })
    world.top?.routeResult?.finish(with: 5)
    #expect(try await task.value == 5)
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
