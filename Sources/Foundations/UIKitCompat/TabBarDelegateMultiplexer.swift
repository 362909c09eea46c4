import UIKit

/// An object that provides animators for changes of the selected tab.
@MainActor public protocol TabAnimating: AnyObject {
  /// Returns an animator, or `nil` to change tabs without animation.
  func animationController(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns an interaction controller. Called only for animators that the receiver returned.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// A delegate of a tab bar controller that forwards to the app's own delegate, even if it is set
/// later, and to an object that animates the changes for which the app's delegate has no animator.
@MainActor public final class TabBarDelegateMultiplexer: NSObject, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  private weak var animating: (any TabAnimating)?
  private let proxy = DelegateProxy<any UITabBarControllerDelegate>()
  private var delegateObserver: DelegateObserver?
  /// The last animator that wasn't provided by the app's delegate.
  private weak var ours: (any UIViewControllerAnimatedTransitioning)?

  /// Installs the multiplexer. The caller owns it.
  public init(_ tabs: UITabBarController, for animating: any TabAnimating) {
    self.tabs = tabs
    self.animating = animating
    super.init()
    install()
    delegateObserver = DelegateObserver(tabs) { [weak self] in self?.install() }
  }

  /// Restores the app's delegate.
  public func remove() {
    delegateObserver?.stop()
    delegateObserver = nil
    tabs?.delegate = proxy.target as? any UITabBarControllerDelegate
  }

  private func install() {
    guard let tabs, tabs.delegate !== self else { return }
    proxy.setTarget(tabs.delegate)
    tabs.delegate = self
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    proxy.forward(.init("shouldSelect", about: viewController)) {
      $0.forwardShouldSelect(viewController, in: tabBarController)
    } ?? true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    proxy.forward(.init("didSelect", about: viewController)) {
      $0.forwardDidSelect(viewController, in: tabBarController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let app = proxy.forward(.init("animator", about: toVC)) {
      $0.forwardAnimationController(from: fromVC, to: toVC, in: tabBarController)
    }
    if let app { return app }
    let own = animating?.animationController(from: fromVC, to: toVC, in: tabBarController)
    ours = own
    return own
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === ours {
      return animating?.interactionController(for: animationController, in: tabBarController)
    }
    return proxy.forward(.init("interactor", about: animationController)) {
      $0.forwardInteractionController(for: animationController, in: tabBarController)
    }
  }
}
