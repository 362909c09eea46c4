import Routing
import TestEffort
import Testing
import UIKit
import UIKitStage

@Suite(.serialized) @MainActor struct ResultTests {
  @Test func eventsSentBeforeListeningArriveOnce() throws {
    let world = RoutingWorld()
    try world.router.register("/early") { _ in
      let screen = NoteScreen("early")
      screen.onLoad = { screen in
        screen.routeResult?.send("loaded", 1)
        screen.routeResult?.send("loaded", 2)
      }
      return screen
    }
    let result = try world.router.show("/early", trust: .app, animated: false)
    world.stage.settle()
    #expect(world.screen(as: NoteScreen.self)?.isViewLoaded == true)
    var got: [Int] = []
    result.on("loaded") { got.append($0 as? Int ?? -1) }
    #expect(got == [1, 2])
    result.send("loaded", 3)
    #expect(got == [1, 2, 3])
    var later: [Int] = []
    result.on(RouteEvent<Int>("loaded")) { later.append($0) }
    result.send(RouteEvent<Int>("loaded"), 4)
    #expect(got == [1, 2, 3] && later == [4])
    var count = 0
    result.on(RouteEvent<Void>("done")) { count += 1 }
    result.send(RouteEvent<Void>("done"))
    result.send("done", ())
    #expect(count == 2)
  }

  @Test func aValueOfAnotherTypeIsReported() throws {
    let world = RoutingWorld()
    var failures: [String] = []
    world.router.onFailure = { failures.append($0.description) }
    try world.router.register("/count") { _ in NoteScreen("count") }
    let result = try world.router.show("/count", trust: .app, animated: false)
    let screen = try #require(world.screen(as: NoteScreen.self))
    screen.routeResult?.send("count", "early")
    var got: [Int] = []
    result.on(RouteEvent<Int>("count")) { got.append($0) }
    screen.routeResult?.send("count", 7.5)
    screen.routeResult?.send("count")
    screen.routeResult?.send("count", 7)
    #expect(got == [7])
    #expect(
      failures
        == ["String", "Double", "no value"].map {
          RoutingError.wrongValue(event: "count", expected: "Int", found: $0).description
        })
    #expect(!result.isFinished)
    world.router.alertOnFailure(title: "No way")
    world.router.rootController = { world.navigation }
    result.send("count", "seven")
    world.stage.advance(by: 1)
    for _ in 0..<5 { result.send("count", 7.5) }
    world.stage.advance(by: 1)
    let alert = try #require(world.top as? UIAlertController)
    #expect(alert.title == nil && alert.message?.contains("String where Int") == true)
  }

  @Test func unreadEventsAreBounded() throws {
    final class Payload {}
    let world = RoutingWorld()
    try world.router.register("/chatty") { _ in NoteScreen("chatty") }
    Census.shared.reset()
    let long = try world.router.show("/chatty", trust: .app, animated: false)
    Census.shared.reset()
    for index in 0..<1000 {
      let payload = Payload()
      Census.shared.add(payload)
      long.send("name\(index)", payload)
    }
    #expect(Census.shared.living == world.router.pendingValueLimit)

    world.router.pendingValueLimit = 3
    let short = try world.router.show("/chatty", trust: .app, animated: false)
    for index in 0..<5 { short.send(index % 2 == 0 ? "even" : "odd", index) }
    var got: [Int] = []
    for name in ["even", "odd"] { short.on(name) { got.append($0 as? Int ?? -1) } }
    #expect(got == [2, 4, 3])
    world.router.pendingValueLimit = -1
    let none = try world.router.show("/chatty", trust: .app, animated: false)
    none.send("even", 0)
    none.on("even") { _ in Issue.record("kept beyond the limit") }
  }

  @Test func theFirstResultCounts() async throws {
    let world = RoutingWorld()
    try world.router.register("/pick") { _ in NoteScreen("pick") }
    let task = Task { () -> Int? in try await world.router.open("/pick", trust: .app) }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self) != nil })
    let result = try #require(world.screen(as: NoteScreen.self)?.routeResult)
    #expect(result.finish(with: 7))
    #expect(!result.finish(with: 8))
    world.navigation.popViewController(animated: false)
    #expect(try await task.value == 7)
  }

  @Test func leavingWithoutAResultReturnsNil() async throws {
    let world = RoutingWorld()
    try world.router.register("/pick") { _ in NoteScreen("pick", presentation: .present) }
    let task = Task { () -> Int? in try await world.router.open("/pick", trust: .app) }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self) != nil })
    world.home.dismiss(animated: true)
    #expect(await world.stage.wait { world.top === world.home })
    world.stage.settle()
    #expect(try await task.value == nil)
  }

  @Test func aResultOfAnotherTypeIsReported() async throws {
    let world = RoutingWorld()
    try world.router.register("/pick") { _ in NoteScreen("pick") }
    let task = Task { () -> Int? in try await world.router.open("/pick", trust: .app) }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self) != nil })
    world.screen(as: NoteScreen.self)?.routeResult?.finish(with: "seven")
    await #expect(throws: RoutingError.self) { try await task.value }
  }

  private struct Pick: RouteSource {
    typealias Answer = Int
    let pattern = "/pick"
    func makeDestination(for request: RouteRequest) -> (any RouteDestination)? {
      NoteScreen("pick")
    }
  }

  /// Both types are inferred: neither side names one.
  @Test func aRouteThatDeclaresItsResultIsTyped() async throws {
    let world = RoutingWorld()
    let task = Task { try await world.router.open(Pick()).map { $0 + 1 } }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self) != nil })
    let screen = try #require(world.screen(as: NoteScreen.self))
    #expect(screen.routeResult?.finish(Pick.self, with: 7) == true)
    #expect(try await task.value == 8)
  }

  @Test func aResultThatContradictsTheRouteIsReported() async throws {
    let world = RoutingWorld()
    let task = Task { try await world.router.open(Pick()) }
    #expect(await world.stage.wait { world.screen(as: NoteScreen.self) != nil })
    world.screen(as: NoteScreen.self)?.routeResult?.finish(with: "seven")
    do {
      _ = try await task.value
      Issue.record("answered")
    } catch RoutingError.wrongAnswer(expected: "Int", found: "String") {}
  }

  @Test func failuresAreThrown() async throws {
    let world = RoutingWorld()
    await #expect(throws: RoutingError.self) {
      let _: Int? = try await world.router.open("/none", trust: .app)
    }
  }

  /// Each task resumes exactly once, otherwise the continuation would trap or never return.
  @Test func randomEndingsResumeExactlyOnce() async throws {
    let world = RoutingWorld()
    try world.router.register("/pick") { _ in NoteScreen("pick") }
    var dice = SeededGenerator(seed: 11)
    var ends: [String: Int] = [:]
    let rounds = Effort.rounds(300, long: 3_000)
    for _ in 0..<rounds {
      let task = Task { () -> Int? in
        try await world.router.open("/pick", trust: .app, animated: false)
      }
      if Int.random(in: 0..<8, using: &dice) == 0 { task.cancel() }
      while world.navigation.viewControllers.count < 2 { await Task.yield() }
      var steps = ["finish", "pop", "cancel"]
      steps.shuffle(using: &dice)
      for step in steps.prefix(Int.random(in: 1...3, using: &dice)) {
        switch step {
        case "finish":
          (world.navigation.topViewController as? NoteScreen)?.routeResult?.finish(with: 1)
        case "pop": world.navigation.popViewController(animated: false)
        default: task.cancel()
        }
        if Bool.random(using: &dice) { await Task.yield() }
      }
      world.navigation.popToRootViewController(animated: false)
      world.stage.advance(frames: 1)
      do { ends[try await task.value.map(String.init) ?? "nil", default: 0] += 1 } catch {
        #expect(error is CancellationError)
        ends["cancelled", default: 0] += 1
      }
    }
    #expect(ends.values.reduce(0, +) == rounds)
    #expect(Set(ends.keys) == ["1", "nil", "cancelled"], "\(ends)")
  }

  @Test func nothingIsRetained() async throws {
    let world = RoutingWorld()
    Census.shared.reset()
    try world.router.register("/pushed") { _ in NoteScreen("pushed") }
    try world.router.register("/shown") { _ in NoteScreen("shown", presentation: .present) }
    for index in 0..<1000 {
      let isPush = index % 2 == 0
      let result = try world.router.show(
        isPush ? "/pushed" : "/shown", trust: .app, animated: false)
      Census.shared.add(result)
      result.on("x") { _ in }
      result.controller?.routeResult?.send("y", result.controller?.title)
      if isPush {
        world.navigation.popViewController(animated: false)
      } else {
        world.home.dismiss(animated: false)
      }
      world.stage.advance(frames: 1)
    }
    #expect(
      await world.stage.wait { Census.shared.living == 0 },
      "\(Census.shared.living) alive")
  }
}
