import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import HeroTransitions

/// Delegates that the app sets before or after Hero are still called.
@MainActor @Suite(.serialized) struct DelegateTests {
  @Test("The app's delegate is still called, and is restored when Hero is disabled")
  func navigationDelegate() {
    let world = HeroWorld(.navigation)
    let navigation = world.navigation
    let delegate = AppDelegate()
    navigation?.isHeroEnabled = false
    navigation?.delegate = delegate
    navigation?.isHeroEnabled = true
    world.go()
    world.settle()
    #expect(delegate.calls == ["willShow", "didShow"])
    navigation?.isHeroEnabled = false
    #expect(navigation?.delegate === delegate && navigation?.isHeroEnabled == false)
    #expect(navigation?.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test("A delegate that the app sets later is called too, and Hero still works")
  func laterDelegate() {
    let world = HeroWorld(.navigation)
    let (first, second) = (AppDelegate(), AppDelegate())
    world.navigation?.delegate = first
    world.navigation?.delegate = second
    #expect(world.navigation?.isHeroEnabled == true)
    #expect(world.go() != nil)
    world.settle()
    #expect(first.calls.isEmpty && second.calls == ["willShow", "didShow"])
    world.navigation?.delegate = nil
    #expect(world.back() != nil)
    world.settle()
    #expect(second.calls.count == 2)
    world.navigation?.delegate = first
    world.navigation?.isHeroEnabled = false
    #expect(world.navigation?.delegate === first)
  }

  @Test("A delegate that forwards to the previous one causes no cycle")
  func standIn() {
    let world = HeroWorld(.navigation)
    let (own, standIn) = (AppDelegate(), AppDelegate())
    world.navigation?.delegate = own
    standIn.next = world.navigation?.delegate
    world.navigation?.delegate = standIn
    #expect(world.go() != nil)
    world.settle()
    #expect(standIn.calls == ["willShow", "didShow"] && own.calls == standIn.calls)
    #expect(world.second.told == ["will", "end"])
  }

  @Test("An animator of the app takes precedence, including its interaction")
  func ownAnimator() {
    let world = HeroWorld(.navigation)
    let delegate = AppDelegate()
    delegate.animator = PlainAnimator()
    world.navigation?.delegate = delegate
    #expect(world.go() == nil)
    world.settle()
    #expect(world.second.view.window != nil && delegate.calls.contains("interactor"))
    delegate.animator = nil
    delegate.calls = []
    #expect(world.back() != nil)
    world.settle()
    #expect(delegate.calls == ["willShow", "didShow"])
  }

  @Test("An existing transitioning delegate is asked first, and restored when Hero is disabled")
  func transitioningDelegate() {
    let world = HeroWorld()
    let delegate = AppDelegate()
    world.second.isHeroEnabled = false
    world.second.transitioningDelegate = delegate
    world.second.isHeroEnabled = true
    #expect(world.go() != nil)
    world.settle()
    #expect(world.back() != nil)
    world.settle()
    #expect(delegate.calls == ["presented", "dismissed"])
    delegate.animator = PlainAnimator()
    #expect(world.go() == nil)
    world.settle()
    #expect(world.second.view.window != nil)
    world.second.isHeroEnabled = false
    #expect(world.second.transitioningDelegate === delegate)
  }

  @Test("Tab bar delegates set before and after are called, and their animator comes first")
  func tabDelegate() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let tabs = UITabBarController()
    tabs.viewControllers = [HeroPage("left"), HeroPage("right")]
    let (first, second) = (AppDelegate(), AppDelegate())
    tabs.delegate = first
    tabs.isHeroEnabled = true
    stage.show(tabs)
    stage.tap(at: CGPoint(x: 300, y: 790))
    #expect(first.calls == ["shouldSelect", "didSelect"] && tabs.heroTransition != nil)
    stage.settle()
    tabs.delegate = second
    stage.tap(at: CGPoint(x: 100, y: 790))
    #expect(second.calls == ["shouldSelect", "didSelect"] && tabs.heroTransition != nil)
    stage.settle()
    #expect(first.calls.count == 2 && tabs.isHeroEnabled)
    second.animator = PlainAnimator()
    stage.tap(at: CGPoint(x: 300, y: 790))
    #expect(tabs.heroTransition == nil && tabs.selectedIndex == 1)
    tabs.isHeroEnabled = false
    #expect(tabs.delegate === second)
  }
}
