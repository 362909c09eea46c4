import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Pushed onto a stack, and presented inside one.
@MainActor @Suite(.serialized) struct NavigationTests {
  final class AppDelegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("\(type(of: viewController))") }
  }

  private func world() -> (BrowserWorld, UINavigationController, AppDelegate) {
    let world = BrowserWorld(inNavigation: true)
    let navigation = world.navigation ?? UINavigationController()
    let delegate = AppDelegate()
    navigation.delegate = delegate
    world.stage.advance(frames: 2)
    return (world, navigation, delegate)
  }

  /// Everything visible is as before.
  private func isRestored(_ navigation: UINavigationController, _ delegate: AppDelegate) -> Bool {
    navigation.viewControllers.count == 1 && !navigation.isNavigationBarHidden
      && navigation.navigationBar.alpha == 1 && navigation.delegate === delegate
  }

  @Test("Pushed onto the visible stack, which may lie in a tab")
  func pushInTab() {
    let world = BrowserWorld()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    world.stage.window?.rootViewController = tabs
    world.stage.settle()
    let browser = world.open(2, by: .push(onto: nil))
    #expect(second.topViewController === browser && browser.isOpen)
    browser.close(animated: false)
    world.settle()
    let container = UIViewController()
    container.addChild(first)
    first.view.frame = container.view.bounds
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    world.stage.window?.rootViewController = container
    world.stage.settle()
    let other = world.open(1, by: .push(onto: nil))
    #expect(first.topViewController === other)
  }

  @Test("Pushed, it opens from its thumbnail; the bar hides and returns with it")
  func push() {
    let (world, navigation, delegate) = world()
    let browser = world.open(2, by: .push(onto: navigation), settle: false)
    let thumbnail = world.thumbnails[2]
    let frame = thumbnail?.superview?.convert(thumbnail?.frame ?? .zero, to: browser.view) ?? .zero
    #expect(distance(world.window, frame) < 1)
    world.stage.advance(by: 0.15)
    #expect(navigation.navigationBar.alpha < 0.8 && !navigation.isNavigationBarHidden)
    world.settle()
    #expect(browser.isOpen && navigation.topViewController === browser)
    #expect(navigation.isNavigationBarHidden)
    world.stage.press(.keyboardEscape)
    world.settle()
    #expect(world.closed == [2] && isRestored(navigation, delegate))
    #expect(delegate.shown == ["WatchedBrowser", "UIViewController"])
    #expect(browser.log.isBalanced && world.root.view.window != nil)
    #expect(thumbnail?.isHidden == false)
  }

  @Test("The navigation bar can stay visible")
  func keepsBar() {
    let (world, navigation, delegate) = world()
    func isSeen() -> Bool {
      !navigation.isNavigationBarHidden && navigation.navigationBar.alpha == 1
        && navigation.navigationBar.layer.presentation()?.opacity ?? 1 == 1
    }
    let browser = world.open(2, by: .push(onto: navigation), settle: false) {
      $0.hidesNavigationBar = false
    }
    world.stage.advance(by: 0.15)
    #expect(isSeen())
    world.settle()
    #expect(browser.isOpen && isSeen())
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    #expect(isSeen())
    world.settle()
    #expect(world.closed == [2] && isRestored(navigation, delegate))
  }

  @Test("Without a given stack, the visible one is used")
  func topmost() {
    let (world, navigation, _) = world()
    world.open(0, by: .push())
    #expect(navigation.topViewController === world.browser)
  }

  @Test("A drag in a stack reveals the screen below at once, and hides it again if it stays")
  func dragAndBack() {
    let (world, navigation, delegate) = world()
    let browser = world.open(2, by: .push(onto: navigation))
    #expect(world.root.view.window == nil)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 420), duration: 0.2)
    #expect(world.root.view.window != nil && browser.transitionController.phase == .held)
    #expect(navigation.navigationBar.alpha < 0.5)
    world.stage.touchMove(to: CGPoint(x: 195, y: 310), duration: 0.1)
    world.stage.touchUp()
    world.settle()
    #expect(browser.isOpen && world.root.view.window == nil)
    #expect(navigation.topViewController === browser && navigation.isNavigationBarHidden)
    #expect(world.closed.isEmpty && browser.calls.last == "didAppear")
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.2, hold: 0.2)
    world.settle()
    #expect(world.closed == [2] && isRestored(navigation, delegate) && browser.log.isBalanced)
  }

  @Test("A push that is caught and flicked down is cancelled")
  func catchPush() {
    let (world, navigation, delegate) = world()
    let browser = world.open(2, by: .push(onto: navigation), settle: false)
    world.stage.advance(by: 0.1)
    let center = CGPoint(x: world.window.midX, y: world.window.midY)
    world.stage.touchDown(at: center)
    #expect(browser.transitionController.phase == .held)
    world.stage.touchMove(to: CGPoint(x: center.x, y: center.y + 250), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(world.closed == [2] && isRestored(navigation, delegate))
    #expect(world.thumbnails[2]?.isHidden == false)
  }

  @Test("A detail screen on top of it doesn't close it, and all are popped together")
  func detail() {
    let (world, navigation, delegate) = world()
    let browser = world.open(2, by: .push(onto: navigation))
    navigation.pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(world.closed.isEmpty && !navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.alpha == 1)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(browser.isOpen && navigation.isNavigationBarHidden)
    navigation.pushViewController(UIViewController(), animated: false)
    world.settle()
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(world.closed == [2] && isRestored(navigation, delegate))
  }

  @Test("In its own navigation controller it opens, pushes, and closes with it")
  func embedded() {
    let world = BrowserWorld()
    var stack: UINavigationController?
    let browser = world.open(
      2,
      by: .present(from: world.root) {
        let made = UINavigationController(rootViewController: $0)
        stack = made
        return made
      }, settle: false)
    #expect(distance(world.window, world.thumbnails[2]?.frame ?? .zero) < 1)
    world.settle()
    #expect(browser.isOpen && stack?.isNavigationBarHidden == true)
    #expect(world.root.presentedViewController === stack)
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.2, hold: 0.2)
    world.settle()
    #expect(world.closed == [2] && world.strayViews == 0 && browser.log.isBalanced)
  }

  @Test("Every transition works in a stack", arguments: [0, 1, 2])
  func transitions(kind: Int) {
    let (world, navigation, delegate) = world()
    let all: [any PhotoBrowserTransitioning] = [
      FadeTransition(), NoTransition(), ZoomTransition { world.thumbnails[$0] },
    ]
    let browser = world.open(1, by: .push(onto: navigation)) { $0.transition = all[kind] }
    #expect(browser.isOpen && navigation.isNavigationBarHidden)
    browser.close(animated: true)
    world.settle()
    #expect(world.closed == [1] && isRestored(navigation, delegate) && browser.log.isBalanced)
  }

  @Test("100 seeded taps, drags and keys leave the stack as it was", arguments: [1, 2, 3])
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (world, navigation, delegate) = world()
    for _ in 0..<100 {
      if world.browser == nil || navigation.topViewController === world.root {
        world.open(
          .random(in: 0..<6, using: &generator), by: .push(onto: navigation), settle: false)
      }
      let start = CGPoint(
        x: .random(in: 60...330, using: &generator), y: .random(in: 100...500, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: world.stage.tap(at: start)
      case 1:
        world.stage.drag(
          from: start,
          to: CGPoint(x: start.x, y: start.y + .random(in: -90...300, using: &generator)),
          duration: 0.1)
      case 2: world.stage.press(.keyboardEscape)
      default: world.stage.press(.keyboardRightArrow)
      }
      world.stage.advance(by: .random(in: 0...0.4, using: &generator))
    }
    world.settle()
    // A push during a pop that was cancelled isn't performed later: the previous browser is on top
    // then.
    (navigation.topViewController as? PhotoBrowser<Int>)?.close(animated: true)
    world.settle()
    #expect(navigation.delegate === delegate)
    #expect(navigation.viewControllers.count == 1)
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.alpha == 1)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
    world.stage.advance(frames: 2)
    #expect(world.browser == nil)
  }
}
