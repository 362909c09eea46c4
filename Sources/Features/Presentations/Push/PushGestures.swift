import Motion
import Transitions
import UIKit
import UIKitCompat

/// The gestures of a pushed screen: swipe back, interrupt a transition, and the mouse's back
/// button.
@MainActor final class PushGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: PushPresentationController
  private weak var container: UIView?
  private let pan: UIPanGestureRecognizer
  private let interaction: TransitionInteraction
  private let backButton = UITapGestureRecognizer()
  /// The coverage when the swipe began.
  private var start: CGFloat?

  private var transition: InterruptibleTransition<PushPose> { host.transition }
  private var context: PushContext { host.context }
  private var side: PushEdge.Side { context.edge.side(in: container) }

  init(_ host: PushPresentationController, in container: UIView) {
    self.host = host
    self.container = container
    if host.context.swipe == .fromEdge {
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = host.context.edge.side(in: container).swipeEdge
      pan = edgePan
    } else {
      pan = UIPanGestureRecognizer()
    }
    interaction = TransitionInteraction(pan)
    super.init()
    pan.delegate = self
    backButton.buttonMaskRequired = .button(4)
    backButton.onEvent { [weak self] in if $0.state == .ended { self?.host.goBack() } }
    container.addGestureRecognizer(backButton)
    interaction.canCatch = { [weak self] _ in self?.canCatch ?? false }
    interaction.onBegin = { [weak self] _ in self?.begin() }
    interaction.onChange = { [weak self] in self?.change($0) }
    interaction.onEnd = { [weak self] in self?.end($0) }
    interaction.attach(to: container)
  }

  func detach() {
    backButton.view?.removeGestureRecognizer(backButton)
    interaction.detach()
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    guard context.swipe != .none, transition.phase == .presented, host.isFrontmost else {
      return false
    }
    let translation = pan.translation(in: container)
    let movement = translation == .zero ? pan.velocity(in: container) : translation
    guard DragDirection(of: movement) == side.direction else { return false }
    return (context.swipe == .fromEdge || !contentScrolls) && host.permitsDismissal()
  }

  /// Scroll views wait until the swipe has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && context.swipe != .none
      && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }

  private var contentScrolls: Bool {
    guard let container else { return false }
    return side.direction.hasScrolling(at: pan.location(in: container), in: container)
  }

  // MARK: Swipe

  private var canCatch: Bool { context.swipe != .none && transition.phase.isMoving }

  private var length: CGFloat { side.length(container?.bounds.size ?? .zero) }

  private func begin() {
    start = transition.state.coverage
    transition.hold()
  }

  private func change(_ drag: TransitionInteraction.Drag) {
    guard let start else { return }
    let travel = side.direction.along(drag.translation)
    transition.update(PushPose(coverage: min(1, max(0, start - travel / length))))
  }

  private func end(_ drag: TransitionInteraction.Drag?) {
    guard start != nil else { return }
    start = nil
    let drag = drag ?? .none
    let direction = side.direction
    let velocity = direction.along(drag.velocity)
    let isTouch = drag.translation.magnitude < 3 && abs(velocity) < 50
    let travel = (1 - transition.state.coverage) * length
    let isDismissed =
      isTouch
      ? transition.heading == .dismissed
      : context.releaseRule.leaves(travel: travel, velocity: velocity, length: length)
    if isDismissed { host.commitInteractiveDismissal() }
    transition.release(
      toward: isDismissed ? .dismissed : .presented, spring: .transitionExit,
      velocity: PushPose(coverage: -velocity / length))
  }
}
