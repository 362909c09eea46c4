import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import HeroTransitions

/// Tabs, going back, replacing, plugins, and memory management.
@MainActor @Suite(.serialized) struct NotifyTests {
  private func tabWorld() -> (Stage, UITabBarController, [HeroPage], AppDelegate) {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let pages = [
      HeroPage("left") { $0.add("blue", HeroWorld.small) },
      HeroPage("right") { $0.add("blue", HeroWorld.large) },
    ]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let delegate = AppDelegate()
    tabs.delegate = delegate
    tabs.isHeroEnabled = true
    stage.show(tabs)
    return (stage, tabs, pages, delegate)
  }

  @Test("Tabs slide to their side, and matched views are animated")
  func tabs() throws {
    let (stage, tabs, pages, delegate) = tabWorld()
    stage.tap(at: CGPoint(x: 300, y: 790))
    #expect(delegate.calls == ["shouldSelect", "didSelect"])
    let transition = try #require(tabs.heroTransition)
    #expect(transition.isPresenting && transition.planner?.elements.map(\.id) == ["blue"])
    #expect(pages[1].view.layer.transform.m41 > 0)
    stage.settle()
    tabs.selectedIndex = 0
    stage.advance(frames: 2)
    #expect(pages[0].view.layer.transform.m41 < 0 && tabs.heroTransition?.isPresenting == false)
    stage.settle()
    #expect(pages.flatMap(\.told) == ["will", "end", "will", "end", "will", "end", "will", "end"])
    #expect(pages[0].pieces["blue"]?.alpha == 1)
  }

  @Test("Selecting another tab during a transition takes over at once")
  func tabInterrupted() throws {
    let (stage, tabs, pages, _) = tabWorld()
    tabs.selectedIndex = 1
    stage.advance(by: 0.1)
    tabs.selectedIndex = 0
    stage.advance(frames: 1)
    #expect(tabs.heroTransition?.toViewController === pages[0])
    stage.settle()
    #expect(pages[0].view.window != nil && pages[1].view.window == nil)
  }

  @Test("State and progress can be observed, and progress can be driven")
  func watching() throws {
    let world = HeroWorld()
    let transition = try #require(world.go())
    var states: [HeroTransition.State] = []
    var last = 0.0
    transition.onStateChange = { states.append($0) }
    transition.onProgress = { last = $0 }
    #expect(transition.state == .animating && transition.container != nil)
    transition.update(0.4)
    #expect(abs(last - 0.4) < 1e-6 && abs(transition.progress - 0.4) < 1e-6)
    transition.finish()
    world.settle()
    #expect(last == 1 && states == [.completing, .ended])
  }

  @Test(
    "Finishing in the same turn of the run loop leaves nothing blocked", arguments: [true, false])
  func sameTurn(_ isAnimated: Bool) throws {
    let world = HeroWorld()
    let before = TreeRecord(world.window)
    world.go()?.cancel(animate: isAnimated)
    world.settle()
    #expect(TreeRecord(world.window).changes(since: before) == [])
    world.go()?.finish(animate: isAnimated)
    world.settle()
    #expect(world.second.view.window != nil && world.second.view.isUserInteractionEnabled)
    _ = world.back()
    world.second.heroTransition?.update(0.5)
    world.second.heroTransition?.finish(animate: false)
    world.second.heroTransition?.cancel()
    world.settle()
    #expect(TreeRecord(world.window).changes(since: before) == [])
  }

  @Test("A transition's target state can be changed")
  func changeTarget() throws {
    let world = HeroWorld(
      .modal, { _ in },
      {
        $0.add("lone", HeroWorld.small).heroModifiers = [.fade]
      })
    let transition = try #require(world.go())
    let view = try #require(world.second.pieces["lone"])
    transition.update(0.5)
    transition.changeTarget([.opacity(0.5)], isDestination: false, to: view)
    transition.cancel()
    var alphas: [CGFloat] = []
    while transition.state == .animating {
      alphas.append(view.alpha)
      world.stage.advance(frames: 1)
    }
    #expect(near(alphas.last, 0.5, 0.02))
  }

  @Test("The target state of a matched view can be changed")
  func changeFlightTarget() throws {
    let world = HeroWorld()
    let transition = try #require(world.go())
    let view = try #require(world.second.pieces["blue"])
    transition.update(0.5)
    transition.changeTarget([.position(CGPoint(x: 220, y: 650))], to: view)
    transition.finish()
    var last = CGRect.zero
    while transition.state == .animating {
      last = world.flight("blue", of: transition) ?? last
      world.stage.advance(frames: 1)
    }
    #expect(near(last.midY, 650, 1) && world.second.pieces["blue"]?.frame == HeroWorld.large)
  }

  @Test("Requests made before the start are applied in their order")
  func askedBeforeItStarts() throws {
    let world = HeroWorld()
    var states: [HeroTransition.State?] = []
    world.second.onWill = { [second = world.second] in
      states.append(second.heroTransition?.state)
      guard let view = second.pieces["blue"] else { return }
      second.heroTransition?.changeTarget([.position(CGPoint(x: 220, y: 650))], to: view)
      second.heroTransition?.update(0.5)
      second.heroTransition?.finish()
    }
    let transition = try #require(world.go())
    world.second.onWill = nil
    #expect(states == [.starting])
    var last = CGRect.zero
    while transition.state != .ended {
      last = world.flight("blue", of: transition) ?? last
      world.stage.advance(frames: 1)
    }
    #expect(near(last.midY, 650, 1) && world.second.pieces["blue"]?.frame == HeroWorld.large)
  }

  @Test("Dismissing during the presentation reverses it from its position")
  func dismissOnTheWay() throws {
    let world = HeroWorld()
    let transition = try #require(world.go())
    world.advance(0.1)
    world.second.heroDismiss()
    #expect(world.second.heroTransition === transition)
    world.settle()
    #expect(world.second.view.window == nil && world.first.told == ["will", "cancel"])
  }

  @Test("Dismissing pops within a stack and dismisses at its root")
  func dismiss() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    var isDone = false
    world.second.heroDismiss { isDone = true }
    #expect(world.second.heroTransition?.isPresenting == false && isDone)
    world.settle()
    #expect(world.navigation?.topViewController === world.first)
    let stack = UINavigationController(rootViewController: HeroPage("inner"))
    stack.isHeroEnabled = true
    world.first.present(stack, animated: false)
    world.settle()
    stack.topViewController?.heroDismiss()
    world.settle()
    #expect(world.navigation?.presentedViewController == nil)
  }

  @Test("Replaces controllers in a stack, at a window's root, and in a presentation")
  func replace() throws {
    let stack = HeroWorld(.navigation)
    stack.go()
    stack.settle()
    let third = HeroPage("third") { $0.add("blue", HeroWorld.small) }
    #expect(stack.second.heroReplace(with: third))
    #expect(third.heroTransition != nil)
    stack.settle()
    #expect(
      stack.navigation?.viewControllers.map { ($0 as? HeroPage)?.name } == ["first", "third"])

    let root = HeroWorld()
    let other = HeroPage("other") { $0.add("blue", HeroWorld.large) }
    #expect(root.first.heroReplace(with: other))
    #expect(root.flight("blue", of: other.heroTransition) != nil)
    #expect(root.first.heroReplace(with: third) == false)
    root.settle()
    #expect(root.window.rootViewController === other && other.view.window === root.window)

    let modal = HeroWorld()
    modal.go()
    modal.settle()
    let fourth = HeroPage("fourth") { $0.add("blue", HeroWorld.small) }
    fourth.modalPresentationStyle = .fullScreen
    #expect(modal.second.heroReplace(with: fourth))
    modal.settle()
    #expect(modal.first.presentedViewController === fourth && fourth.view.window != nil)
  }

  @Test("Unwinds through a stack and what is presented over it")
  func unwind() throws {
    let world = HeroWorld(.navigation)
    world.go()
    world.settle()
    let modal = HeroPage("modal")
    modal.isHeroEnabled = true
    modal.modalPresentationStyle = .fullScreen
    world.second.present(modal, animated: false)
    world.settle()
    #expect(modal.heroUnwind { ($0 as? HeroPage)?.name == "first" })
    world.settle()
    #expect(world.navigation?.viewControllers.count == 1 && modal.view.window == nil)
    #expect(world.first.view.window != nil)
    world.go()
    world.settle()
    world.second.heroUnwindToRootViewController()
    world.settle()
    #expect(world.navigation?.topViewController === world.first)
    #expect(world.first.heroUnwind { _ in false } == false)
    world.go()
    world.settle()
    let third = HeroPage("third")
    world.navigation?.pushViewController(third, animated: false)
    third.heroUnwind(to: world.first)
    #expect(third.heroTransition?.toViewController === world.first)
    world.settle()
    #expect(world.navigation?.viewControllers.count == 1)
  }

  final class Watcher: HeroPlugin {
    var progress: [Double] = []
    var ended: Bool?
    var taken: [UIView] = []

    func prepare(_ context: HeroContext) {
      guard let view = context.destinationView(for: "blue") else { return }
      context[view]?.duration = 0.6
    }
    func canAnimate(_ view: UIView, isAppearing: Bool, in context: HeroContext) -> Bool {
      view.heroID == "mine"
    }
    func animate(
      fromViews: [UIView], toViews: [UIView], in context: HeroContext
    ) -> TimeInterval {
      taken = toViews
      return 0.7
    }
    func seek(to progress: Double) { self.progress.append(progress) }
    func finish(didComplete: Bool) { ended = didComplete }
  }

  @Test("A plugin takes part in planning, takes views over, and is called every frame")
  func plugin() throws {
    let world = HeroWorld(
      .modal, nil,
      {
        $0.add("blue", HeroWorld.large)
        $0.add("mine", HeroWorld.small).heroModifiers = [.fade]
      })
    let plugin = Watcher()
    world.second.heroSettings.plugins = [plugin]
    let transition = try #require(world.go())
    #expect(abs(transition.totalDuration - 0.7) < 1e-9)
    #expect(plugin.taken.map(\.heroID) == ["mine"] && world.second.pieces["mine"]?.alpha == 1)
    world.settle()
    #expect(plugin.progress.last == 1 && plugin.ended == true && plugin.progress.count > 60)
  }

  @Test("Nothing is retained afterwards")
  func leaks() async {
    weak var gone: HeroPage?
    weak var transition: HeroTransition?
    let world = HeroWorld(.navigation)
    do {
      let page = HeroPage("page") { $0.add("blue", HeroWorld.large) }
      page.isHeroDismissDragEnabled = true
      gone = page
      world.navigation?.pushViewController(page, animated: true)
      transition = page.heroTransition
    }
    world.settle()
    #expect(gone != nil && transition == nil)
    world.navigation?.popViewController(animated: true)
    world.settle()
    #expect(await world.stage.wait { gone == nil })
  }

  @Test("Touches reach the screen only after the transition")
  func touches() {
    let world = HeroWorld()
    var taps = 0
    world.second.loadViewIfNeeded()
    world.second.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    world.go()
    world.stage.tap(at: CGPoint(x: 200, y: 700))
    #expect(taps == 0)
    world.settle()
    world.stage.tap(at: CGPoint(x: 200, y: 700))
    #expect(taps == 1)
  }

  @Test("Background color, stacking order, leading edge and touches are configurable")
  func settings() throws {
    let world = HeroWorld(.modal, { _ in }, { _ in })
    world.second.heroSettings.containerColor = .green
    world.second.heroSettings.viewOrdering = .fromViewOnTop
    world.second.heroSettings.direction = .forceRightToLeft
    world.second.heroSettings.defaultAnimation = .push(direction: .leading)
    world.second.heroSettings.isUserInteractionEnabled = true
    let transition = try #require(world.go())
    let views = try #require(transition.container?.subviews)
    #expect(views.first?.backgroundColor == .green)
    let (a, b) = (views.firstIndex(of: world.first.view), views.firstIndex(of: world.second.view))
    #expect(try #require(a) > #require(b))
    #expect(near(world.second.view.layer.transform.m41, -400))
    #expect(views.last is HeroOverlay && views.last?.isUserInteractionEnabled == false)
    transition.cancel(animate: false)
    #expect(world.first.view.window != nil)
    // Reversed relative to the type's default.
    world.second.heroSettings.viewOrdering = .toViewOnTop
    world.second.heroSettings.defaultAnimation = .zoom
    let zoom = try #require(world.go())
    let order = try #require(zoom.container?.subviews)
    let (c, d) = (order.firstIndex(of: world.first.view), order.firstIndex(of: world.second.view))
    #expect(try #require(c) < #require(d))
    zoom.cancel(animate: false)
  }
}
