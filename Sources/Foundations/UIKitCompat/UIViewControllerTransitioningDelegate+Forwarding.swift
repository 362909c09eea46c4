import UIKit

/// Forwards calls to a delegate that may not implement them, as they are optional on Apple's
/// systems.
extension UIViewControllerTransitioningDelegate {
  /// Asks the delegate for a presentation's animation controller; `nil` if it doesn't implement it.
  public func forwardAnimationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      animationController(forPresented: presented, presenting: presenting, source: source)
    #else
      animationController?(forPresented: presented, presenting: presenting, source: source)
    #endif
  }

  /// Asks the delegate for a dismissal's animation controller; `nil` if it doesn't implement it.
  public func forwardAnimationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      animationController(forDismissed: dismissed)
    #else
      animationController?(forDismissed: dismissed)
    #endif
  }

  /// Asks the delegate for a presentation's interaction controller; `nil` if it doesn't implement
  /// it.
  public func forwardInteractionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      interactionControllerForPresentation(using: animator)
    #else
      interactionControllerForPresentation?(using: animator)
    #endif
  }

  /// Asks the delegate for a dismissal's interaction controller; `nil` if it doesn't implement it.
  public func forwardInteractionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      interactionControllerForDismissal(using: animator)
    #else
      interactionControllerForDismissal?(using: animator)
    #endif
  }

  /// Asks the delegate for a presentation controller; `nil` if it doesn't implement the method.
  public func forwardPresentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    #if os(Linux)
      presentationController(forPresented: presented, presenting: presenting, source: source)
    #else
      presentationController?(forPresented: presented, presenting: presenting, source: source)
    #endif
  }
}
