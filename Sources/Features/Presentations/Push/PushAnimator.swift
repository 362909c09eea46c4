import UIKit

/// Lets UIKit's transition be moved by the flight.
@MainActor final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let flight: PushFlight
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
      flight.close { Self.endClosing(transition, $0) }
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

  /// The screen below is UIKit's to keep; of a closing that did not happen, it goes out of sight.
  static func endClosing(
    _ transition: any UIViewControllerContextTransitioning, _ isClosed: Bool
  ) {
    if !isClosed { transition.view(forKey: .to)?.removeFromSuperview() }
    transition.completeTransition(isClosed)
  }
}

/// A dismissal that a finger has in hand: the flight says how it ends.
@MainActor final class HeldPush: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: PushAnimator

  init(_ animator: PushAnimator) {
    self.animator = animator
    super.init()
  }

  func startInteractiveTransition(_ transition: any UIViewControllerContextTransitioning) {
    guard animator.place(transition) else { return transition.completeTransition(true) }
    animator.flight.hold { aim in
      switch aim {
      case .held: transition.pauseInteractiveTransition()
      case .opening: transition.cancelInteractiveTransition()
      case .closing: transition.finishInteractiveTransition()
      }
    } _: { isClosed in
      PushAnimator.endClosing(transition, isClosed)
    }
  }
}
