import UIKit

/// Hands calls on to a delegate that may not have them: on Apple's systems they are optional.
extension UIViewControllerTransitioningDelegate {
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

  public func forwardAnimationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if os(Linux)
      animationController(forDismissed: dismissed)
    #else
      animationController?(forDismissed: dismissed)
    #endif
  }

  public func forwardInteractionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      interactionControllerForPresentation(using: animator)
    #else
      interactionControllerForPresentation?(using: animator)
    #endif
  }

  public func forwardInteractionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if os(Linux)
      interactionControllerForDismissal(using: animator)
    #else
      interactionControllerForDismissal?(using: animator)
    #endif
  }

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
