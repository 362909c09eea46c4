import UIKit
import UIKitCompat

/// Provides the animations of the navigation controller that the browser was pushed onto, for its
/// own push and pop.
@MainActor final class BrowserNavigationDelegate: NavigationAnimating {
  private weak var browser: PhotoBrowserController?
  private weak var navigation: UINavigationController?
  /// The pop that a finger drives.
  private var interactivePop: InteractivePop?

  init(_ browser: PhotoBrowserController, in navigation: UINavigationController) {
    self.browser = browser
    self.navigation = navigation
    NavigationDelegateMultiplexer.of(navigation).add(self, .beforeApp)
  }

  func detach() {
    if let navigation { NavigationDelegateMultiplexer.of(navigation).remove(self) }
  }

  /// The bar fader of a browser that is leaving the stack, which knows how the bar was before it.
  var barFaderOfLeavingBrowser: NavigationBarFader? {
    guard let navigation else { return nil }
    let earlier = NavigationDelegateMultiplexer.of(navigation).animating
      .compactMap { $0 as? BrowserNavigationDelegate }
      .prefix { $0 !== self }.compactMap(\.browser).reversed()
    // If several browsers leave, the first one knows how it was.
    return earlier.prefix { browser in !navigation.viewControllers.contains { $0 === browser } }
      .compactMap(\.barFader).last
  }

  /// Pops the browser interactively while a finger holds the photo.
  func beginInteractivePop() {
    interactivePop = InteractivePop(duration: PhotoTransitionController.closingDuration)
    navigation?.popViewController(animated: true)
    if interactivePop?.browser == nil { interactivePop = nil }
  }

  func animationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push, to === browser { return browser?.prepareTransition(isShowing: true) }
    guard operation == .pop, from === browser else { return nil }
    let transition = browser?.prepareTransition(isShowing: false)
    guard let interactivePop, interactivePop.browser == nil else { return transition }
    interactivePop.browser = browser
    return interactivePop
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === interactivePop ? interactivePop : nil
  }
}

/// A pop that follows the photo under the finger and ends when the photo has arrived.
@MainActor
private final class InteractivePop: PhotoBrowserTransition,
  UIViewControllerInteractiveTransitioning
{
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    transitionContext.placeScreens(isShowing: false)
    guard let browser else { return transitionContext.completeTransition(isShowing: false) }
    browser.transitionController.drive(transitionContext)
  }
}
