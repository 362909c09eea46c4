import Routing
import Testing
import UIKit
import UIKitStage

/// Unusual behavior of apps and links.
@Suite(.serialized) @MainActor struct OpeningEdgeCaseTests {
  let world = RoutingWorld()

  private func names() -> [String] {
    world.stage.settle()
    return world.navigation.viewControllers.compactMap { ($0 as? NoteScreen)?.name }
  }

  // MARK: Screens that the app retains

  /// UIKit terminates when a controller is pushed or presented twice.
  @Test(arguments: 0..<3)
  func aRetainedScreenInFrontIsUpdated(_ index: Int) throws {
    let screen = NoteScreen(
      "kept", presentation: [.push, .present, .presentInNavigation][index])
    try world.router.register("/kept/:id") { _ in screen }
    for id in 1...3 {
      try world.router.show("/kept/\(id)", trust: .app)
      world.stage.settle()
    }
    #expect(screen.updates.map { $0["id"] } == ["2", "3"] && screen.routeURL == "/kept/3")
    #expect(screen.presentedViewController == nil)
  }

  @Test(arguments: [true, false]) func aRetainedScreenBelowOthersThrows(isPushed: Bool) throws {
    let screen = NoteScreen("kept", presentation: isPushed ? .push : .present)
    try world.router.register("/kept") { _ in screen }
    try world.router.register("/other") { _ in NoteScreen("other", presentation: .present) }
    try world.router.show("/kept", trust: .app)
    world.stage.settle()
    try world.router.show("/other", trust: .app)
    world.stage.settle()
    do {
      try world.router.show("/kept", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .noDestination("/kept", _) = error else { throw error }
    }
    #expect(world.screen(as: NoteScreen.self)?.name == "other")
  }

  // MARK: Interceptors

  @Test func externalLinksAreNotRedirectedToInternalRoutes() throws {
    try world.router.register(TestSource(pattern: "/private"))
    try world.router.register(TestSource(pattern: "/public", trust: .external))
    try world.router.register(
      TestSource(
        pattern: "/go", trust: .external, decide: { .redirect($0.parameters["to"] ?? "/") }))
    try world.router.register(
      TestSource(
        pattern: "/wall", trust: .external,
        decide: { _ in .forward(TestSource(pattern: "/login")) }))
    do {
      try world.router.show("/go?to=/private", trust: .external)
      Issue.record("opened")
    } catch {
      guard case .untrusted("/private", "/private") = error else { throw error }
    }
    try world.router.show("/go?to=/public", trust: .external)
    try world.router.show("/go?to=/private", trust: .app)
    try world.router.show("/wall", trust: .external)
    #expect(names() == ["/public", "/private", "/login"])
  }

  @Test func cyclesThroughWaitsEnd() async throws {
    var failures: [String] = []
    world.router.onFailure = { failures.append("\($0)") }
    for (pattern, next) in [("/a", "/b"), ("/b", "/c"), ("/c", "/a")] {
      try world.router.register(
        TestSource(pattern: pattern) { _ in
          .wait {
            await Task.yield()
            return .wait { .redirect(next) }
          }
        })
    }
    let result = try world.router.show("/a", trust: .app)
    #expect(await world.stage.wait { result.isFinished })
    guard case .failed(.cycle(["/a", "/b", "/c", "/a"])) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(failures.count == 1)
  }

  @Test func anInterceptorMayOpenAndRegisterOthers() throws {
    let world = world
    try world.router.register(
      TestSource(pattern: "/outer") { _ in
        do {
          try world.router.register(TestSource(pattern: "/inner"))
          try world.router.show("/inner", trust: .app)
        } catch { Issue.record(error) }
        return .proceed
      })
    let result = try world.router.show("/outer", trust: .app)
    #expect(names() == ["/inner", "/outer"])
    #expect(result.controller === world.navigation.topViewController)
  }

  @Test func cancellingReleasesAWaitingInterceptor() async throws {
    var release: CheckedContinuation<Void, Never>?
    var built = 0
    try world.router.register(
      TestSource(
        pattern: "/slow",
        decide: { _ in
          .wait {
            await withCheckedContinuation { release = $0 }
            return .proceed
          }
        },
        make: { _ in
          built += 1
          return NoteScreen("late")
        }))
    let task = Task { () -> Int? in try await world.router.open("/slow", trust: .app) }
    #expect(await world.stage.wait { release != nil })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // Decided after the request was cancelled.
    release?.resume()
    for _ in 0..<20 { await Task.yield() }
    #expect(built == 0 && world.top === world.home)
  }

  // MARK: Results

  @Test func whatIsSentAfterTheScreenHasGoneArrives() async throws {
    try world.router.register("/pick") { _ in NoteScreen("pick") }
    let result = try world.router.show("/pick", trust: .app, animated: false)
    var got: [Int] = []
    result.on("late") { got.append($0 as? Int ?? 0) }
    world.navigation.popViewController(animated: false)
    #expect(await world.stage.wait { result.isFinished && result.controller == nil })
    result.send("late", 5)
    #expect(got == [5] && !result.finish(with: 1))
  }

  /// It trapped, because nil isn't Void.
  @Test func anEventWithoutAValueIsSentByItsName() throws {
    try world.router.register("/pick") { _ in NoteScreen("pick") }
    let result = try world.router.show("/pick", trust: .app)
    var count = 0
    result.on(RouteEvent<Void>("done")) { count += 1 }
    result.send("done")
    var last: Int?? = .none
    result.on(RouteEvent<Int?>("maybe")) { last = .some($0) }
    result.send("maybe")
    #expect(count == 1 && last == .some(nil))
  }

  // MARK: Inbox and windows

  @Test(arguments: [0, -1]) func anInboxWithoutCapacityStillOpensLinks(_ limit: Int) throws {
    world.router.pendingURLLimit = limit
    try world.router.register("/n/:id", trust: .external) { NoteScreen($0.parameters["id"] ?? "") }
    world.router.receive("/n/1")
    #expect(world.router.pendingURLs.isEmpty)
    world.router.isReady = true
    world.router.receive("/n/2")
    #expect(names() == ["2"])
  }

  @Test func eachWindowOpensItsOwnLinks() throws {
    try world.router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    let other = UINavigationController(rootViewController: HomeScreen())
    let window = UIWindow()
    window.rootViewController = other
    window.isHidden = false
    try world.router.show("/n/1", trust: .app, from: other)
    try world.router.show("/n/2", trust: .app, from: world.navigation)
    try world.router.show("/n/3", trust: .app, from: other.viewControllers[0])
    world.stage.settle()
    #expect(world.router.savedStack(of: other) == ["/n/1", "/n/3"])
    #expect(world.router.savedStack(of: world.navigation) == ["/n/2"])
    window.isHidden = true
  }

  /// They were saved as URLs that open nothing, or another route.
  @Test func onlyURLsThatOpenTheSameAreSaved() throws {
    try world.router.register(TestSource(pattern: "https://*.example.org/n/:id"))
    try world.router.register(TestSource(pattern: "/app/:id", parameters: ["id": "list"]))
    try world.router.register(TestSource(pattern: "/app/list"))
    try world.router.show("https://a.example.org/n/7?q=1", trust: .app)
    try world.router.show(TestSource(pattern: "/app/:id", parameters: ["id": "list"]))
    try world.router.show(TestSource(pattern: "/unknown"))
    try world.router.show("/app/other", trust: .app)
    #expect(world.router.savedStack() == ["https://a.example.org/n/7?q=1", "/app/other"])
    #expect(names().count == 4)
    #expect(world.router.restore(world.router.savedStack()).isEmpty)
  }

  @Test func nestedStacksAreSaved() throws {
    let tabs = UITabBarController()
    let inner = UINavigationController(rootViewController: HomeScreen())
    tabs.viewControllers = [inner]
    let outer = UINavigationController(rootViewController: HomeScreen())
    world.stage.show(outer)
    try world.router.register("/tabs", as: .present) { _ in tabs }
    try world.router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    try world.router.register("/stack", as: .present) { _ in
      UINavigationController(rootViewController: HomeScreen())
    }
    for url in ["/n/1", "/tabs", "/n/2", "/stack", "/n/3"] {
      try world.router.show(url, trust: .app, animated: false)
      world.stage.settle()
    }
    #expect(world.router.savedStack() == ["/n/1", "/tabs", "/n/2", "/stack", "/n/3"])
  }
}
