import UIKit

/// Lets UIKit's transition be moved by the flight.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let flight: AlertFlight
  private let isPresenting: Bool
  private var isForeign = false

  init(_ flight: AlertFlight, isPresenting: Bool) {
    self.flight = flight
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let context = flight.host.context
    return ReducedMotion.isWanted && context.animator == nil ? ReducedMotion.fade : context.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting { context.placeScreenBelow() }
    if isPresenting, let wrapper = flight.wrapper, wrapper.superview == nil {
      context.containerView.addSubview(wrapper)
      flight.layOut()
      wrapper.layoutIfNeeded()
    }
    if let animator = flight.host.context.animator {
      isForeign = true
      flight.standBack(opening: isPresenting)
      animator(
        AlertTransition(
          isPresenting: isPresenting, from: context.view(forKey: .from),
          to: context.view(forKey: .to), duration: transitionDuration(using: context),
          context: context))
    } else if isPresenting {
      flight.open(animated: true) { context.completeTransition($0) }
    } else {
      flight.close(animated: true) { context.endDismissal($0) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if isForeign { flight.stoodBack(isOpen: transitionCompleted == isPresenting) }
  }
}

extension UIViewControllerContextTransitioning {
  /// An alert that goes together with full screens below it shows what comes back below those.
  @MainActor func placeScreenBelow() {
    guard let coming = view(forKey: .to), let controller = viewController(forKey: .to) else {
      return
    }
    containerView.insertSubview(coming, at: 0)
    coming.frame = finalFrame(for: controller)
    coming.layoutIfNeeded()
  }
}
