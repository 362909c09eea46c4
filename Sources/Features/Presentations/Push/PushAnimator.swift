import Transitions
import UIKit

/// Runs UIKit's transition with the transition controller.
@MainActor final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transitionController: PushTransitionController
  private let context: PushContext
  private let isPresenting: Bool

  init(
    _ transitionController: PushTransitionController, _ context: PushContext, isPresenting: Bool
  ) {
    self.transitionController = transitionController
    self.context = context
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ReducedMotion.isEnabled ? ReducedMotion.fadeDuration : context.duration }

  func animateTransition(using transition: any UIViewControllerContextTransitioning) {
    guard place(transition) else { return transition.completeTransition(true) }
    if isPresenting {
      transitionController.begin(toward: .presented) { transition.completeTransition($0) }
    } else {
      transitionController.begin(toward: .dismissed) { transition.completeDismissal($0) }
    }
  }

  /// Adds the screens to the container. Returns false if there is none to move.
  func place(_ transition: any UIViewControllerContextTransitioning) -> Bool {
    let container = transition.containerView
    let coming = transition.view(forKey: .to)
    if let coming {
      coming.bounds.size = container.bounds.size
      coming.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
      container.insertSubview(coming, at: isPresenting ? container.subviews.count : 0)
      coming.layoutIfNeeded()
    }
    let leaving = transition.view(forKey: .from)
    guard let above = isPresenting ? coming : leaving else { return false }
    transitionController.take(
      above: above, below: isPresenting ? leaving : coming, in: container, context)
    return true
  }
}
