import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// The tab bar of screens that hide it when they are pushed.
@MainActor @Suite(.serialized) struct BottomBarTests {
  @MainActor private final class World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let tabs = UITabBarController()
    let stack: UINavigationController
    let detail: HeroPage

    init() {
      stage.frameInterval = 1.0 / 120
      stack = UINavigationController(
        rootViewController: HeroPage("first") { $0.add("blue", HeroWorld.small) })
      detail = HeroPage("detail") { $0.add("blue", HeroWorld.large) }
      detail.hidesBottomBarWhenPushed = true
      stack.isHeroEnabled = true
      tabs.viewControllers = [stack, HeroPage("other")]
      stage.show(tabs)
      stage.settle()
    }

    /// The top of the bar as it is seen.
    var top: CGFloat { (tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer).frame.minY }
    var rest: CGFloat { 800 - tabs.tabBar.bounds.height }

    func expectTappable() {
      stage.tap(at: CGPoint(x: 300, y: 780))
      stage.settle()
      #expect(tabs.selectedIndex == 1)
      stage.tap(at: CGPoint(x: 100, y: 780))
      stage.settle()
      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test("The bar leaves and returns along with the screens, and can be tapped again")
  func pushAndPop() throws {
    let world = World()
    let rest = world.rest
    #expect(world.top == rest)
    world.stack.pushViewController(world.detail, animated: true)
    #expect(world.stack.heroTransition != nil)
    var tops: [CGFloat] = []
    while world.stack.heroTransition != nil {
      world.stage.advance(frames: 1)
      tops.append(world.top)
    }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(tops.contains { $0 > rest + 5 && $0 < 795 })
    world.stage.settle()
    #expect(world.top >= 800)
    #expect(world.detail.view.safeAreaInsets.bottom == 0)
    world.stack.popViewController(animated: true)
    tops = []
    while world.stack.heroTransition != nil {
      world.stage.advance(frames: 1)
      tops.append(world.top)
    }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(tops.contains { $0 > rest + 5 && $0 < 795 })
    world.stage.settle()
    #expect(world.top == rest && world.tabs.tabBar.alpha == 1)
    world.expectTappable()
  }

  @Test("The bar follows a swipe back, and stays away if it is cancelled")
  func swipe() throws {
    let world = World()
    let rest = world.rest
    world.stack.pushViewController(world.detail, animated: true)
    world.stage.settle()
    for goesBack in [false, true] {
      world.stage.touchDown(at: CGPoint(x: 2, y: 300))
      world.stage.advance(frames: 1)
      world.stage.touchMove(to: CGPoint(x: 150, y: 300), duration: 0.3)
      world.stage.advance(by: 0.2)
      #expect(world.top > rest + 5 && world.top < 795, "\(goesBack)")
      let end = CGPoint(x: goesBack ? 390 : 20, y: 300)
      world.stage.touchMove(to: end, duration: 0.3)
      world.stage.advance(by: 0.2)
      world.stage.touchUp()
      world.stage.settle()
      #expect(goesBack ? world.top == rest : world.top >= 800)
    }
    world.expectTappable()
  }
}
