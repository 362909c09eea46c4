import UIKit

/// Animates changes of tabs.
@MainActor public protocol TabAnimating: AnyObject {
  /// Nil changes at once.
  func animationController(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Only asked about animators of its own.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate of a tab bar controller on behalf of the app's own, whenever that is set, and of one
/// who animates what the app leaves to it.
@MainActor public final class SharedTabBarDelegate: NSObject, UITabBarControllerDelegate {
  private weak var tabs: UITabBarController?
  private weak var animating: (any TabAnimating)?
  private let kept = KeptDelegate<any UITabBarControllerDelegate>()
  private var watch: DelegateWatch?
  /// The last animator that was not the app's.
  private weak var ours: (any UIViewControllerAnimatedTransitioning)?

  /// Whoever makes it holds it.
  public init(_ tabs: UITabBarController, for animating: any TabAnimating) {
    self.tabs = tabs
    self.animating = animating
    super.init()
    standIn()
    watch = DelegateWatch(tabs) { [weak self] in self?.standIn() }
  }

  /// Leaves the tabs to the app's delegate.
  public func remove() {
    watch?.stop()
    watch = nil
    tabs?.delegate = kept.current as? any UITabBarControllerDelegate
  }

  private func standIn() {
    guard let tabs, tabs.delegate !== self else { return }
    kept.keep(tabs.delegate)
    tabs.delegate = self
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    kept.ask(.init("shouldSelect", about: viewController)) {
      $0.forwardShouldSelect(viewController, in: tabBarController)
    } ?? true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    kept.ask(.init("didSelect", about: viewController)) {
      $0.forwardDidSelect(viewController, in: tabBarController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let app = kept.ask(.init("animator", about: toVC)) {
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
    return kept.ask(.init("interactor", about: animationController)) {
      $0.forwardInteractionController(for: animationController, in: tabBarController)
    }
  }
}
