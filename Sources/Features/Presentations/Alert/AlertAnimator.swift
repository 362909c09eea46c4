import Transitions
import UIKit

/// Runs UIKit's transition with the transition controller, or with the app's own animator.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let controller: AlertTransitionController
  private let isPresenting: Bool
  private var isAppDriven = false

  init(_ controller: AlertTransitionController, isPresenting: Bool) {
    self.controller = controller
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let context = controller.host.context
    let fades = ReducedMotion.isEnabled && context.animator == nil
    return fades ? ReducedMotion.fadeDuration : context.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting { context.placeScreenBelow() }
    if isPresenting, let wrapper = controller.wrapper, wrapper.superview == nil {
      context.containerView.addSubview(wrapper)
      controller.layOut()
      wrapper.layoutIfNeeded()
    }
    if let animator = controller.host.context.animator {
      isAppDriven = true
      controller.beginAppDriven(toward: isPresenting ? .presented : .dismissed)
      animator(
        AlertTransition(
          isPresenting: isPresenting, from: context.view(forKey: .from),
          to: context.view(forKey: .to), duration: transitionDuration(using: context),
          context: context))
    } else if isPresenting {
      controller.begin(toward: .presented, animated: true) { context.completeTransition($0) }
    } else {
      controller.begin(toward: .dismissed, animated: true) { context.completeDismissal($0) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard isAppDriven else { return }
    controller.endAppDriven(at: transitionCompleted == isPresenting ? .presented : .dismissed)
  }
}

extension UIViewControllerContextTransitioning {
  /// Adds the screen below: it appears if an alert is dismissed together with full screens below
  /// it.
  @MainActor func placeScreenBelow() {
    guard let coming = view(forKey: .to), let controller = viewController(forKey: .to) else {
      return
    }
    containerView.insertSubview(coming, at: 0)
    coming.frame = finalFrame(for: controller)
    coming.layoutIfNeeded()
  }
}
