import Routing
import Testing
import UIKit
import UIKitStage

@Suite(.serialized) @MainActor struct ForwardingTests {
  @Test func aChainAsksEachInterceptorOnceAndBuildsOneScreen() throws {
    let world = RoutingWorld()
    var asked: [String] = []
    var built = 0
    var next: TestSource?
    for index in (0..<8).reversed() {
      let target = next
      let source = TestSource(
        pattern: "/hop\(index)", parameters: ["from\(index)": "x"],
        decide: { request in
          asked.append(request.pattern)
          return target.map { .forward($0) } ?? .proceed
        },
        make: { request in
          built += 1
          #expect(request.parameters.names.count == 9)
          #expect(request.context(as: String.self) == "luggage")
          return NoteScreen(request.steps.joined(separator: " "))
        })
      try source.register(in: world.router)
      next = source
    }
    var everywhere: [String] = []
    world.router.intercept = { request in
      everywhere.append(request.pattern)
      return .proceed
    }
    let result = try world.router.show("/hop0?from0=url&own=1", context: "luggage", trust: .app)
    #expect(asked == (0..<8).map { "/hop\($0)" } && everywhere == asked)
    #expect(built == 1)
    #expect(world.screen(as: NoteScreen.self)?.name == asked.joined(separator: " "))
    #expect(world.screen(as: NoteScreen.self)?.routeResult === result)
  }

  @Test func cyclesAreReportedWithTheirPath() throws {
    let world = RoutingWorld()
    var asked = 0
    let b = TestSource(
      pattern: "/B",
      decide: { _ in
        asked += 1
        return .redirect("/A")
      })
    let a = TestSource(
      pattern: "/A",
      decide: { _ in
        asked += 1
        return .forward(b)
      })
    try a.register(in: world.router)
    try b.register(in: world.router)
    do {
      try world.router.show("/A", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .cycle(["/A", "/B", "/A"]) = error else { throw error }
      #expect(error.description.contains("/A → /B → /A"))
    }
    #expect(asked == 2)
    #expect(world.top === world.home)
  }

  @Test func aRejectionShowsNothingAndGivesTheReason() throws {
    let world = RoutingWorld()
    let source = TestSource(
      pattern: "/closed", decide: { _ in .stop(reason: "the shop is closed") },
      make: { _ in
        Issue.record("built")
        return nil
      })
    try source.register(in: world.router)
    do {
      try world.router.show("/closed", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .intercepted("/closed", "the shop is closed") = error else { throw error }
    }
    #expect(world.top === world.home)
  }

  @Test func registeredInterceptorsPrecedeTheSourcesOwn() throws {
    let world = RoutingWorld()
    let source = TestSource(pattern: "/a", decide: { _ in .stop(reason: "own") })
    try world.router.register(source) { _ in .proceed }
    try world.router.show("/a", trust: .app)
    try world.router.show(source)
    #expect(world.navigation.viewControllers.count == 3)
    world.router.intercept = { _ in .stop(reason: "all") }
    #expect(throws: RoutingError.self) { try world.router.show(source) }
  }

  /// A global interceptor that waits doesn't decide for the route.
  @Test func routeInterceptorsRunAfterAGlobalOneWaited() async throws {
    let world = RoutingWorld()
    try TestSource(pattern: "/open").register(in: world.router)
    try TestSource(pattern: "/closed", decide: { _ in .stop(reason: "own") })
      .register(in: world.router)
    world.router.intercept = { _ in
      .wait {
        await Task.yield()
        return .proceed
      }
    }
    let open = try world.router.show("/open", trust: .app)
    let closed = try world.router.show("/closed", trust: .app)
    #expect(await world.stage.wait { open.controller != nil && closed.isFinished })
    guard case .failed(.intercepted("/closed", "own")) = closed.outcome else {
      Issue.record("\(closed.outcome)")
      return
    }
    #expect(world.navigation.viewControllers.count == 2)
  }

  @Test func redirectsWithoutADestinationFail() throws {
    let world = RoutingWorld()
    try TestSource(pattern: "/a", decide: { _ in .redirect("/nowhere") }).register(in: world.router)
    do {
      try world.router.show("/a", trust: .app)
      Issue.record("opened")
    } catch {
      guard case .unmatched("/nowhere", _) = error else { throw error }
    }
  }

  @Test func theLoginWallContinuesAfterLogin() async throws {
    let world = RoutingWorld()
    let login = TestSource(
      pattern: "/login", make: { _ in NoteScreen("login", presentation: .present) })
    let secret = TestSource(
      pattern: "/secret",
      decide: { _ in
        .wait {
          let ok: Bool? = try? await world.router.open(login)
          return ok == true ? .proceed : .stop(reason: "not logged in")
        }
      })
    try secret.register(in: world.router)
    let result = try world.router.show("/secret", trust: .app)
    guard case .waiting = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self)?.name == "login" })
    let screen = try #require(world.screen(as: NoteScreen.self))
    screen.routeResult?.finish(with: true)
    screen.dismiss(animated: true)
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self)?.name == "/secret" })
    #expect(world.screen(as: NoteScreen.self)?.routeResult === result)
  }

  @Test func theLoginWallRejectsWithoutLogin() async throws {
    let world = RoutingWorld()
    var failures: [String] = []
    world.router.onFailure = { failures.append("\($0)") }
    let secret = TestSource(
      pattern: "/secret",
      decide: { _ in
        .wait {
          await Task.yield()
          return .stop(reason: "not logged in")
        }
      })
    let result = try world.router.show(secret)
    #expect(await world.stage.wait { result.isFinished })
    guard case .failed(.intercepted("/secret", "not logged in")) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(failures.count == 1)
    await #expect(throws: RoutingError.self) {
      let _: Int? = try await world.router.open(secret)
    }
    #expect(failures.count == 1, "the caller has its result already")
  }
}
