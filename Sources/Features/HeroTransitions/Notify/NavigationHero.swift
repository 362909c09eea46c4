import UIKit
import UIKitCompat

/// Animates what happens in a stack, as its delegate; the delegate before it goes on being asked.
@MainActor final class NavigationHero: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private weak var previous: (any UINavigationControllerDelegate)?
  private(set) var current: HeroTransition?
  private var inheritance: [HeroMoverIdentity: HeroRun.Handover] = [:]
  private var swipe: HeroBackSwipe?
  /// Set for the length of the call that asks for a pop by hand.
  var isPoppingByHand = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func attach() {
    guard let navigation, navigation.delegate !== self else { return }
    previous = navigation.delegate
    navigation.delegate = self
    if swipe == nil { swipe = HeroBackSwipe(navigation, self) }
  }

  func detach() {
    if navigation?.delegate === self { navigation?.delegate = previous }
    swipe?.remove()
    swipe = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    previous?.forwardWillShow(viewController, in: navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    previous?.forwardDidShow(viewController, in: navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A screen with a transition of its own, a photo browser say, keeps it.
    if let other = previous?.forwardAnimationController(
      for: operation, from: fromVC, to: toVC, in: navigationController)
    {
      return other
    }
    current?.abandon()
    let transition = HeroTransition(
      .navigation, from: fromVC, to: toVC, isPresenting: operation != .pop,
      animation: navigationController.heroNavigationAnimationType,
      settings: navigationController.heroSettings)
    transition.driver.wantsInteractiveStart = isPoppingByHand
    transition.inheritance = inheritance
    inheritance = [:]
    transition.onEnd = { [weak self, weak transition] _ in
      if self?.current === transition { self?.current = nil }
    }
    transition.shouldGiveWay = { [weak navigationController, weak toVC] in
      guard let navigationController else { return false }
      return navigationController.topViewController !== toVC
    }
    transition.onGiveWay = { [weak self] in self?.inheritance = $0 }
    transition.enroll([fromVC, toVC, navigationController])
    current = transition
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let hero = animationController as? HeroTransition { return hero.driver }
    return previous?.forwardInteractionController(
      for: animationController, in: navigationController)
  }
}
