import Motion
import UIKit
import UIKitCompat

/// An alert with its cover, wherever it is: views made from the flight's state and its place.
@MainActor final class AlertFlight {
  unowned let host: any AlertHosting
  /// Holds all that is seen of the alert.
  weak var container: UIView?
  private(set) var wrapper: UIView?
  private(set) var coverView: UIView?
  private(set) var keyboardHeight: CGFloat = 0
  private var keyboard: KeyboardWatch?
  private var gestures: AlertGestures?
  /// The frame without pose.
  private var place = Course(CGRect.zero, disturbed: FlightSprings.leaving)
  /// Where a finger threw it, so that it leaves in that direction.
  private var exit: AlertPose?
  /// False while an animator of the app's own moves the views.
  private(set) var isSelfDriven = true
  private let flight = Flight(inPlace: AlertState.inPlace) { .inPlace }

  init(_ host: any AlertHosting) {
    self.host = host
    flight.awayState = { [weak self] in self?.awayState() ?? .inPlace }
    flight.show = { [weak self] in self?.show($0) }
    flight.stepBeside = { [weak self] in self?.stepPlace(by: $0) ?? false }
    flight.onTaken = { [weak self] in self?.host.beginHeldDismissal() }
    flight.onStrayed = { [weak self] in self?.host.dismissAlert(animated: false) }
  }

  var phase: FlightPhase { flight.phase }
  var state: AlertState { flight.state }
  /// Per second.
  var velocity: AlertState { flight.velocity }

  // MARK: Building

  /// Makes the views. The container gets the cover, and the alert once it comes.
  func build(in container: UIView) {
    guard wrapper == nil else { return }
    self.container = container
    makeCover(in: container)
    keyboard = KeyboardWatch { [weak self] in self?.keyboardMoved(to: $0, duration: $1) }
    let frame = targetFrame()
    wrapper = host.context.wrapping.wrap(host.contentController.view, frame)
    place.set(frame)
    gestures = AlertGestures(self, in: container)
  }

  private func makeCover(in container: UIView) {
    guard let cover = host.context.cover else { return }
    let view = cover.makeView(container.bounds)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
    cover.show(view, 0)
    coverView = view
  }

  func takeDown() {
    flight.stop()
    gestures?.detach()
    gestures = nil
    keyboard = nil
    keyboardHeight = 0
    exit = nil
    host.contentController.viewIfLoaded?.removeFromSuperview()
    wrapper?.removeFromSuperview()
    coverView?.removeFromSuperview()
    wrapper = nil
    coverView = nil
  }

  /// Another cover or place while the alert stands.
  func contextDidChange() {
    guard let container, wrapper != nil else { return }
    coverView?.removeFromSuperview()
    coverView = nil
    makeCover(in: container)
    contentSizeDidChange()
    show(state)
  }

  // MARK: Coming and going

  func open(animated: Bool, _ completion: @escaping (Bool) -> Void) {
    isSelfDriven = true
    exit = nil
    place.set(targetFrame())
    flight.open(animated ? timing : nil, completion)
  }

  func close(animated: Bool, _ completion: @escaping (Bool) -> Void) {
    isSelfDriven = true
    flight.close(animated ? timing : nil, completion)
  }

  func turnBack() { if isSelfDriven { flight.turnBack() } }

  /// An animator of the app's own moves the alert, and the cover with it.
  func standBack(opening: Bool) {
    isSelfDriven = false
    flight.stand(opening ? .opening : .closing)
    place.set(targetFrame())
    UIView.performWithoutAnimation { show(.inPlace) }
    guard let coverView, let cover = host.context.cover else { return }
    UIView.performWithoutAnimation { cover.show(coverView, opening ? 0 : 1) }
    UIView.animate(withDuration: host.context.duration) {
      cover.show(coverView, opening ? 1 : 0)
    }
  }

  func stoodBack(isOpen: Bool) {
    flight.stand(isOpen ? .open : .away)
    isSelfDriven = true
    if isOpen { show(.inPlace) }
  }

  private var timing: Timing {
    ReducedMotion.isWanted
      ? ReducedMotion.timing : host.context.timing.timing(seconds: host.context.duration)
  }

  // MARK: Fingers

  func hold(onAim: @escaping (FlightAim) -> Void, _ completion: @escaping (Bool) -> Void) {
    flight.hold(onAim: onAim, completion)
  }

  func grab() {
    place.set(place.value)
    flight.grab()
  }

  func drag(to state: AlertState) { flight.drag(to: state) }

  /// - Parameters:
  ///   - velocity: points a second.
  ///   - exit: where it is thrown to; nil back to its place.
  func release(velocity: CGPoint, exit: AlertPose?, isThrown: Bool) {
    guard phase == .held else { return }
    self.exit = exit
    if place.value != targetFrame() { place.aim(at: targetFrame()) }
    var speed = AlertState.zero
    speed.pose.offset = velocity
    let staying = isThrown ? FlightSprings.landing : FlightSprings.returning
    flight.release(
      opening: exit == nil, spring: exit == nil ? staying : FlightSprings.leaving, velocity: speed)
  }

  // MARK: Frames

  private func awayState() -> AlertState {
    if let exit { return AlertState(pose: exit, cover: 0) }
    if ReducedMotion.isWanted { return AlertState(pose: AlertPose(opacity: 0), cover: 0) }
    return AlertState(pose: host.context.movement.away(space(at: place.target)), cover: 0)
  }

  private func stepPlace(by seconds: TimeInterval) -> Bool {
    place.advance(by: seconds)
    return !place.isSettled
  }

  private func show(_ state: AlertState) {
    guard isSelfDriven || state == .inPlace, let wrapper else { return }
    let frame = place.value
    if wrapper.bounds.size != frame.size {
      wrapper.bounds.size = frame.size
      wrapper.layoutIfNeeded()
    }
    wrapper.center = CGPoint(x: frame.midX, y: frame.midY).adding(state.pose.offset)
    let scale = max(0.001, state.pose.scale)
    wrapper.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    wrapper.alpha = min(1, max(0, state.pose.opacity))
    guard isSelfDriven, let coverView else { return }
    host.context.cover?.show(coverView, min(1, max(0, state.cover)))
  }
}

// MARK: - Place

extension AlertFlight {
  func targetFrame() -> CGRect { host.context.placement.frame(space(at: .zero)) }

  func space(at place: CGRect) -> AlertSpace {
    guard let container else { return AlertSpace(bounds: .zero, preferredContentSize: .zero) }
    // Many say what size they wish only as they load.
    host.contentController.loadViewIfNeeded()
    var space = AlertSpace(
      bounds: container.bounds, safeArea: container.safeAreaInsets,
      keyboardHeight: host.context.avoidsKeyboard ? keyboardHeight : 0,
      preferredContentSize: host.contentController.preferredContentSize)
    if space.preferredContentSize == .zero {
      space.preferredContentSize = host.contentController.view.sizeThatFits(space.room.size)
    }
    space.place = place
    return space
  }

  /// The container was laid out, for example because the window has another size: at once.
  func layOut() {
    guard wrapper != nil else { return }
    let frame = targetFrame()
    if frame != place.target { place.set(frame) }
    if isSelfDriven { show(state) }
  }

  func contentSizeDidChange() {
    guard wrapper != nil, let seconds = host.context.contentSizeDuration,
      !ReducedMotion.isWanted
    else { return layOut() }
    movePlace(duration: seconds)
  }

  private func keyboardMoved(to frame: CGRect, duration: TimeInterval) {
    guard let container else { return }
    let covered = container.convert(frame, from: nil).intersection(container.bounds)
    keyboardHeight = covered.isNull ? 0 : covered.height
    if ReducedMotion.isWanted { layOut() } else { movePlace(duration: duration) }
  }

  private func movePlace(duration: TimeInterval) {
    let frame = targetFrame()
    guard frame != place.target else { return }
    place.go(to: frame, .curve(.easeInOut, seconds: duration))
    show(state)
    flight.start()
  }
}
