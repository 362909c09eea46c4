import UIKit
import UIKitCompat

/// Animates changes of tabs if the app's own delegate has no animator.
@MainActor final class TabHero: TabAnimating {
  private var delegate: TabBarDelegateMultiplexer?
  private(set) var current: HeroTransition?
  private var inheritance: [HeroMoverIdentity: any InterruptedMotion] = [:]

  init(_ tabs: UITabBarController) { delegate = TabBarDelegateMultiplexer(tabs, for: self) }

  func detach() {
    delegate?.remove()
    delegate = nil
  }

  func animationController(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screens = tabs.viewControllers ?? []
    let (first, second) = (
      screens.firstIndex { $0 === from } ?? 0, screens.firstIndex { $0 === to } ?? 0
    )
    current?.abandon()
    let transition = HeroTransition(
      .tab, from: from, to: to, isPresenting: second > first,
      animation: tabs.heroTabBarAnimationType, settings: tabs.heroSettings)
    transition.inheritance = inheritance
    inheritance = [:]
    transition.onEnd = { [weak self, weak transition] _ in
      if self?.current === transition { self?.current = nil }
    }
    transition.shouldInterrupt = { [weak tabs, weak to] in
      guard let tabs else { return false }
      return tabs.selectedViewController !== to
    }
    transition.onInterruption = { [weak self] in self?.inheritance = $0 }
    transition.enroll([from, to, tabs])
    current = transition
    return transition
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) -> (any UIViewControllerInteractiveTransitioning)? { (animator as? HeroTransition)?.driver }
}
