import UIKit

/// Lets UIKit's transition be moved by the flight.
@MainActor final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let flight: PushFlight
  private let context: PushContext
  private let isPresenting: Bool

  init(_ flight: PushFlight, _ context: PushContext, isPresenting: Bool) {
    self.flight = flight
    self.context = context
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ReducedMotion.isWanted ? ReducedMotion.fade : context.duration }

  func animateTransition(using transition: any UIViewControllerContextTransitioning) {
    guard place(transition) else { return transition.completeTransition(true) }
    if isPresenting {
      flight.open { transition.completeTransition($0) }
    } else {
      flight.close { transition.endDismissal($0) }
    }
  }

  /// Puts the screens where they belong. False when there is none to move.
  func place(_ transition: any UIViewControllerContextTransitioning) -> Bool {
    let container = transition.containerView
    let coming = transition.view(forKey: .to)
    if let coming {
      coming.bounds.size = container.bounds.size
      coming.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
      if isPresenting { container.addSubview(coming) } else { container.insertSubview(coming, at: 0) }
      coming.layoutIfNeeded()
    }
    let leaving = transition.view(forKey: .from)
    guard let above = isPresenting ? coming : leaving else { return false }
    flight.take(above: above, below: isPresenting ? leaving : coming, in: container, context)
    return true
  }
}
