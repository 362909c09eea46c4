import UIKit
import UIKitCompat

/// Animates changes of tabs, as the tab bar controller's delegate; the one before it goes on being
/// asked.
@MainActor final class TabHero: NSObject, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  private weak var previous: (any UITabBarControllerDelegate)?
  private(set) var current: HeroTransition?
  private var inheritance: [HeroMoverIdentity: HeroRun.Handover] = [:]

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
  }

  func attach() {
    guard let tabs, tabs.delegate !== self else { return }
    previous = tabs.delegate
    tabs.delegate = self
  }

  func detach() {
    if tabs?.delegate === self { tabs?.delegate = previous }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { previous?.forwardShouldSelect(viewController, in: tabBarController) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { previous?.forwardDidSelect(viewController, in: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let other = previous?.forwardAnimationController(
      from: fromVC, to: toVC, in: tabBarController)
    {
      return other
    }
    let screens = tabBarController.viewControllers ?? []
    let (from, to) = (
      screens.firstIndex { $0 === fromVC } ?? 0, screens.firstIndex { $0 === toVC } ?? 0
    )
    current?.abandon()
    let transition = HeroTransition(
      .tab, from: fromVC, to: toVC, isPresenting: to > from,
      animation: tabBarController.heroTabBarAnimationType, settings: tabBarController.heroSettings)
    transition.inheritance = inheritance
    inheritance = [:]
    transition.onEnd = { [weak self, weak transition] _ in
      if self?.current === transition { self?.current = nil }
    }
    transition.shouldGiveWay = { [weak tabBarController, weak toVC] in
      guard let tabBarController else { return false }
      return tabBarController.selectedViewController !== toVC
    }
    transition.onGiveWay = { [weak self] in self?.inheritance = $0 }
    transition.enroll([fromVC, toVC, tabBarController])
    current = transition
    return transition
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let hero = animationController as? HeroTransition { return hero.driver }
    return previous?.forwardInteractionController(for: animationController, in: tabBarController)
  }
}
