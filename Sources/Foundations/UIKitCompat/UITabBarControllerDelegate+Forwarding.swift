import UIKit

/// Forwards calls to a delegate that may not implement them, as they are optional on Apple's
/// systems.
extension UITabBarControllerDelegate {
  /// Asks the delegate whether a tab may be selected; `true` if it doesn't implement the method.
  public func forwardShouldSelect(
    _ controller: UIViewController, in tabs: UITabBarController
  ) -> Bool {
    #if os(Linux)
      tabBarController(tabs, shouldSelect: controller)
    #else
      tabBarController?(tabs, shouldSelect: controller) ?? true
    #endif
  }

  /// Calls `tabBarController(_:didSelect:)` if the delegate implements it.
  public func forwardDidSelect(_ controller: UIViewController, in tabs: UITabBarController) {
    #if os(Linux)
      tabBarController(tabs, didSelect: controller)
    #else
      tabBarController?(tabs, didSelect: controller)
    #endif
  }

  /// Asks the delegate for an animation controller; `nil` if it doesn't implement the method.
  public func forwardAnimationController(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #else
      tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  /// Asks the delegate for an interaction controller; `nil` if it doesn't implement the method.
  public func forwardInteractionController(
    for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      tabBarController(tabs, interactionControllerFor: animator)
    #else
      tabBarController?(tabs, interactionControllerFor: animator)
    #endif
  }
}
