import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Every sequence of operations restores everything in the end.
@MainActor @Suite(.serialized) struct RestoreTests {
  /// An app with a stack in each of two tabs, and a screen to present.
  @MainActor final class FuzzWorld {
    let stage: Stage
    let tabs = UITabBarController()
    let stacks: [UINavigationController]
    var weakPages: [Weak] = []
    var random: SeededGenerator
    /// The app's delegates: one stack's is set before Hero is enabled, the other's after.
    let stackDelegates = [AppDelegate(), AppDelegate()]
    let tabDelegate = AppDelegate()
    let modalDelegate = AppDelegate()
    var taps = 0

    struct Weak {
      weak var page: HeroPage?
      let told: () -> [String]
    }

    init(_ stage: Stage, seed: UInt64) {
      self.stage = stage
      random = SeededGenerator(seed: seed)
      stacks = (0..<2).map { number in
        UINavigationController(rootViewController: FuzzWorld.makePage("root \(number)", number))
      }
      tabs.viewControllers = stacks
      tabs.isHeroEnabled = true
      tabs.delegate = tabDelegate
      stacks[0].delegate = stackDelegates[0]
      for stack in stacks { stack.isHeroEnabled = true }
      stacks[1].delegate = stackDelegates[1]
      stage.show(tabs)
      let tap = UITapGestureRecognizer { [unowned self] _ in taps += 1 }
      stacks[0].viewControllers[0].view.addGestureRecognizer(tap)
    }

    static func makePage(_ name: String, _ number: Int) -> HeroPage {
      let page = HeroPage(name) { page in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        page.view.addSubview(scroll)
        for index in 0..<4 {
          let offset = CGFloat((number * 37 + index * 53) % 200)
          let piece = page.add(
            "thing \(index)",
            CGRect(x: offset, y: offset + CGFloat(index) * 90, width: 60 + offset, height: 60),
            to: scroll)
          piece.layer.cornerRadius = CGFloat(index * 4)
          if index == 3 { piece.heroModifiers = [.arc, .duration(0.4)] }
        }
        let lone = UIView(frame: CGRect(x: 300, y: 40, width: 60, height: 60))
        lone.heroModifiers = [.fade, .translate(y: 100), .rotate(0.5), .delay(0.05)]
        lone.backgroundColor = .green
        page.view.addSubview(lone)
        let over = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        over.backgroundColor = .gray
        page.view.addSubview(over)
        if number % 3 == 0 { page.view.heroModifiers = [.cascade] }
      }
      page.isHeroEnabled = true
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet,
      ]
      page.modalPresentationStyle = styles[number % 4]
      page.heroModalAnimationType =
        [.auto, .zoom, .push(direction: .up), .pageIn(direction: .left), .none][number % 5]
      return page
    }

    var stack: UINavigationController? { tabs.selectedViewController as? UINavigationController }
    var running: HeroTransition? {
      tabs.heroTransition ?? stack?.heroTransition ?? stack?.topViewController?.heroTransition
    }

    func step() {
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1: push()
      case 2, 3: stack?.popViewController(animated: Bool.random(using: &random))
      case 4: present()
      case 5: tabs.dismiss(animated: true)
      case 6: tabs.selectedIndex = Int.random(in: 0..<2, using: &random)
      case 7: running?.update(Double.random(in: 0...1, using: &random))
      case 8: running?.finish(animate: Bool.random(using: &random))
      case 9: running?.cancel(animate: Bool.random(using: &random))
      case 10: resize()
      case 11: scroll()
      case 12: swipe()
      default: stack?.popToRootViewController(animated: true)
      }
      guard Int.random(in: 0..<4, using: &random) > 0 else { return }
      stage.advance(by: Double.random(in: 0...0.4, using: &random))
    }

    private func push() {
      let page = Self.makePage("pushed", Int.random(in: 0..<100, using: &random))
      track(page)
      stack?.pushViewController(page, animated: true)
    }

    func present() {
      guard tabs.presentedViewController == nil else { return }
      let page = Self.makePage("presented", Int.random(in: 0..<100, using: &random))
      page.isHeroEnabled = false
      page.transitioningDelegate = modalDelegate
      page.isHeroEnabled = true
      track(page)
      tabs.present(page, animated: true)
    }

    private func track(_ page: HeroPage) {
      let log = ToldLog()
      page.log = log
      weakPages.append(Weak(page: page, told: { log.told }))
    }

    private func resize() {
      let sizes = [
        CGSize(width: 400, height: 800), CGSize(width: 800, height: 400),
        CGSize(width: 600, height: 700),
      ]
      stage.resize(to: sizes[Int.random(in: 0..<3, using: &random)])
    }

    private func scroll() {
      let scroll = stack?.topViewController?.view.subviews.lazy.compactMap { $0 as? UIScrollView }
        .first
      scroll?.contentOffset.y = CGFloat(Int.random(in: 0..<300, using: &random))
    }

    private func swipe() {
      stage.touchDown(at: CGPoint(x: 3, y: 300))
      stage.touchMove(
        to: CGPoint(x: CGFloat(Int.random(in: 20..<380, using: &random)), y: 310),
        duration: Double.random(in: 0.02...0.2, using: &random))
      stage.touchUp()
    }

    /// Releases all touches and returns to the initial screen.
    func goHome() {
      for _ in 0..<40 {
        let open = ([tabs, tabs.presentedViewController].compactMap { $0 } + stacks)
          .compactMap(\.heroTransition)
        for transition in open { transition.finish() }
        if stage.settle(limit: 3), open.isEmpty { break }
      }
      if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
      stage.settle()
      for stack in stacks { stack.popToRootViewController(animated: false) }
      tabs.selectedIndex = 0
      stage.resize(to: CGSize(width: 400, height: 800))
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      tabs.selectedIndex = 0
      stage.settle()
      for root in stacks.compactMap(\.viewControllers.first) {
        root.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.contentOffset = .zero
      }
      stage.advance(frames: 3)
      stage.settle()
    }
  }

  /// Twenty of the seeds by default; all of them take minutes.
  nonisolated static let stride = Effort.rounds(50, long: 1)

  /// The calls of the app's delegates for one change of each kind.
  private func askDelegates(_ world: FuzzWorld, _ seed: UInt64) {
    for delegate in [world.tabDelegate, world.modalDelegate] { delegate.calls = [] }
    func end() {
      world.stage.advance(frames: 1)
      world.running?.finish(animate: false)
      world.stage.settle()
    }
    for (stack, delegate) in zip(world.stacks, world.stackDelegates) {
      delegate.calls = []
      stack.pushViewController(FuzzWorld.makePage("probe", 3), animated: true)
      end()
      #expect(delegate.calls == ["willShow", "didShow"], "seed \(seed)")
      stack.popViewController(animated: true)
      end()
      #expect(delegate.calls.count == 4, "seed \(seed): \(delegate.calls)")
      world.stage.tap(at: CGPoint(x: stack === world.stacks[0] ? 300 : 100, y: 790))
      end()
    }
    #expect(world.tabDelegate.calls == ["shouldSelect", "didSelect", "shouldSelect", "didSelect"])
    world.present()
    end()
    world.tabs.dismiss(animated: true)
    end()
    #expect(world.modalDelegate.calls == ["presented", "dismissed"], "seed \(seed)")
  }

  private func overlays(in view: UIView) -> Int {
    (view is HeroOverlay || view is ElementView || view is ElementPlaceholder ? 1 : 0)
      + view.subviews.reduce(0) { $0 + overlays(in: $1) }
  }

  @Test("A thousand seeded sequences restore everything", arguments: 0..<10)
  func fuzz(_ batch: Int) async throws {
    for number in 0..<100 where number % Self.stride == 0 {
      let seed = UInt64(batch * 100 + number)
      let stage = Stage(size: CGSize(width: 400, height: 800))
      let world = FuzzWorld(stage, seed: seed)
      world.goHome()
      let before = TreeRecord(try #require(stage.window))
      for _ in 0..<Int.random(in: 4..<10, using: &world.random) { world.step() }
      world.goHome()
      let window = try #require(stage.window)
      #expect(TreeRecord(window).changes(since: before) == [], "seed \(seed)")
      for (stack, delegate) in zip(world.stacks, world.stackDelegates) {
        #expect(delegate.lastShown === stack.topViewController, "seed \(seed)")
      }
      #expect(overlays(in: window) == 0, "seed \(seed)")
      probe(world, seed)
      askDelegates(world, seed)
      #expect(TreeRecord(window).changes(since: before) == [], "seed \(seed), probed")
      for record in world.weakPages {
        #expect(record.page == nil, "seed \(seed)")
        #expect(isPaired(record.told()), "seed \(seed): \(record.told())")
      }
    }
  }

  /// A tap reaches the page.
  private func probe(_ world: FuzzWorld, _ seed: UInt64) {
    world.taps = 0
    world.stage.tap(at: CGPoint(x: 200, y: 300))
    #expect(world.taps == 1, "seed \(seed)")
  }

  /// Each will callback has its did callback; two transitions may overlap.
  private func isPaired(_ told: [String]) -> Bool {
    var open = 0
    for word in told {
      open += word == "will" ? 1 : -1
      if open < 0 { return false }
    }
    return open == 0
  }
}
