import Foundation

/// One mover on its way: by its timing, by a hand, or by springs after it was caught or turned back.
///
/// Whatever changes, the shown state goes on from where it is, and with the velocity it has.
@MainActor final class HeroTrack {
  let mover: any HeroMover
  private var start: [Double]
  private var end: [Double]
  private(set) var shown: [Double]
  /// While springs move it.
  private var homing: Homing?
  private var aimsAtEnd = true
  /// While a hand holds it.
  private var grip: Grip?
  /// Numbers that the app has put somewhere, and since when they move how fast.
  private var pins: [Int: (value: Double, speed: Double)] = [:]

  init(_ mover: any HeroMover) {
    self.mover = mover
    start = mover.start()
    end = mover.end()
    shown = start
  }

  var isSettling: Bool { homing != nil }
  var isSettled: Bool { homing?.isSettled ?? true }

  // MARK: By time

  func seek(to time: Double, isEven: Bool) {
    let target = mover.end()
    if mover.hasJumped {
      // What is suddenly elsewhere is flown to from here.
      let speed = velocity(at: time, rate: 1, isEven: isEven)
      mover.hasJumped = false
      return aim(atEnd: true, speed: speed)
    }
    end = target
    shown = state(at: progress(at: time, isEven))
  }

  /// What is measured by the window, in a window of another size.
  func multiply(_ scales: [Int: Double]) {
    for (index, scale) in scales {
      shown[index] *= scale
      start[index] *= scale
      end[index] *= scale
      grip?.multiply(index, by: scale)
      homing?.multiply(index, by: scale)
    }
  }

  func relocate() {
    if homing == nil || !aimsAtEnd { start = mover.start() }
  }

  private func progress(at time: Double, _ isEven: Bool) -> Double {
    isEven ? mover.timing.evenProgress(at: time) : mover.timing.progress(at: time)
  }

  private func state(at progress: Double) -> [Double] {
    var state = mover.between(start, end, progress)
    grip?.move(&state)
    for (index, pin) in pins { state[index] = pin.value }
    return state
  }

  /// Per second, while the time line moves `rate` seconds a second.
  private func velocity(at time: Double, rate: Double, isEven: Bool) -> [Double] {
    let step = 0.0005
    let before = state(at: progress(at: time - step, isEven))
    let after = state(at: progress(at: time + step, isEven))
    var result = before.indices.map { (after[$0] - before[$0]) / (2 * step) * rate }
    grip?.addSpeed(to: &result)
    for (index, pin) in pins { result[index] = pin.speed }
    return result
  }

  // MARK: By springs

  /// Goes to one of the ends from here.
  ///
  /// - Parameters:
  ///   - rate: seconds of the time line a second, now; nil when springs move it already.
  func settle(atEnd isEnd: Bool, from time: Double, rate: Double?, isEven: Bool) {
    aim(atEnd: isEnd, speed: speedNow(at: time, rate: rate ?? 0, isEven: isEven))
  }

  private func aim(atEnd isEnd: Bool, speed: [Double]) {
    aimsAtEnd = isEnd
    if isEnd { end = mover.end() } else { start = mover.start() }
    let target = isEnd ? end : start
    grip = nil
    pins = [:]
    homing = Homing(
      rest: shown.indices.map { shown[$0] - target[$0] }, speed: speed, kinds: mover.kinds,
      isLost: mover.isLost)
  }

  func advance(by seconds: Double) {
    guard var homing else { return }
    homing.advance(by: seconds)
    // The target is looked at on each frame: what scrolls or is laid out anew is met all the same.
    let before = aimsAtEnd ? end : start
    let target = aimsAtEnd ? mover.end() : mover.start()
    if mover.hasJumped {
      mover.hasJumped = false
      homing.shift(by: target.indices.map { before[$0] - target[$0] }, isLost: mover.isLost)
    }
    if aimsAtEnd { end = target } else { start = target }
    shown = target.indices.map { target[$0] + homing.rest[$0] }
    self.homing = homing
  }

  func finish() {
    guard homing != nil else { return }
    shown = aimsAtEnd ? mover.end() : mover.start()
    let still = shown.map { _ in 0.0 }
    homing = Homing(rest: still, speed: still, kinds: mover.kinds, isLost: false)
  }

  // MARK: By hand

  /// Comes to rest from here; the time line may go on from `time` without a jump.
  ///
  /// - Parameters:
  ///   - speed: per second, that it has now; nil stops at once.
  func hold(at time: Double, speed: [Double]?) {
    grip = nil
    homing = nil
    let here = state(at: progress(at: time, true))
    grip = Grip(offset: shown.indices.map { shown[$0] - here[$0] }, speed: speed)
  }

  /// As the hand has moved the time line.
  func follow(to time: Double) {
    end = mover.end()
    let hasJumped = mover.hasJumped
    mover.hasJumped = false
    let next = state(at: progress(at: time, true))
    if hasJumped {
      grip?.shift(by: next.indices.map { shown[$0] - next[$0] })
    } else {
      shown = next
    }
  }

  /// Whether it still comes to rest in the hand.
  var isDrifting: Bool { grip?.isDrifting ?? false }

  func drift(by seconds: Double, at time: Double) {
    grip?.advance(by: seconds)
    shown = state(at: progress(at: time, true))
  }

  /// Puts one number somewhere, whatever the time line has for it.
  ///
  /// - Parameter speed: per second, with which it goes on when it is let go.
  func pin(_ index: Int, at value: Double, speed: Double) {
    pins[index] = (value, speed)
    shown[index] = value
  }

  /// Takes over the state of something that flew before, to go on to the end from there.
  func take(_ state: [Double], speed: [Double]) {
    guard state.count == shown.count else { return }
    shown = state
    aim(atEnd: true, speed: speed)
  }

  /// Velocities as of now.
  func speedNow(at time: Double, rate: Double, isEven: Bool) -> [Double] {
    homing?.speed ?? velocity(at: time, rate: rate, isEven: isEven)
  }
}
