import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import HeroTransitions

/// Delegates that the app sets, before or after Hero, go on being asked and told.
@MainActor @Suite(.serialized) struct DelegateTests {
  @Test("The app's own delegate is still called, and is back when Hero is off")
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

  @Test("One that the app sets later is called as well, and Hero goes on")
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

  @Test("One that hands on to the delegate it found makes no circle")
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

  @Test("An animator that the app brings is its own affair, interaction included")
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

  @Test("A transitioning delegate set before is asked first, and is back when Hero is off")
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

  @Test("Tabs: one set before and one set after are told, and their animator comes first")
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
