import Routing
import Testing
import UIKit
import UIKitStage

/// Awaiting a screen returns nil when the screen is removed in any way, even if the app retains it.
@Suite(.serialized) @MainActor struct LeavingTests {
  @MainActor private final class Visit {
    let world = RoutingWorld()
    /// Retained, as by an app that shows it again.
    private(set) var screens: [NoteScreen] = []
    private var answers: [Int: String] = [:]
    private var count = 0

    init(_ presentation: RoutePresentation = .automatic) throws {
      try world.router.register("/pick") { [weak self] _ in
        let screen = NoteScreen("pick", presentation: presentation)
        self?.screens.append(screen)
        return screen
      }
      try world.router.register("/front") { _ in OtherScreen() }
    }

    /// Opens and returns when the screen is visible.
    func open(animated: Bool = true) async -> Int {
      let number = count
      count += 1
      Task {
        do {
          let answer: Int? = try await world.router.open("/pick", trust: .app, animated: animated)
          answers[number, default: ""] += answer.map { "\($0)" } ?? "nil"
        } catch { answers[number, default: ""] += "\(error)" }
      }
      _ = await world.stage.wait { self.screens.count == number + 1 }
      world.stage.settle()
      return number
    }

    /// Exactly one result, which is nil.
    func isOver(_ number: Int) async -> Bool {
      world.stage.settle()
      let came = await world.stage.wait { self.answers[number] != nil }
      for _ in 0..<5 { _ = await world.stage.wait(limit: 0.01) { false } }
      return came && answers[number] == "nil"
    }

    func isWaiting(_ number: Int) async -> Bool {
      world.stage.settle()
      for _ in 0..<10 { _ = await world.stage.wait(limit: 0.01) { false } }
      return answers[number] == nil
    }
  }

  @Test(arguments: [true, false]) func popped(animated: Bool) async throws {
    let visit = try Visit()
    let number = await visit.open()
    #expect(await visit.isWaiting(number))
    visit.world.navigation.popViewController(animated: animated)
    #expect(await visit.isOver(number))
  }

  @Test func poppedBySwiping() async throws {
    let visit = try Visit()
    let number = await visit.open()
    visit.world.stage.touchDown(at: CGPoint(x: 2, y: 400))
    visit.world.stage.touchMove(to: CGPoint(x: 120, y: 400), duration: 0.4)
    visit.world.stage.touchMove(to: CGPoint(x: 20, y: 400), duration: 0.4)
    visit.world.stage.touchUp()
    #expect(await visit.isWaiting(number))
    #expect(visit.world.navigation.viewControllers.count == 2, "the swipe was cancelled")
    visit.world.stage.touchDown(at: CGPoint(x: 2, y: 400))
    visit.world.stage.touchMove(to: CGPoint(x: 380, y: 400), duration: 0.3)
    visit.world.stage.touchUp()
    #expect(await visit.isOver(number))
  }

  @Test(arguments: [true, false]) func dismissed(bySelf: Bool) async throws {
    let visit = try Visit(.present)
    let number = await visit.open()
    (bySelf ? visit.screens[0] : visit.world.navigation).dismiss(animated: true)
    #expect(await visit.isOver(number))
  }

  @Test func dismissedInAStackOfItsOwn() async throws {
    let visit = try Visit(.presentInNavigation)
    let number = await visit.open()
    visit.world.navigation.dismiss(animated: true)
    #expect(await visit.isOver(number))
  }

  @Test func coveredAndThenLeftBehind() async throws {
    let visit = try Visit()
    let number = await visit.open()
    try visit.world.router.show("/front", trust: .app)
    #expect(await visit.isWaiting(number))
    try visit.world.router.show("/front", trust: .app)
    #expect(await visit.isWaiting(number))
    visit.world.navigation.popToRootViewController(animated: true)
    #expect(await visit.isOver(number))
  }

  @Test func coveredByAPresentationAndDismissedWithIt() async throws {
    let visit = try Visit(.present)
    let number = await visit.open()
    let front = UIViewController()
    front.modalPresentationStyle = .fullScreen
    visit.screens[0].present(front, animated: true)
    #expect(await visit.isWaiting(number))
    visit.world.navigation.dismiss(animated: true)
    #expect(await visit.isOver(number))
  }

  @Test func coveredAndSeenAgain() async throws {
    let visit = try Visit()
    let number = await visit.open()
    for _ in 0..<3 {
      try visit.world.router.show("/front", trust: .app)
      visit.world.stage.settle()
      visit.world.navigation.popViewController(animated: true)
      #expect(await visit.isWaiting(number))
    }
    visit.world.navigation.popViewController(animated: true)
    #expect(await visit.isOver(number))
  }

  @Test func removedFromBelowInTheStack() async throws {
    let visit = try Visit()
    let number = await visit.open()
    let front = OtherScreen()
    visit.world.navigation.pushViewController(front, animated: false)
    visit.world.stage.settle()
    #expect(await visit.isWaiting(number))
    visit.world.navigation.setViewControllers([visit.world.home, front], animated: false)
    visit.world.stage.settle()
    // Nothing visible changed. It is noticed with the next change.
    visit.world.navigation.popViewController(animated: false)
    #expect(await visit.isOver(number))
  }

  @Test func neverShown() async throws {
    let visit = try Visit()
    let number = await visit.open(animated: false)
    visit.world.navigation.popToRootViewController(animated: false)
    #expect(await visit.isOver(number))
  }

  @Test func switchingTabsIsNotLeaving() async throws {
    let visit = try Visit()
    let tabs = UITabBarController()
    let other = UIViewController()
    let stack = UINavigationController(rootViewController: HomeScreen())
    tabs.viewControllers = [stack, other]
    visit.world.stage.show(tabs)
    visit.world.router.rootController = { stack }
    let number = await visit.open()
    tabs.selectedIndex = 1
    #expect(await visit.isWaiting(number))
    tabs.selectedIndex = 0
    #expect(await visit.isWaiting(number))
    tabs.selectedIndex = 1
    tabs.viewControllers = [other]
    tabs.viewControllers = [other, UIViewController()]
    tabs.selectedIndex = 1
    #expect(await visit.isOver(number))
  }

  @Test func shownAgainItIsAwaitedAgain() async throws {
    let world = RoutingWorld()
    let screen = NoteScreen("pick")
    try world.router.register("/pick") { _ in screen }
    var answers: [String] = []
    for round in 0..<3 {
      let task = Task { () -> Int? in try await world.router.open("/pick", trust: .app) }
      #expect(await world.stage.wait { world.navigation.viewControllers.count == 2 })
      world.stage.settle()
      if round == 1 { screen.routeResult?.finish(with: 7) }
      world.navigation.popViewController(animated: true)
      world.stage.settle()
      answers.append(try await task.value.map { "\($0)" } ?? "nil")
    }
    #expect(answers == ["nil", "7", "nil"])
  }

  @Test func screensWithoutRoutingCode() async throws {
    final class Plain: UIViewController {}
    let world = RoutingWorld()
    let screen = Plain()
    try world.router.register("/plain", as: .present) { _ in screen }
    let task = Task { () -> Int? in try await world.router.open("/plain", trust: .app) }
    #expect(await world.stage.wait { world.navigation.presentedViewController === screen })
    world.stage.settle()
    world.navigation.dismiss(animated: true)
    world.stage.settle()
    #expect(try await task.value == nil)
  }
}
