import QuartzCore

/// The animated transitions of alerts: alerts fade and scale in place, action sheets move from and
/// to the bottom.
final class AlertTransitions: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(of: presented, isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(of: dismissed, isPresenting: false) }

  /// Returns the animator of an alert; popovers have their own animator.
  private func animator(
    of alert: UIViewController, isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    alert.presentation is UIPopoverPresentationController
      ? nil : AlertAnimator(isPresenting: isPresenting)
  }
}

private final class AlertAnimator: NSObject, SystemAnimating {
  private let isPresenting: Bool
  var timing: ViewAnimation.Timing { .system }
  private static let startScale: CGFloat = 1.2

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.335 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let alert = context.viewController(forKey: key) as? UIAlertController,
      let view = alert.view as? AlertView
    else { return context.completeTransition(true) }
    if isPresenting {
      context.containerView.addSubview(view)
      view.fill(context.finalFrame(for: alert))
      view.layoutIfNeeded()
    }
    let away = { [isPresenting] in
      view.dim.alpha = 0
      Self.moveAway(view.stage, alert.preferredStyle, isComing: isPresenting)
    }
    let back = {
      view.dim.alpha = 1
      view.stage.alpha = 1
      view.stage.transform = .identity
    }
    if isPresenting { UIView.performWithoutAnimation(away) }
    ViewAnimation(
      duration: transitionDuration(using: context), delay: 0, timing: timing,
      options: .allowUserInteraction,
      completion: { _ in
        UIView.performWithoutAnimation(back)
        context.completeTransition(!context.transitionWasCancelled)
      }
    ).run(isPresenting ? back : away)
  }

  /// Moves the panel to where it appears from or disappears to. With reduced motion, it only fades.
  private static func moveAway(
    _ stage: UIView, _ style: UIAlertController.Style, isComing: Bool
  ) {
    if style == .alert || UIAccessibility.isReduceMotionEnabled {
      stage.alpha = 0
      guard isComing, !UIAccessibility.isReduceMotionEnabled else { return }
      stage.transform = CGAffineTransform(scaleX: startScale, y: startScale)
    } else {
      stage.transform = CGAffineTransform(translationX: 0, y: stage.bounds.height / 2)
      stage.alpha = 0
    }
  }
}
