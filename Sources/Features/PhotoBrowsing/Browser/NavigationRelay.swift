import UIKit
import UIKitCompat

/// Stands in for the delegate of the stack that the browser was pushed onto: animates what concerns
/// the browser, and hands everything else on.
@MainActor final class NavigationRelay: NSObject, UINavigationControllerDelegate {
  private weak var browser: PhotoBrowser?
  private weak var navigation: UINavigationController?
  private weak var previous: (any UINavigationControllerDelegate)?
  private var isHoldingPop = false

  init(_ browser: PhotoBrowser, in navigation: UINavigationController) {
    self.browser = browser
    self.navigation = navigation
    previous = navigation.delegate
    super.init()
    navigation.delegate = self
  }

  /// The delegate is again who it was, unless the app set another one meanwhile. A relay that came
  /// later no longer asks this one.
  func giveBack() {
    if navigation?.delegate === self {
      navigation?.delegate = previous
      return
    }
    var later = navigation?.delegate as? NavigationRelay
    while let relay = later {
      if relay.previous === self { relay.previous = previous }
      later = relay.previous as? NavigationRelay
    }
  }

  /// How the bar was before a browser that is on its way out of the stack took it away.
  var coverOfLeavingBrowser: BarCover? {
    guard let earlier = previous as? NavigationRelay, let browser = earlier.browser else {
      return nil
    }
    let isOnStack = navigation?.viewControllers.contains { $0 === browser } == true
    return isOnStack ? nil : earlier.coverOfLeavingBrowser ?? browser.bars
  }

  /// Goes back a screen under the finger that holds the picture.
  func beginHeldPop() {
    isHoldingPop = true
    navigation?.popViewController(animated: true)
    isHoldingPop = false
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
    if operation == .push, toVC === browser {
      return browser?.prepareTransition(isShowing: true, isNavigation: true)
    }
    if operation == .pop, fromVC === browser {
      let transition = browser?.prepareTransition(isShowing: false, isNavigation: true)
      return isHoldingPop ? browser.map { HeldPop($0) } : transition
    }
    return previous?.forwardAnimationController(
      for: operation, from: fromVC, to: toVC, in: navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let held = animationController as? HeldPop { return held }
    if animationController === browser?.transition { return nil }
    return previous?.forwardInteractionController(
      for: animationController, in: navigationController)
  }
}

/// A pop that goes as the picture in the finger goes: it is over when the flight is.
@MainActor private final class HeldPop: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private weak var browser: PhotoBrowser?

  init(_ browser: PhotoBrowser) { self.browser = browser }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PhotoFlight.closingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: false)
    guard let browser else {
      transitionContext.completeTransition(true)
      return
    }
    browser.flight.hold(onAim: { isClosing in
      // The bar goes along; caught and sent elsewhere, so does the transition.
      if !transitionContext.isInteractive { transitionContext.pauseInteractiveTransition() }
      if isClosing {
        transitionContext.finishInteractiveTransition()
      } else {
        transitionContext.cancelInteractiveTransition()
      }
    }) { isClosed in transitionContext.endHiding(isClosed) }
  }
}
