import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@Suite(.serialized) @MainActor struct NavigationTests {
  private struct Scene {
    let world: ControllerWorld
    let navigation: UINavigationController
    let root: RecordingController
    let next: RecordingController
  }

  private func scene() -> Scene {
    let world = ControllerWorld()
    let (root, next) = (world.controller("A"), world.controller("B"))
    let navigation = UINavigationController(rootViewController: root)
    world.show(navigation)
    world.log.clear()
    return Scene(world: world, navigation: navigation, root: root, next: next)
  }

  @Test func theRootAppearsWithIt() {
    let world = ControllerWorld()
    let root = world.controller("A")
    let transitions = TestTransitions()
    transitions.log = world.log
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = transitions
    #expect(root.parent === navigation && root.navigationController === navigation)
    world.show(navigation)
    #expect(
      world.log.take() == [
        "A didLoad", "willShow A", "A willAppear", "A didAppear", "didShow A",
      ])
    #expect(root.view.frame == world.window.bounds)
    #expect(root.view.safeAreaInsets.top == 44)
  }

  @Test func pushAndPopCallTheDelegateInOrder() {
    let scene = scene()
    let world = scene.world
    let transitions = TestTransitions()
    transitions.log = world.log
    scene.navigation.delegate = transitions
    scene.navigation.pushViewController(scene.next, animated: true)
    #expect(
      world.log.take() == [
        "B didLoad", "willShow B", "A willDisappear+", "B willAppear+",
      ])
    #expect(scene.navigation.topViewController === scene.next && scene.next.isMovingToParent)
    #expect(scene.next.transitionCoordinator?.isAnimated == true)
    world.stage.settle()
    #expect(world.log.take() == ["A didDisappear+", "B didAppear+", "didShow B"])
    #expect(!scene.next.isMovingToParent && world.containers.isEmpty)
    #expect(scene.root.view.superview == nil)
    #expect(scene.navigation.popViewController(animated: true) === scene.next)
    #expect(scene.next.isMovingFromParent && scene.next.parent === scene.navigation)
    world.stage.settle()
    #expect(
      world.log.take() == [
        "willShow A", "B willDisappear+", "A willAppear+", "B didDisappear+", "A didAppear+",
        "didShow A",
      ])
    #expect(scene.next.parent == nil && !scene.next.isMovingFromParent)
    #expect(scene.navigation.popViewController(animated: true) == nil)
  }

  @Test func screensSlideWithParallax() {
    let scene = scene()
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.world.stage.advance(frames: 1)
    let start = scene.world.presented(scene.next.view).minX
    #expect(start > 390)
    scene.world.stage.advance(by: 0.35 / 2)
    let (new, old) = (
      scene.world.presented(scene.next.view).minX, scene.world.presented(scene.root.view).minX
    )
    #expect(abs(new - 200) < 25)
    #expect(abs(old + (400 - new) * 0.3) < 1)
    scene.world.stage.settle()
    #expect(scene.next.view.frame == scene.world.window.bounds)
  }

  @Test func screensInTransitionIgnoreTouchesUnlessTheAppAnimates() {
    let scene = scene()
    let point = CGPoint(x: 200, y: 400)
    let transitions = TestTransitions()
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.world.stage.advance(by: 0.3)
    #expect(scene.world.window.hitTest(point, with: nil) is NavigationContentView)
    scene.world.stage.settle()
    #expect(scene.world.window.hitTest(point, with: nil) === scene.next.view)
    let animator = HeldAnimator()
    transitions.animator = animator
    scene.navigation.delegate = transitions
    scene.navigation.popViewController(animated: true)
    #expect(scene.world.window.hitTest(point, with: nil) === scene.root.view)
    animator.context?.completeTransition(true)
  }

  @Test func reducedMotionCrossDissolves() {
    let scene = scene()
    scene.world.stage.reducesMotion = true
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.world.stage.advance(by: 0.15)
    #expect(scene.world.presented(scene.next.view).minX == 0)
    let opacity = scene.next.view.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0.1 && opacity < 0.9)
    scene.world.stage.settle()
    scene.root.present(UIViewController(), animated: true)
    scene.world.stage.advance(by: 0.1)
    #expect(scene.navigation.presentedViewController?.view.frame.minY == 0)
    scene.world.stage.settle()
    #expect(scene.next.view.alpha == 1)
  }

  @Test func requestsDuringATransitionArePerformedAfterIt() {
    let scene = scene()
    let world = scene.world
    let third = world.controller("C")
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.navigation.pushViewController(third, animated: true)
    #expect(scene.navigation.viewControllers == [scene.root, scene.next, third])
    world.stage.advance(by: 0.1)
    #expect(scene.navigation.popViewController(animated: true) === third)
    #expect(scene.navigation.popViewController(animated: true) === scene.next)
    world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(scene.root.balance == 1 && scene.next.balance == 0 && third.balance == 0)
    #expect(scene.next.parent == nil && third.parent == nil && world.containers.isEmpty)
    #expect(scene.root.view.window != nil)
  }

  @Test func withoutAWindowTheStackChangesImmediately() {
    let log = CallLog()
    let (a, b) = (RecordingController("A", log), RecordingController("B", log))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: true)
    _ = navigation.view
    navigation.popToRootViewController(animated: true)
    navigation.setViewControllers([b, a], animated: true)
    #expect(navigation.children.count == 2 && navigation.topViewController === a)
    #expect(log.take().filter { !$0.hasSuffix("didLoad") } == [])
  }

  @Test func screensRemovedBelowARunningPushAreReleased() {
    let scene = scene()
    weak var below: UIViewController?
    do {
      let left = UIViewController()
      below = left
      scene.navigation.pushViewController(left, animated: false)
      scene.world.stage.settle()
    }
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.world.stage.advance(by: 0.1)
    scene.navigation.setViewControllers([scene.root, scene.next], animated: true)
    scene.world.stage.settle()
    #expect(below == nil)
  }

  @Test func aScreenThatPushesAsItAppearsIsNotLeftInFront() {
    let world = ControllerWorld()
    let (first, second) = (world.controller("A"), world.controller("B"))
    let navigation = UINavigationController(rootViewController: first)
    world.show(navigation)
    let middle = world.controller("C")
    middle.onWillAppear = { [weak navigation] in
      navigation?.setViewControllers([first, second], animated: false)
    }
    navigation.present(UIViewController(), animated: false)
    navigation.dismiss(animated: true)
    navigation.setViewControllers([middle], animated: false)
    world.stage.settle()
    #expect(middle.viewIfLoaded?.window == nil && second.view.window != nil)
    #expect(middle.balance == 0 && second.balance == 1)
  }

  @Test func aScreenThatDismissesItsStackAsItLeavesEndsThePop() {
    final class Leaving: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { dismiss(animated: false) }
    }
    let world = ControllerWorld()
    let (root, below) = (world.controller("A"), world.controller("B"))
    world.show(root)
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(Leaving(), animated: false)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    world.stage.settle()
    world.log.clear()
    navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(world.log.take() == ["B didLoad", "A willAppear", "A didAppear"])
    #expect(navigation.transitionCoordinator == nil && navigation.children == [below])
  }

  @Test func aPushThatIsCoveredBeforeItsFirstFrameEnds() {
    let scene = scene()
    scene.navigation.pushViewController(scene.next, animated: true)
    scene.navigation.present(UIViewController(), animated: false)
    scene.world.stage.settle()
    #expect(scene.next.transitionCoordinator == nil && scene.next.parent === scene.navigation)
    scene.navigation.dismiss(animated: false)
    scene.navigation.popViewController(animated: true)
    scene.world.stage.settle()
    #expect(scene.root.view.window != nil && scene.next.parent == nil)
  }

  // MARK: Interactive pop

  private func pushed() -> Scene {
    let scene = scene()
    scene.navigation.pushViewController(scene.next, animated: false)
    scene.world.stage.settle()
    scene.world.log.clear()
    return scene
  }

  private func swipe(_ scene: Scene, to x: CGFloat, thenWait seconds: TimeInterval) {
    let stage = scene.world.stage
    stage.mouseDown(at: CGPoint(x: 5, y: 400))
    for step in 1...20 {
      stage.advance(frames: 1)
      stage.mouseMove(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 20, y: 400))
    }
    stage.advance(by: seconds)
  }

  @Test func aSwipeFromTheEdgeGoesBack() {
    let scene = pushed()
    swipe(scene, to: 300, thenWait: 0.3)
    let x = scene.world.presented(scene.next.view).minX
    #expect(x > 270 && x < 300, "the screen is under the finger, less the slop")
    #expect(scene.navigation.viewControllers == [scene.root])
    scene.world.stage.mouseUp()
    scene.world.stage.settle()
    #expect(scene.next.parent == nil && scene.root.balance == 1 && scene.next.balance == 0)
    #expect(
      scene.world.log.take() == [
        "B willDisappear+", "A willAppear+", "B didDisappear+", "A didAppear+",
      ])
  }

  @Test func theEdgeSwipePrecedesHorizontalScrolling() {
    let scene = pushed()
    let scroll = UIScrollView(frame: scene.next.view.bounds)
    scroll.contentSize = CGSize(width: 2000, height: 800)
    scroll.contentOffset = CGPoint(x: 500, y: 0)
    scene.next.view.addSubview(scroll)
    scene.world.stage.settle()
    swipe(scene, to: 300, thenWait: 0.3)
    scene.world.stage.mouseUp()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(scroll.contentOffset.x == 500)
  }

  @Test func resizingUnderTheFingerKeepsTheScreensTogether() {
    let scene = pushed()
    swipe(scene, to: 200, thenWait: 0.3)
    scene.world.stage.resize(to: CGSize(width: 900, height: 500))
    scene.world.stage.advance(frames: 2)
    scene.world.stage.mouseMove(to: CGPoint(x: 100, y: 400))
    scene.world.stage.advance(by: 0.3)
    scene.world.stage.mouseUp()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.next])
    #expect(scene.next.view.frame == CGRect(x: 0, y: 0, width: 900, height: 500))
    scene.navigation.popViewController(animated: true)
    scene.world.stage.settle()
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 900, height: 500))
  }

  @Test func showPushesOrPresents() {
    let scene = scene()
    scene.root.show(scene.next, sender: nil)
    #expect(scene.navigation.topViewController === scene.next)
    scene.world.stage.settle()
    let world = ControllerWorld()
    let (root, other) = (world.controller("A"), world.controller("B"))
    world.show(root)
    root.show(other, sender: nil)
    #expect(root.presentedViewController === other)
    world.stage.settle()
  }

  @Test func aSwipeThatReturnsIsCancelled() {
    let scene = pushed()
    swipe(scene, to: 150, thenWait: 0.3)
    scene.world.stage.mouseUp()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.next])
    #expect(scene.next.parent === scene.navigation && scene.root.view.superview == nil)
    #expect(scene.next.view.frame == scene.world.window.bounds)
    #expect(scene.navigation.navigationBar.topItem === scene.next.navigationItem)
    #expect(
      scene.world.log.take() == [
        "B willDisappear+", "A willAppear+", "A willDisappear+", "B willAppear+",
        "A didDisappear+", "B didAppear+",
      ])
    swipe(scene, to: 390, thenWait: 0)
    scene.world.stage.mouseUp()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root])
  }

  @Test func anAppsAnimatorAndInteractor() throws {
    let scene = pushed()
    let (transitions, driver) = (TestTransitions(), UIPercentDrivenInteractiveTransition())
    transitions.animator = SlidingAnimator()
    transitions.interactor = driver
    scene.navigation.delegate = transitions
    scene.navigation.popViewController(animated: true)
    driver.update(0.5)
    scene.world.stage.advance(frames: 2)
    #expect(abs(scene.world.presented(scene.next.view).minX - 200) < 1)
    driver.cancel()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.next])
    #expect(scene.next.view.frame.minX == 0)
    let third = scene.world.controller("C")
    scene.navigation.pushViewController(third, animated: true)
    driver.update(0.3)
    driver.cancel()
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.next])
    #expect(third.parent == nil && third.balance == 0 && scene.next.balance == 1)
  }

  // MARK: Bar

  @Test func theBarShowsTheTitleAndTheBackButton() throws {
    let scene = pushed()
    let bar = scene.navigation.navigationBar
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    scene.next.title = "New"
    scene.world.stage.settle()
    #expect(labels(in: bar).contains("New"))
    scene.world.stage.click(at: CGPoint(x: 20, y: 22))
    scene.world.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.root])
    var taps = 0
    scene.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do", primaryAction: UIAction { _ in taps += 1 })
    scene.world.stage.settle()
    scene.world.stage.click(at: CGPoint(x: 375, y: 22))
    #expect(taps == 1)
  }

  private func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  @Test func hidingTheBarExtendsTheSafeArea() {
    let scene = scene()
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.world.stage.settle()
    #expect(scene.navigation.navigationBar.frame.maxY == 0)
    #expect(scene.root.view.safeAreaInsets.top == 0)
    scene.navigation.isNavigationBarHidden = false
    #expect(scene.root.view.safeAreaInsets.top == 44)
  }

  /// A stack without a bar within a stack with one: the outer bar covers it, also when the window
  /// is resized.
  @Test func aStackWithinAStackKeepsItsSafeArea() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (holder, list) = (UIViewController(), UIViewController())
    let inner = UINavigationController(rootViewController: list)
    inner.isNavigationBarHidden = true
    holder.addChild(inner)
    inner.view.frame = holder.view.bounds
    holder.view.addSubview(inner.view)
    inner.didMove(toParent: holder)
    stage.show(UINavigationController(rootViewController: holder))
    stage.settle()
    #expect(list.view.safeAreaInsets.top == 44)
    for size in [CGSize(width: 900, height: 640), CGSize(width: 500, height: 760)] {
      stage.resize(to: size)
      stage.settle()
      #expect(list.view.safeAreaInsets.top == 44 && list.view.bounds.size == size)
    }
  }

  @Test func theSafeAreaFollowsViewsThatMoveBelowTheBar() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let screen = UIViewController()
    stage.show(UINavigationController(rootViewController: screen))
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    screen.view.addSubview(box)
    #expect(box.safeAreaInsets.top == 0)
    box.frame.origin.y = 10
    #expect(box.safeAreaInsets.top == 34)
    box.center.y = 64
    #expect(box.safeAreaInsets.top == 30)
  }

  @Test func layingOutTheBarAgainKeepsTheBackButtonsImage() throws {
    let scene = scene()
    scene.navigation.pushViewController(scene.next, animated: false)
    scene.world.stage.settle()
    let bar = scene.navigation.navigationBar
    func buttons(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }
    let back = try #require(
      buttons(in: bar).first { $0.currentImage?.isSymbol("chevron.left") == true })
    let image = back.currentImage
    bar.setNeedsLayout()
    for view in bar.subviews { view.setNeedsLayout() }
    scene.world.stage.settle()
    #expect(back.window != nil && back.currentImage === image)
  }
}
