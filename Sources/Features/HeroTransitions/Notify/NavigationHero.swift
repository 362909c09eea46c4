import UIKit
import UIKitCompat

/// Animates a navigation controller if the app's own delegate has no animator.
@MainActor final class NavigationHero: NavigationAnimating {
  private weak var navigation: UINavigationController?
  private(set) var current: HeroTransition?
  private var inheritance: [HeroMoverIdentity: any InterruptedMotion] = [:]
  private var swipe: HeroBackSwipe?
  /// Set during the call that pops interactively.
  var isPoppingByHand = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    // A screen with its own transition, such as a photo browser, keeps it.
    NavigationDelegateMultiplexer.of(navigation).add(self, .afterApp)
    swipe = HeroBackSwipe(navigation, self)
  }

  func detach() {
    if let navigation { NavigationDelegateMultiplexer.of(navigation).remove(self) }
    swipe?.remove()
    swipe = nil
  }

  func animationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    current?.abandon()
    let transition = HeroTransition(
      .navigation, from: from, to: to, isPresenting: operation != .pop,
      animation: navigation.heroNavigationAnimationType, settings: navigation.heroSettings)
    transition.driver.wantsInteractiveStart = isPoppingByHand
    transition.inheritance = inheritance
    inheritance = [:]
    transition.onEnd = { [weak self, weak transition] _ in
      if self?.current === transition { self?.current = nil }
    }
    transition.shouldInterrupt = { [weak navigation, weak to] in
      guard let navigation else { return false }
      return navigation.topViewController !== to
    }
    transition.onInterruption = { [weak self] in self?.inheritance = $0 }
    transition.enroll([from, to, navigation])
    current = transition
    return transition
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? { (animator as? HeroTransition)?.driver }
}
