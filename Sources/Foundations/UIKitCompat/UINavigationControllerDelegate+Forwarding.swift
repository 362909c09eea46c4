import UIKit

/// Forwards calls to a delegate that may not implement them, as they are optional on Apple's
/// systems.
extension UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)` if the delegate implements it.
  public func forwardWillShow(
    _ controller: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    #if os(Linux)
      navigationController(navigation, willShow: controller, animated: animated)
    #else
      navigationController?(navigation, willShow: controller, animated: animated)
    #endif
  }

  /// Calls `navigationController(_:didShow:animated:)` if the delegate implements it.
  public func forwardDidShow(
    _ controller: UIViewController, in navigation: UINavigationController, animated: Bool
  ) {
    #if os(Linux)
      navigationController(navigation, didShow: controller, animated: animated)
    #else
      navigationController?(navigation, didShow: controller, animated: animated)
    #endif
  }

  /// Asks the delegate for an animation controller; `nil` if it doesn't implement the method.
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

  /// Asks the delegate for an interaction controller; `nil` if it doesn't implement the method.
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
