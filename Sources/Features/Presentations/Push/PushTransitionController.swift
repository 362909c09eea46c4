import Motion
import Transitions
import UIKit

/// Moves a screen over another, and restores both when it has arrived.
@MainActor final class PushTransitionController {
  let transition = InterruptibleTransition(
    PushPose.presented, target: { $0 == .presented ? .presented : .zero }, faded: { _ in .zero })
  private weak var container: UIView?
  private var above: UIView?
  private var below: UIView?
  private let dimmingView = UIView()
  private var context = PushContext()

  init() {
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition.apply = { [weak self] in self?.show($0.coverage) }
  }

  var phase: TransitionPhase { transition.phase }
  var coverage: CGFloat { transition.state.coverage }
  /// The velocity as a fraction of the width per second.
  var velocity: CGFloat { transition.velocity.coverage }

  // MARK: Views

  /// Begins to move the two screens of a transition.
  func take(above: UIView, below: UIView?, in container: UIView, _ context: PushContext) {
    restore()
    self.container = container
    self.above = above
    self.below = below
    self.context = context
    guard let below else { return }
    if below.superview !== container { container.insertSubview(below, at: 0) }
    dimmingView.frame = below.bounds
    below.addSubview(dimmingView)
  }

  /// Restores the views.
  private func restore() {
    dimmingView.removeFromSuperview()
    above?.alpha = 1
    if let container {
      above?.center = container.middle
      below?.center = container.middle
    }
    above = nil
    below = nil
  }

  func layOut() { if above != nil { transition.refresh() } }

  private func show(_ coverage: CGFloat) {
    guard let container, let above else { return }
    let part = min(1, max(0, coverage))
    let size = container.bounds.size
    for view in [above, below] where view?.bounds.size != size { view?.bounds.size = size }
    if transition.isFading {
      above.center = container.middle
      below?.center = container.middle
      above.alpha = part
      dimmingView.alpha = 0
      return
    }
    let side = context.edge.side(in: container)
    let distance = side.vector.scaled(by: side.length(size))
    above.center = container.middle.adding(distance.scaled(by: 1 - part))
    below?.center = container.middle.adding(distance.scaled(by: -context.parallax * part))
    dimmingView.alpha = context.dimming * part
  }

  // MARK: Presenting and dismissing

  func begin(toward side: TransitionSide, _ completion: @escaping (Bool) -> Void) {
    transition.begin(toward: side, .curve(.easeInOut, seconds: context.duration)) { [self] in
      restore()
      completion($0)
    }
  }

  /// Lets a swipe decide how UIKit's dismissal ends.
  func drive(_ context: any UIViewControllerContextTransitioning) {
    transition.refresh()
    transition.drive(context) { [self] in
      restore()
      context.completeDismissal($0)
    }
  }
}

extension UIView {
  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
