import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// What controllers, plugins and conditions are called with.
@MainActor @Suite(.serialized) struct CallbackTests {
  /// Records every call with the name of the other controller.
  final class Listener: UIViewController, HeroViewControllerDelegate {
    var told: [String] = []
    private func note(_ call: String, _ other: UIViewController? = nil) {
      told.append(call + (other?.title.map { " " + $0 } ?? ""))
    }

    func heroWillStartTransition() { note("will") }
    func heroDidEndTransition() { note("end") }
    func heroDidCancelTransition() { note("cancel") }
    func heroWillStartAnimatingFrom(viewController: UIViewController) {
      note("will from", viewController)
    }
    func heroDidEndAnimatingFrom(viewController: UIViewController) {
      note("end from", viewController)
    }
    func heroDidCancelAnimatingFrom(viewController: UIViewController) {
      note("cancel from", viewController)
    }
    func heroWillStartAnimatingTo(viewController: UIViewController) {
      note("will to", viewController)
    }
    func heroDidEndAnimatingTo(viewController: UIViewController) { note("end to", viewController) }
    func heroDidCancelAnimatingTo(viewController: UIViewController) {
      note("cancel to", viewController)
    }
  }

  @Test("Both controllers are called with their counterpart; containers forward to their child")
  func callbacks() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (first, child, hidden, second) = (Listener(), Listener(), Listener(), Listener())
    let tabs = UITabBarController()
    tabs.title = "tabs"
    let stack = UINavigationController(rootViewController: first)
    tabs.viewControllers = [stack, hidden]
    second.title = "second"
    second.isHeroEnabled = true
    second.modalPresentationStyle = .fullScreen
    stage.show(tabs)
    first.addChild(child)
    first.view.addSubview(child.view)
    child.didMove(toParent: first)
    stage.settle()
    tabs.present(second, animated: true)
    try #require(second.heroTransition).cancel()
    stage.settle()
    let cancelled = ["will to second", "will", "cancel to second", "cancel"]
    #expect(first.told == cancelled && child.told == cancelled && hidden.told.isEmpty)
    #expect(second.told == ["will from tabs", "will", "cancel from tabs", "cancel"])
    (first.told, second.told) = ([], [])
    tabs.present(second, animated: true)
    stage.settle()
    #expect(first.told == ["will to second", "will", "end to second", "end"])
    #expect(second.told == ["will from tabs", "will", "end from tabs", "end"])
  }

  @Test("Ids and modifiers may still be set in the callbacks before the start")
  func lastMoment() throws {
    final class Late: HeroPage {
      override func heroWillStartTransition() { pieces["late"]?.heroID = "blue" }
    }
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let first = HeroPage("first") { $0.add("blue", HeroWorld.small) }
    let second = Late("second") { $0.add("late", HeroWorld.large).heroID = nil }
    second.isHeroEnabled = true
    second.modalPresentationStyle = .fullScreen
    stage.show(first)
    first.present(second, animated: true)
    #expect(try #require(second.heroTransition?.planner).elements.map(\.id) == ["blue"])
  }

  final class Looker: HeroPlugin {
    var onPrepare: (HeroContext) -> Void = { _ in }
    var onAnimate: (HeroContext) -> Void = { _ in }
    func prepare(_ context: HeroContext) { onPrepare(context) }
    func animate(
      fromViews: [UIView], toViews: [UIView], in context: HeroContext
    ) -> TimeInterval {
      onAnimate(context)
      return 0
    }
  }

  @Test("A plugin's context has the participants, their pairs and what is animated")
  func context() throws {
    let world = HeroWorld(
      .modal, { $0.add("blue", HeroWorld.small) },
      {
        $0.add("blue", HeroWorld.large)
        $0.add("lone", HeroWorld.small).heroModifiers = [.fade]
      })
    world.second.loadViewIfNeeded()
    let (a, b) = (
      try #require(world.first.pieces["blue"]), try #require(world.second.pieces["blue"])
    )
    let lone = try #require(world.second.pieces["lone"])
    let plugin = Looker()
    world.second.heroSettings.plugins = [plugin]
    plugin.onPrepare = { context in
      #expect(context.sourceView(for: "blue") === a && context.destinationView(for: "blue") === b)
      #expect(context.sourceView(for: "lone") == nil && context.pairedView(for: lone) == nil)
      #expect(context.pairedView(for: a) === b && context.pairedView(for: b) === a)
      #expect(context.fromViews.contains(a) && context.toViews.contains(lone))
      #expect(context.isPresenting && context.fromViewController === world.first)
      #expect(context.toViewController === world.second)
      #expect(context[lone]?.opacity == 0 && context[UIView()] == nil)
      #expect(context.snapshotView(for: b) == nil)
    }
    plugin.onAnimate = { context in
      #expect(context.snapshotView(for: a) != nil && context.snapshotView(for: lone) == nil)
      #expect(context.snapshotView(for: a) === context.snapshotView(for: b))
      #expect(context.container === world.second.view.superview)
      context.hide(lone)
    }
    #expect(world.go() != nil && lone.alpha == 0)
    world.settle()
    #expect(lone.alpha == 1)
  }

  @Test("Conditions know the controllers, the view's and those around it")
  func conditions() throws {
    var asked: [String: HeroConditionalContext] = [:]
    func note(_ name: String) -> HeroModifier {
      .when(
        {
          asked[name] = $0
          return false
        }, .fade)
    }
    let world = HeroWorld(
      .navigation,
      {
        $0.add("card", HeroWorld.small).heroModifiers = [
          note("from"), .whenMatched(.zPosition(3)), .whenDisappearing(.zPosition(4)),
        ]
      },
      { page in
        let card = page.add("card", HeroWorld.large)
        card.heroModifiers = [note("to")]
        page.add("inside", CGRect(x: 0, y: 0, width: 20, height: 20), to: card).heroModifiers = [
          note("inside"), .whenDismissing(.fade),
        ]
      })
    let transition = try #require(world.go())
    let (from, to) = (try #require(asked["from"]), try #require(asked["to"]))
    #expect(from.isMatched && from.matchedView === to.view && to.matchedView === from.view)
    #expect(!from.isAppearing && to.isAppearing && to.isPresenting && to.isInNavigationController)
    let inside = try #require(asked["inside"])
    #expect(!inside.isMatched && inside.isAncestorViewMatched)
    #expect(inside.matchedAncestorView === from.view)
    let scene = try #require(transition.scene)
    #expect(scene.from.byID["card"]?.state.zPosition == 4)
    #expect(scene.to.byID["inside"]?.state.opacity == nil)
    world.settle()
    let back = try #require(world.back())
    #expect(back.scene?.from.byID["inside"]?.state.opacity == 0)
    #expect(asked["inside"]?.isPresenting == false)
  }

  @Test("Two transitions run at once in different containers")
  func twoAtOnce() throws {
    let stage = Stage(size: CGSize(width: 800, height: 400))
    let outer = UIViewController()
    stage.show(outer)
    let stacks = (0..<2).map { index in
      let stack = UINavigationController(
        rootViewController: HeroPage("root") { $0.add("blue", HeroWorld.small) })
      stack.isNavigationBarHidden = true
      stack.isHeroEnabled = true
      outer.addChild(stack)
      stack.view.frame = CGRect(x: 400 * index, y: 0, width: 400, height: 400)
      outer.view.addSubview(stack.view)
      stack.didMove(toParent: outer)
      return stack
    }
    stage.settle()
    for stack in stacks {
      stack.pushViewController(
        HeroPage("next") { $0.add("blue", CGRect(x: 200, y: 200, width: 50, height: 50)) },
        animated: true)
    }
    let running = stacks.compactMap(\.heroTransition)
    #expect(running.count == 2 && running[0] !== running[1])
    stage.advance(by: 0.1)
    running[0].cancel()
    stage.settle()
    #expect(stacks.map(\.viewControllers.count) == [1, 2])
  }
}
