import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct TabBarMultiplexerTests {
  private final class AppDelegate: NSObject, UITabBarControllerDelegate {
    var selected: [Int] = []
    var isAllowed = true
    var animator: Fade?

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool { isAllowed }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      selected.append(tabs.selectedIndex)
    }
    func tabBarController(
      _ tabs: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Animating: TabAnimating {
    let animator = Fade()
    var interactionAsked = 0

    func animationController(
      from: UIViewController, to: UIViewController, in tabs: UITabBarController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionController(
      for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactionAsked += 1
      return nil
    }
  }

  private let stage = Stage()
  private let tabs = UITabBarController()
  private let app = AppDelegate()
  private let animating = Animating()

  init() {
    tabs.viewControllers = (0..<3).map { number in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "\(number)", image: nil, tag: number)
      return controller
    }
    stage.show(tabs)
  }

  @Test("A change that the app doesn't animate is animated by the participant")
  func animates() {
    tabs.delegate = app
    let shared = TabBarDelegateMultiplexer(tabs, for: animating)
    #expect(tabs.delegate === shared)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(animating.animator.runs == 1)
    #expect(animating.interactionAsked == 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("An animator of the app takes precedence over the participant's")
  func appFirst() throws {
    let shared = TabBarDelegateMultiplexer(tabs, for: animating)
    app.animator = Fade()
    tabs.delegate = app
    #expect(tabs.delegate === shared)
    tabs.selectedIndex = 2
    stage.settle()
    #expect(try #require(app.animator).runs == 1)
    #expect(animating.animator.runs == 0)
    #expect(animating.interactionAsked == 0)
  }

  @Test("The app's delegate decides which tab may be selected, and is told of it")
  func selection() throws {
    tabs.delegate = app
    let shared = TabBarDelegateMultiplexer(tabs, for: animating)
    let controllers = try #require(tabs.viewControllers)
    #expect(shared.tabBarController(tabs, shouldSelect: controllers[1]))
    app.isAllowed = false
    #expect(!shared.tabBarController(tabs, shouldSelect: controllers[1]))
    shared.tabBarController(tabs, didSelect: controllers[1])
    #expect(app.selected == [0])
    tabs.delegate = nil
    #expect(tabs.delegate === shared)
    #expect(shared.tabBarController(tabs, shouldSelect: controllers[1]))
  }

  @Test("Removing it restores the app's delegate")
  func remove() {
    tabs.delegate = app
    let shared = TabBarDelegateMultiplexer(tabs, for: animating)
    shared.remove()
    #expect(tabs.delegate === app)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(animating.animator.runs == 0)
    #expect(tabs.selectedIndex == 1)
  }
}
