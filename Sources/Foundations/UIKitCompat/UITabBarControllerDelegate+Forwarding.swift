import UIKit

/// Hands calls on to a delegate that may not have them: on Apple's systems they are optional.
extension UITabBarControllerDelegate {
  public func forwardShouldSelect(
    _ controller: UIViewController, in tabs: UITabBarController
  ) -> Bool {
    #if os(Linux)
      tabBarController(tabs, shouldSelect: controller)
    #else
      tabBarController?(tabs, shouldSelect: controller) ?? true
    #endif
  }

  public func forwardDidSelect(_ controller: UIViewController, in tabs: UITabBarController) {
    #if os(Linux)
      tabBarController(tabs, didSelect: controller)
    #else
      tabBarController?(tabs, didSelect: controller)
    #endif
  }

  public func forwardAnimationController(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #else
      tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

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
