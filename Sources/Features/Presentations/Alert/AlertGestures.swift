import Motion
import Transitions
import UIKit
import UIKitCompat

/// The gestures of an alert: tap outside, drag away, interrupt a transition.
@MainActor final class AlertGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: AlertTransitionController
  private weak var container: UIView?
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let interaction: TransitionInteraction
  private var drag: AlertDrag?

  private var host: any AlertHosting { controller.host }
  private var transition: InterruptibleTransition<AlertState> { controller.transition }

  init(_ controller: AlertTransitionController, in container: UIView) {
    self.controller = controller
    self.container = container
    interaction = TransitionInteraction(pan)
    super.init()
    tap.onEvent { [weak self] in if $0.state == .ended { self?.tappedOutside() } }
    for recognizer in [tap, pan] { recognizer.delegate = self }
    container.addGestureRecognizer(tap)
    interaction.canCatch = { [weak self] in self?.canCatch($0) ?? false }
    interaction.onBegin = { [weak self] _ in self?.begin() }
    interaction.onChange = { [weak self] in self?.change($0) }
    interaction.onEnd = { [weak self] in self?.end($0) }
    interaction.attach(to: container)
  }

  func detach() {
    tap.view?.removeGestureRecognizer(tap)
    interaction.detach()
  }

  private func tappedOutside() { host.perform(host.context.outsideTap, in: transition) }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let wrapper = controller.wrapper else { return false }
    let isInside = wrapper.bounds.contains(touch.location(in: wrapper))
    return gestureRecognizer === tap
      ? !isInside && touch.view?.isDescendant(of: wrapper) != true : isInside
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let drag = host.context.drag
    guard transition.phase == .presented, !drag.isEmpty else { return false }
    let translation = pan.translation(in: container)
    let movement = translation == .zero ? pan.velocity(in: container) : translation
    guard let direction = DragDirection(of: movement), drag.contains(direction.option) else {
      return false
    }
    return !contentScrolls(direction)
  }

  /// Scroll views in the alert wait until this drag has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, otherGestureRecognizer is UIPanGestureRecognizer,
      let wrapper = controller.wrapper,
      let scrollView = otherGestureRecognizer.view as? UIScrollView
    else { return false }
    return scrollView.isDescendant(of: wrapper)
  }

  /// Whether the content under the finger can scroll in a direction.
  private func contentScrolls(_ direction: DragDirection) -> Bool {
    guard let container else { return false }
    return direction.hasScrolling(at: pan.location(in: container), in: container)
  }

  // MARK: Drag

  private func canCatch(_ touch: UITouch) -> Bool {
    guard transition.phase.isMoving, !host.context.drag.isEmpty, controller.isSelfDriven,
      let wrapper = controller.wrapper
    else { return false }
    return wrapper.bounds.contains(touch.location(in: wrapper))
  }

  private func begin() {
    drag = AlertDrag(
      state: transition.state, wasDismissing: transition.phase == .dismissing,
      space: controller.space(at: controller.targetFrame()), directions: host.context.drag)
    controller.hold()
  }

  private func change(_ movement: TransitionInteraction.Drag) {
    guard let drag, transition.phase == .held else { return }
    transition.update(drag.state(after: movement.translation))
  }

  private func end(_ movement: TransitionInteraction.Drag?) {
    guard let drag, transition.phase == .held else { return }
    self.drag = nil
    let movement = movement ?? .none
    var exit = drag.exit(of: transition.state, movement, rule: host.context.releaseRule)
    if exit != nil, !drag.wasDismissing {
      if host.permitsDismissal() { host.commitInteractiveDismissal() } else { exit = nil }
    }
    controller.release(
      velocity: drag.allowed(movement.velocity), exit: exit,
      isThrown: movement.velocity.magnitude > 100 && !drag.isAttached)
  }
}
