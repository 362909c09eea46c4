import Motion
import Transitions
import UIKit
import UIKitCompat

/// Moves an alert and its cover: the views follow the transition's state and the alert's frame.
@MainActor final class AlertTransitionController {
  unowned let host: any AlertHosting
  /// The container of all the alert's views.
  weak var container: UIView?
  private(set) var wrapper: UIView?
  private(set) var coverView: UIView?
  private(set) var keyboardHeight: CGFloat = 0
  private var keyboard: KeyboardObserver?
  private var gestures: AlertGestures?
  /// The alert's frame without its pose.
  private var place = InterruptibleValue(CGRect.zero, interruptionSpring: .transitionExit)
  /// Whether this controller moves the views, rather than the app's own animator.
  private(set) var isSelfDriven = true
  let transition = InterruptibleTransition(
    AlertState.inPlace, target: { _ in .inPlace }, faded: \.faded)

  init(_ host: any AlertHosting) {
    self.host = host
    transition.target = { [weak self] in self?.target($0) }
    transition.apply = { [weak self] in self?.show($0) }
    transition.stepAlongside = { [weak self] in self?.stepPlace(by: $0) ?? false }
    transition.onInteractionBegin = { [weak self] in self?.host.beginInteractiveDismissal() }
    transition.onUnclaimedDismissal = { [weak self] in self?.host.dismissAlert(animated: false) }
  }

  // MARK: Building

  /// Makes the views and adds them to the container.
  func build(in container: UIView) {
    guard wrapper == nil else { return }
    self.container = container
    makeCover(in: container)
    keyboard = KeyboardObserver { [weak self] in self?.keyboardMoved(to: $0, duration: $1) }
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

  /// Removes the views, also during a transition.
  func end() {
    transition.end()
    gestures?.detach()
    gestures = nil
    keyboard = nil
    keyboardHeight = 0
    host.contentController.viewIfLoaded?.removeFromSuperview()
    wrapper?.removeFromSuperview()
    coverView?.removeFromSuperview()
    wrapper = nil
    coverView = nil
  }

  /// Updates the cover and the position while the alert is presented.
  func contextDidChange() {
    guard let container, wrapper != nil else { return }
    coverView?.removeFromSuperview()
    coverView = nil
    makeCover(in: container)
    contentSizeDidChange()
    transition.refresh()
  }

  // MARK: Presenting and dismissing

  func begin(
    toward side: TransitionSide, animated: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    isSelfDriven = true
    if side == .presented { place.set(targetFrame()) }
    let timing = host.context.timing.timing(seconds: host.context.duration)
    transition.begin(toward: side, animated ? timing : nil, completion: completion)
  }

  func reverse() { if isSelfDriven { transition.reverse() } }

  /// Begins a transition by the app's own animator, which the cover follows.
  func beginAppDriven(toward side: TransitionSide) {
    let isPresenting = side == .presented
    isSelfDriven = false
    transition.adopt(isPresenting ? .presenting : .dismissing)
    place.set(targetFrame())
    UIView.performWithoutAnimation { show(.inPlace) }
    guard let coverView, let cover = host.context.cover else { return }
    UIView.performWithoutAnimation { cover.show(coverView, isPresenting ? 0 : 1) }
    UIView.animate(withDuration: host.context.duration) {
      cover.show(coverView, isPresenting ? 1 : 0)
    }
  }

  func endAppDriven(at side: TransitionSide) {
    transition.adopt(side == .presented ? .presented : .dismissed)
    isSelfDriven = true
    if side == .presented { show(.inPlace) }
  }

  // MARK: Interaction

  func hold() {
    place.set(place.value)
    transition.hold()
  }

  /// Ends a drag.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - exit: The pose that the alert is dismissed to; nil if it returns.
  func release(velocity: CGPoint, exit: ViewPose?, isThrown: Bool) {
    guard transition.phase == .held else { return }
    if place.value != targetFrame() { place.retarget(to: targetFrame()) }
    var speed = AlertState.zero
    speed.pose.offset = velocity
    if let exit {
      transition.release(
        toward: .dismissed, at: AlertState(pose: exit, cover: 0), spring: .transitionExit,
        velocity: speed)
    } else {
      transition.release(
        toward: .presented, spring: isThrown ? .transitionThrow : .transitionReturn,
        velocity: speed)
    }
  }

  // MARK: Frames

  private func target(_ side: TransitionSide) -> AlertState {
    guard side == .dismissed else { return .inPlace }
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
    wrapper.transform = state.pose.transform
    wrapper.alpha = min(1, max(0, state.pose.opacity))
    guard isSelfDriven, let coverView else { return }
    host.context.cover?.show(coverView, min(1, max(0, state.cover)))
  }
}

// MARK: - Frame

extension AlertTransitionController {
  func targetFrame() -> CGRect { host.context.placement.frame(space(at: .zero)) }

  func space(at place: CGRect) -> AlertSpace {
    guard let container else { return AlertSpace(bounds: .zero, preferredContentSize: .zero) }
    // Many controllers set their preferred size when they load.
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

  /// Updates the frame at once when the container is laid out, for example after a change of the
  /// window's size.
  func layOut() {
    guard wrapper != nil else { return }
    let frame = targetFrame()
    if frame != place.target { place.set(frame) }
    if isSelfDriven { transition.refresh() }
  }

  func contentSizeDidChange() {
    guard wrapper != nil, let seconds = host.context.contentSizeDuration,
      !ReducedMotion.isEnabled
    else { return layOut() }
    movePlace(duration: seconds)
  }

  private func keyboardMoved(to frame: CGRect, duration: TimeInterval) {
    guard let container else { return }
    let covered = container.convert(frame, from: nil).intersection(container.bounds)
    keyboardHeight = covered.isNull ? 0 : covered.height
    if ReducedMotion.isEnabled { layOut() } else { movePlace(duration: duration) }
  }

  private func movePlace(duration: TimeInterval) {
    let frame = targetFrame()
    guard frame != place.target else { return }
    place.move(to: frame, .curve(.easeInOut, seconds: duration))
    transition.refresh()
    transition.startAlongside()
  }
}
