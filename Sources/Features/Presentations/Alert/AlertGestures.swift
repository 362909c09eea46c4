import Motion
import UIKit
import UIKitCompat

/// What fingers and pointer do to an alert: tap beside it, drag it away, catch it in flight.
@MainActor final class AlertGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let flight: AlertFlight
  private weak var container: UIView?
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let catcher: FlightCatcher
  private var grip: AlertGrip?

  private var host: any AlertHosting { flight.host }

  init(_ flight: AlertFlight, in container: UIView) {
    self.flight = flight
    self.container = container
    catcher = FlightCatcher(pan)
    super.init()
    tap.onEvent { [weak self] in if $0.state == .ended { self?.tappedOutside() } }
    for recognizer in [tap, pan] { recognizer.delegate = self }
    container.addGestureRecognizer(tap)
    catcher.canCatch = { [weak self] in self?.canCatch($0) ?? false }
    catcher.onCatch = { [weak self] in self?.grab() }
    catcher.onMove = { [weak self] in self?.move($0) }
    catcher.onRelease = { [weak self] in self?.letGo($0) }
    catcher.attach(to: container)
  }

  func detach() {
    tap.view?.removeGestureRecognizer(tap)
    catcher.detach()
  }

  private func tappedOutside() { host.perform(host.context.outsideTap, in: flight) }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let wrapper = flight.wrapper else { return false }
    let isInside = wrapper.bounds.contains(touch.location(in: wrapper))
    return gestureRecognizer === tap
      ? !isInside && touch.view?.isDescendant(of: wrapper) != true : isInside
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let drag = host.context.drag
    guard flight.phase == .open, !drag.isEmpty else { return false }
    let way = pan.translation(in: container)
    let movement = way == .zero ? pan.velocity(in: container) : way
    guard let direction = DragDirection(of: movement), drag.contains(direction.option) else {
      return false
    }
    return !contentScrolls(direction)
  }

  /// What scrolls inside of the alert waits until it is clear that this is no drag of the alert.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan, otherGestureRecognizer is UIPanGestureRecognizer,
      let wrapper = flight.wrapper, let scrollView = otherGestureRecognizer.view as? UIScrollView
    else { return false }
    return scrollView.isDescendant(of: wrapper)
  }

  /// Whether the content under the finger can still scroll that way.
  private func contentScrolls(_ direction: DragDirection) -> Bool {
    guard let container else { return false }
    return direction.hasScrolling(at: pan.location(in: container), in: container)
  }

  // MARK: Drag

  private func canCatch(_ point: CGPoint) -> Bool {
    guard flight.phase == .opening || flight.phase == .closing, !host.context.drag.isEmpty,
      flight.isSelfDriven, let wrapper = flight.wrapper, let container
    else { return false }
    return wrapper.bounds.contains(wrapper.convert(point, from: container))
  }

  private func grab() {
    grip = AlertGrip(
      state: flight.state, wasClosing: flight.phase == .closing,
      space: flight.space(at: flight.targetFrame()), directions: host.context.drag)
    flight.grab()
  }

  private func move(_ hold: FlightCatcher.Hold) {
    guard let grip, flight.phase == .held else { return }
    flight.drag(to: grip.state(after: hold.translation))
  }

  private func letGo(_ hold: FlightCatcher.Hold?) {
    guard let grip, flight.phase == .held else { return }
    self.grip = nil
    let hold = hold ?? FlightCatcher.Hold(translation: .zero, velocity: .zero)
    var exit = grip.exit(of: flight.state, hold, rule: host.context.releaseRule)
    if exit != nil, !grip.wasClosing {
      if host.permitsDismissal() { host.leaveByHand() } else { exit = nil }
    }
    flight.release(
      velocity: grip.allowed(hold.velocity), exit: exit,
      isThrown: hold.velocity.magnitude > 100 && !grip.isAttached)
  }
}
