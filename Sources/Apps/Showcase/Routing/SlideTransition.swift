import UIKit

/// Slides in from the trailing edge while the screen below moves by three tenths.
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return context.completeTransition(false) }
    // The screen below is not part of the transition.
    let isPresenting = context.view(forKey: .to) != nil
    let moving: UIView = isPresenting ? to.view : from.view
    let below: UIView = isPresenting ? from.view : to.view
    let width = context.containerView.bounds.width
    if isPresenting {
      moving.frame = context.finalFrame(for: to)
      context.containerView.addSubview(moving)
    }
    let away = CGAffineTransform(translationX: width, y: 0)
    let aside = CGAffineTransform(translationX: -0.3 * width, y: 0)
    moving.transform = isPresenting ? away : .identity
    below.transform = isPresenting ? .identity : aside
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) {
      moving.transform = isPresenting ? .identity : away
      below.transform = isPresenting ? aside : .identity
    } completion: { _ in
      let isComplete = !context.transitionWasCancelled
      below.transform = .identity
      if isComplete, !isPresenting { moving.removeFromSuperview() }
      moving.transform = .identity
      context.completeTransition(isComplete)
    }
  }
}
