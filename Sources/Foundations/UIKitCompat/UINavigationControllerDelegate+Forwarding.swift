import UIKit

/// Hands calls on to a delegate that may not have them: on Apple's systems they are optional.
extension UINavigationControllerDelegate {
  public func forwardWillShow(
    _ controller: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    #if os(Linux)
      navigationController(navigation, willShow: controller, animated: animated)
    #else
      navigationController?(navigation, willShow: controller, animated: animated)
    #endif
  }

  public func forwardDidShow(
    _ controller: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    #if os(Linux)
      navigationController(navigation, didShow: controller, animated: animated)
    #else
      navigationController?(navigation, didShow: controller, animated: animated)
    #endif
  }

  public func forwardAnimationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      navigationController(navigation, animationControllerFor: operation, from: from, to: to)
    #else
      navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
    #endif
  }

  public func forwardInteractionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      navigationController(navigation, interactionControllerFor: animator)
    #else
      navigationController?(navigation, interactionControllerFor: animator)
    #endif
  }
}
