import UIKit
import UIKitCompat

/// Animates what concerns the browser in the stack that it was pushed onto.
@MainActor final class NavigationRelay: NavigationAnimating {
  private weak var browser: PhotoBrowserController?
  private weak var navigation: UINavigationController?
  private var isPoppingInteractively = false

  init(_ browser: PhotoBrowserController, in navigation: UINavigationController) {
    self.browser = browser
    self.navigation = navigation
    NavigationDelegateMultiplexer.of(navigation).add(self, .beforeApp)
  }

  func giveBack() {
    if let navigation { NavigationDelegateMultiplexer.of(navigation).remove(self) }
  }

  /// How the bar was before a browser that is on its way out of the stack took it away.
  var coverOfLeavingBrowser: BarCover? {
    guard let navigation else { return nil }
    let earlier = NavigationDelegateMultiplexer.of(navigation).animating
      .compactMap { $0 as? NavigationRelay }
      .prefix { $0 !== self }.compactMap(\.browser).reversed()
    // The first of a row of them that leave knows how it was.
    return earlier.prefix { browser in !navigation.viewControllers.contains { $0 === browser } }
      .compactMap(\.bars).last
  }

  /// Goes back a screen under the finger that holds the picture.
  func beginInteractivePop() {
    isPoppingInteractively = true
    navigation?.popViewController(animated: true)
    isPoppingInteractively = false
  }

  func animationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push, to === browser {
      return browser?.prepareTransition(isShowing: true, isNavigation: true)
    }
    guard operation == .pop, from === browser else { return nil }
    let transition = browser?.prepareTransition(isShowing: false, isNavigation: true)
    return isPoppingInteractively ? browser.map { InteractivePop($0) } : transition
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? InteractivePop }
}

/// A pop that goes as the picture in the finger goes: it ends when the picture has arrived.
@MainActor
private final class InteractivePop: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private weak var browser: PhotoBrowserController?

  init(_ browser: PhotoBrowserController) { self.browser = browser }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PhotoTransitionController.closingDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: false)
    guard let browser else {
      transitionContext.completeTransition(true)
      return
    }
    browser.transitionController.drive(transitionContext)
  }
}
