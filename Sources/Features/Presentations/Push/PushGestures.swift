import Motion
import UIKit
import UIKitCompat

/// Swiping a pushed screen back, catching it in flight, and the mouse's back button.
@MainActor final class PushGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let host: PushPresentationController
  private weak var container: UIView?
  private let pan: UIPanGestureRecognizer
  private let catcher: FlightCatcher
  private let backButton = UITapGestureRecognizer()
  private var start: CGFloat?
  private var wasClosing = false

  private var flight: PushFlight { host.flight }
  private var context: PushContext { host.context }

  init(_ host: PushPresentationController, in container: UIView) {
    self.host = host
    self.container = container
    if host.context.swipe == .fromEdge {
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = host.context.edge.swipeEdge
      pan = edgePan
    } else {
      pan = UIPanGestureRecognizer()
    }
    catcher = FlightCatcher(pan)
    super.init()
    pan.delegate = self
    backButton.buttonMaskRequired = .button(4)
    backButton.onEvent { [weak self] in if $0.state == .ended { self?.host.goBack() } }
    container.addGestureRecognizer(backButton)
    catcher.canCatch = { [weak self] _ in self?.canCatch ?? false }
    catcher.onCatch = { [weak self] in self?.grab() }
    catcher.onMove = { [weak self] in self?.move($0) }
    catcher.onRelease = { [weak self] in self?.letGo($0) }
    catcher.attach(to: container)
  }

  func detach() {
    backButton.view?.removeGestureRecognizer(backButton)
    catcher.detach()
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    guard context.swipe != .none, flight.phase == .open, host.isFrontmost else { return false }
    let way = pan.translation(in: container)
    let movement = way == .zero ? pan.velocity(in: container) : way
    guard DragDirection(of: movement) == context.edge.direction else { return false }
    return (context.swipe == .fromEdge || !contentScrolls) && host.permitsDismissal()
  }

  /// What scrolls waits until it is clear that this is no swipe back.
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
    return context.edge.direction.hasScrolling(at: pan.location(in: container), in: container)
  }

  // MARK: Swipe

  private var canCatch: Bool {
    context.swipe != .none && (flight.phase == .opening || flight.phase == .closing)
  }

  private var length: CGFloat { context.edge.length(container?.bounds.size ?? .zero) }

  private func grab() {
    wasClosing = flight.phase == .closing
    start = flight.coverage
    flight.grab()
  }

  private func move(_ hold: FlightCatcher.Hold) {
    guard let start else { return }
    let travel = context.edge.direction.along(hold.translation)
    flight.drag(from: start, by: travel, length: length)
  }

  private func letGo(_ hold: FlightCatcher.Hold?) {
    guard start != nil else { return }
    start = nil
    let hold = hold ?? FlightCatcher.Hold(translation: .zero, velocity: .zero)
    let direction = context.edge.direction
    let velocity = direction.along(hold.velocity)
    let isTouch = hold.translation.magnitude < 3 && abs(velocity) < 50
    let leaves =
      isTouch
      ? wasClosing
      : context.releaseRule.leaves(
        travel: (1 - flight.coverage) * length, velocity: velocity, length: length)
    if leaves { host.leaveByHand() }
    flight.letGo(opening: !leaves, velocity: velocity, length: length)
  }
}
