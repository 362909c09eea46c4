import Motion

/// One mover on its way: by its timing, by a hand, or by springs after it was caught or turned back.
///
/// Whatever changes, the shown state goes on from where it is, and with the velocity it has.
@MainActor final class HeroTrack {
  let mover: any HeroMover
  private var start: [Double]
  private var end: [Double]
  private(set) var shown: [Double]
  /// What is left to the target while springs move it, and how fast it shrinks.
  private var rest: [Double] = []
  private var speed: [Double] = []
  private var springs: (place: Spring, calm: Spring)?
  /// What a hand's grip adds to the state that the time line has.
  private var grip: [Double]?
  /// Numbers that the app has put somewhere, and since when they move how fast.
  private var pins: [Int: (value: Double, speed: Double)] = [:]

  /// Frequency 15 per second, as measured on the system's own landings; only places may swing.
  private static let landing = Spring(stiffness: 225, damping: 22.5)
  private static let calm = Spring(stiffness: 225, damping: 30)
  /// Of what has nowhere to land.
  private static let leaving = Spring(stiffness: 900, damping: 60)
  /// Beyond this frequency a throw is too fast to be stopped at the target.
  private static let quickest: Double = 60

  init(_ mover: any HeroMover) {
    self.mover = mover
    start = mover.start()
    end = mover.end()
    shown = start
  }

  var isSettling: Bool { springs != nil }
  var isSettled: Bool {
    guard springs != nil else { return true }
    for (index, kind) in mover.kinds.enumerated() {
      if abs(rest[index]) > kind.threshold || abs(speed[index]) * 0.1 > kind.threshold {
        return false
      }
    }
    return true
  }

  // MARK: By time

  func seek(to time: Double, isEven: Bool) {
    let progress = isEven ? mover.timing.evenProgress(at: time) : mover.timing.progress(at: time)
    let target = mover.end()
    if mover.hasJumped {
      // What is suddenly elsewhere is flown to from here.
      let speed = velocity(at: time, rate: 1, isEven: isEven)
      mover.hasJumped = false
      return aim(atEnd: true, speed: speed)
    }
    end = target
    shown = state(at: progress)
  }

  /// What is measured by the window, in a window of another size.
  func multiply(_ scales: [Int: Double]) {
    for (index, scale) in scales {
      shown[index] *= scale
      start[index] *= scale
      end[index] *= scale
      grip?[index] *= scale
      guard springs != nil else { continue }
      rest[index] *= scale
      speed[index] *= scale
    }
  }

  func relocate() {
    if springs == nil || !aimsAtEnd { start = mover.start() }
  }

  private func state(at progress: Double) -> [Double] {
    var state = mover.between(start, end, progress)
    if let grip { for index in state.indices { state[index] += grip[index] } }
    for (index, pin) in pins { state[index] = pin.value }
    return state
  }

  /// Per second, while the time line moves `rate` seconds a second.
  private func velocity(at time: Double, rate: Double, isEven: Bool) -> [Double] {
    let step = 0.0005
    func state(_ time: Double) -> [Double] {
      self.state(at: isEven ? mover.timing.evenProgress(at: time) : mover.timing.progress(at: time))
    }
    let (before, after) = (state(time - step), state(time + step))
    var result = before.indices.map { (after[$0] - before[$0]) / (2 * step) * rate }
    for (index, pin) in pins { result[index] = pin.speed }
    return result
  }

  // MARK: By springs

  /// Goes to one of the ends from here.
  ///
  /// - Parameters:
  ///   - rate: seconds of the time line a second, now; nil when springs move it already.
  func settle(atEnd isEnd: Bool, from time: Double, rate: Double?, isEven: Bool) {
    let speed = springs == nil ? velocity(at: time, rate: rate ?? 0, isEven: isEven) : self.speed
    aim(atEnd: isEnd, speed: speed)
  }

  private var aimsAtEnd = true

  private func aim(atEnd isEnd: Bool, speed: [Double]) {
    aimsAtEnd = isEnd
    if isEnd { end = mover.end() } else { start = mover.start() }
    let target = isEnd ? end : start
    rest = shown.indices.map { shown[$0] - target[$0] }
    self.speed = speed
    grip = nil
    pins = [:]
    springs = mover.isLost ? (Self.leaving, Self.leaving) : (Self.landing, calmSpring())
  }

  /// One that nothing thrown at the target passes it by.
  private func calmSpring() -> Spring {
    var frequency = Self.calm.angularFrequency
    for (index, kind) in mover.kinds.enumerated() where kind != .place {
      let isApproaching = rest[index] * speed[index] < 0 && abs(rest[index]) > kind.threshold
      if isApproaching { frequency = max(frequency, abs(speed[index] / rest[index])) }
    }
    frequency = min(frequency, Self.quickest)
    return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  func advance(by seconds: Double) {
    guard let springs else { return }
    let (place, calm) = (
      springs.place.propagator(after: seconds), springs.calm.propagator(after: seconds)
    )
    for (index, kind) in mover.kinds.enumerated() {
      let p = kind == .place ? place : calm
      let (r, v) = (rest[index], speed[index])
      rest[index] = r * p.positionPerPosition + v * p.positionPerVelocity
      speed[index] = r * p.velocityPerPosition + v * p.velocityPerVelocity
    }
    // The target is looked at on each frame: what scrolls or is laid out anew is met all the same.
    let before = aimsAtEnd ? end : start
    let target = aimsAtEnd ? mover.end() : mover.start()
    if mover.hasJumped {
      mover.hasJumped = false
      for index in rest.indices { rest[index] += before[index] - target[index] }
      if mover.isLost { self.springs = (Self.leaving, Self.leaving) }
    }
    if aimsAtEnd { end = target } else { start = target }
    shown = target.indices.map { target[$0] + rest[$0] }
  }

  func finish() {
    guard springs != nil else { return }
    shown = aimsAtEnd ? mover.end() : mover.start()
    rest = shown.map { _ in 0 }
    speed = rest
  }

  // MARK: By hand

  /// Stops here. The time line may go on from `time` without a jump.
  func hold(at time: Double, isEven: Bool) {
    grip = nil
    let wanted = shown
    let here = state(
      at: isEven ? mover.timing.evenProgress(at: time) : mover.timing.progress(at: time))
    grip = wanted.indices.map { wanted[$0] - here[$0] }
    springs = nil
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
    springs == nil ? velocity(at: time, rate: rate, isEven: isEven) : speed
  }
}
