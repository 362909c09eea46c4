import Foundation
import Motion

/// The animation of one mover, with its state's type erased.
@MainActor protocol HeroTracking: AnyObject {
  var identity: HeroMoverIdentity { get }
  /// Whether springs move it.
  var isSettling: Bool { get }
  var isSettled: Bool { get }
  /// Whether it's still coming to rest after it was caught.
  var isDrifting: Bool { get }
  func show()
  func seek(to time: Double, isEven: Bool)
  func settle(atEnd isEnd: Bool, from time: Double, rate: Double, isEven: Bool)
  func advance(by seconds: Double)
  func finish()
  func hold(from time: Double, to heldTime: Double, keepsSpeed: Bool, isEven: Bool)
  func follow(to time: Double)
  func drift(by seconds: Double, at time: Double)
  func interruptedMotion(at time: Double, isEven: Bool) -> any InterruptedMotion
  func take(_ interruptedMotion: any InterruptedMotion)
  func relocate(from old: CGSize, to new: CGSize)
}

/// The state and velocity of an element whose transition was interrupted by another.
protocol InterruptedMotion {}

/// The animation of one mover: by its timing, by a gesture, or by springs after an interruption.
///
/// Any change continues from the visible state with its velocity.
@MainActor final class HeroTrack<Mover: HeroMover>: HeroTracking {
  typealias State = Mover.State

  private struct Handoff: InterruptedMotion {
    let state: State
    let speed: State
  }

  let mover: Mover
  private var start: State
  private var end: State
  private(set) var shown: State
  /// Not nil while springs move it.
  private var settling: Settling<State>?
  private var targetsEnd = true
  /// Not nil while a gesture controls it.
  private var held: InteractionOffset<State>?
  /// The parts of the state that the app has set.
  private var pins: [HeroPin<State>] = []
  /// Whether it is held or pinned.
  private var isByHand = false

  init(_ mover: Mover) {
    self.mover = mover
    start = mover.start()
    end = mover.end()
    shown = start
  }

  var identity: HeroMoverIdentity { mover.identity }
  var isSettling: Bool { settling != nil }
  var isSettled: Bool { settling?.isSettled ?? true }

  func show() { mover.show(shown) }

  // MARK: By time

  func seek(to time: Double, isEven: Bool) {
    let target = mover.end()
    if mover.hasJumped {
      // Animate to a position that has changed abruptly.
      let speed = velocity(at: time, rate: 1, isEven: isEven)
      mover.hasJumped = false
      return retarget(toEnd: true, speed: speed)
    }
    end = target
    shown = state(at: progress(at: time, isEven))
  }

  /// Looks up the start again after a change of the window's size.
  func relocate(from old: CGSize, to new: CGSize) {
    if let rescale = mover.rescaling(from: old, to: new) {
      rescale(&shown)
      rescale(&start)
      rescale(&end)
      held?.rescale(rescale)
      settling?.rescale(rescale)
    }
    if settling == nil || !targetsEnd { start = mover.start() }
  }

  private func progress(at time: Double, _ isEven: Bool) -> Double {
    isEven ? mover.timing.evenProgress(at: time) : mover.timing.progress(at: time)
  }

  private func state(at progress: Double) -> State {
    let state = mover.between(start, end, progress)
    return isByHand ? applyingPins(state) : state
  }

  private func applyingPins(_ state: State) -> State {
    var state = held?.moved(state) ?? state
    for pin in pins { pin.apply(to: &state) }
    return state
  }

  /// The velocity per second while the timeline moves by `rate` seconds per second.
  private func velocity(at time: Double, rate: Double, isEven: Bool) -> State {
    let step = 0.0005
    let before = state(at: progress(at: time - step, isEven))
    let after = state(at: progress(at: time + step, isEven))
    var result = after.subtracting(before).scaled(by: CGFloat(rate / (2 * step)))
    if let held { result = held.speed(added: result) }
    for pin in pins { pin.apply(toSpeed: &result) }
    return result
  }

  // MARK: Springs

  /// Settles at one of the ends from the current state.
  ///
  /// - Parameter rate: The current speed of the timeline, in seconds per second.
  func settle(atEnd isEnd: Bool, from time: Double, rate: Double, isEven: Bool) {
    retarget(toEnd: isEnd, speed: speedNow(at: time, rate: rate, isEven: isEven))
  }

  private func retarget(toEnd isEnd: Bool, speed: State) {
    targetsEnd = isEnd
    if isEnd { end = mover.end() } else { start = mover.start() }
    held = nil
    pins = []
    isByHand = false
    settling = Settling(
      rest: shown.subtracting(isEnd ? end : start), speed: speed, isLost: mover.isLost)
  }

  func advance(by seconds: Double) {
    guard var settling else { return }
    settling.advance(by: seconds)
    // The target is read on each frame, as it may scroll or be laid out again.
    let before = targetsEnd ? end : start
    let target = targetsEnd ? mover.end() : mover.start()
    if mover.hasJumped {
      mover.hasJumped = false
      settling.shift(by: before.subtracting(target), isLost: mover.isLost)
    }
    if targetsEnd { end = target } else { start = target }
    shown = target.adding(settling.rest)
    self.settling = settling
  }

  func finish() {
    guard settling != nil else { return }
    shown = targetsEnd ? mover.end() : mover.start()
    settling = Settling(rest: shown.zeroed, speed: shown.zeroed, isLost: false)
  }

  // MARK: Interaction

  /// Comes to rest. The timeline may continue from `heldTime` without a jump.
  ///
  /// - Parameter keepsSpeed: Whether it comes to rest gradually rather than at once.
  func hold(from time: Double, to heldTime: Double, keepsSpeed: Bool, isEven: Bool) {
    let speed = keepsSpeed ? speedNow(at: time, rate: 1, isEven: isEven) : nil
    held = nil
    settling = nil
    let here = state(at: progress(at: heldTime, true))
    held = InteractionOffset(offset: shown.subtracting(here), speed: speed)
    isByHand = true
  }

  /// Follows the timeline, which a gesture has moved.
  func follow(to time: Double) {
    end = mover.end()
    let hasJumped = mover.hasJumped
    mover.hasJumped = false
    let next = state(at: progress(at: time, true))
    if hasJumped {
      held?.shift(by: shown.subtracting(next))
    } else {
      shown = next
    }
  }

  var isDrifting: Bool { held?.isDrifting ?? false }

  func drift(by seconds: Double, at time: Double) {
    held?.advance(by: seconds)
    shown = state(at: progress(at: time, true))
  }

  /// Pins a part of the state, independent of the timeline.
  func pin(_ pin: HeroPin<State>) {
    pins.removeAll { $0.part == pin.part }
    pins.append(pin)
    isByHand = true
    pin.apply(to: &shown)
  }

  // MARK: From one transition to the next

  func interruptedMotion(at time: Double, isEven: Bool) -> any InterruptedMotion {
    Handoff(state: shown, speed: speedNow(at: time, rate: 1, isEven: isEven))
  }

  /// Continues an interrupted motion toward the end.
  func take(_ interruptedMotion: any InterruptedMotion) {
    guard let motion = interruptedMotion as? Handoff, shown.isAlike(motion.state) else { return }
    // The components are those of the other; this one decides which of them may overshoot.
    shown = shown.zeroed.adding(motion.state)
    retarget(toEnd: true, speed: shown.zeroed.adding(motion.speed))
  }

  private func speedNow(at time: Double, rate: Double, isEven: Bool) -> State {
    settling?.speed ?? velocity(at: time, rate: rate, isEven: isEven)
  }
}
