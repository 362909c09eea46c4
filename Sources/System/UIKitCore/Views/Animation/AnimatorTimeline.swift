import QuartzCore

/// The timeline of a property animator.
///
/// While the animator runs as planned, `time` advances from 0 to 1 and the curve maps it to the
/// completed fraction. While it is paused, `time` is the completed fraction itself, which the user
/// scrubs. With other timing parameters, or after a spring was reversed, the animator follows a
/// tail: every track moves from its current place to one end.
@MainActor final class AnimatorTimeline {
  private struct Tail {
    let curve: AnimatorCurve
    let start: Double
    let target: Double
    let seconds: TimeInterval
    var elapsed: TimeInterval = 0

    var part: Double { seconds > 0 ? min(elapsed / seconds, 1) : 1 }
    var isOver: Bool { elapsed >= seconds }
  }

  private let planned: AnimatorCurve
  private let seconds: TimeInterval
  private var curve: AnimatorCurve
  private var time = 0.0
  /// The rate of `time`, per second.
  private var rate: Double
  private var tail: Tail?
  private var tracks: [AnimatorTrack] = []
  private(set) var isReversed = false

  init(_ plan: (curve: AnimatorCurve, seconds: TimeInterval)) {
    planned = plan.curve
    seconds = max(plan.seconds, 0.0001)
    curve = plan.curve
    rate = 1 / seconds
  }

  func add(_ track: AnimatorTrack, delayFactor: Double) {
    if let tail {
      // The track begins at its own start, as if it had come from the opposite end.
      let part = tail.curve.value(at: tail.part)
      track.base = -tail.target * part / (1.000001 - part)
    } else {
      let start = time + delayFactor * (1 - time)
      track.start = SIMD2(start, start)
    }
    tracks.append(track)
    track.show(place(of: track))
  }

  /// Advances the animation; returns `true` at its end.
  func advance(by passed: TimeInterval) -> Bool {
    if tail != nil {
      tail?.elapsed += passed
    } else {
      time += passed * rate * (isReversed ? -1 : 1)
    }
    let isOver = tail?.isOver ?? (isReversed ? time <= 0 : time >= 1)
    if isOver { settle() }
    show()
    return isOver
  }

  /// Moves exactly to the end, which a spring only approximates.
  private func settle() {
    (tail, curve, time) = (nil, .linear, isReversed ? 0 : 1)
    for track in tracks { track.start = .zero }
  }

  private func show() { for track in tracks { track.show(place(of: track)) } }

  private func place(of track: AnimatorTrack) -> SIMD2<Double> {
    guard let tail else { return curve.value(at: track.ownTime(at: time)) }
    let part = tail.curve.value(at: tail.part)
    return track.base + (SIMD2(tail.target, tail.target) - track.base) * part
  }

  /// The completed fraction of the animator itself, which is that of the tracks that began with it.
  private var wholePlace: SIMD2<Double> {
    guard let tail else { return curve.value(at: time) }
    let start = SIMD2(tail.start, tail.start)
    return start + (SIMD2(tail.target, tail.target) - start) * tail.curve.value(at: tail.part)
  }

  /// The completed fraction, in the direction in which the animation runs.
  var fraction: Double {
    get {
      let done = tail == nil ? time : wholePlace.x
      return isReversed ? 1 - done : done
    }
    set {
      if tail != nil { hold(linearly: true) }
      time = isReversed ? 1 - newValue : newValue
      show()
    }
  }

  // MARK: Pausing and resuming

  /// Makes `time` the completed fraction itself, without moving any track.
  func hold(linearly isLinear: Bool) {
    guard isLinear || tail != nil else { return }
    let whole = wholePlace
    for track in tracks {
      let place = place(of: track)
      let hasBegun = tail != nil || track.ownTime(at: time) != .zero || track.start == .zero
      if hasBegun {
        track.begin(at: SIMD2(whole.x, whole.x), withOwnTime: place)
      } else {
        track.start = curve.value(at: track.start)
      }
    }
    (curve, time, tail) = (.linear, whole.x, nil)
  }

  /// Continues the animation, with the planned timing if no other parameters are specified.
  func resume(_ timing: (any UITimingCurveProvider)?, durationFactor: Double) {
    if let timing {
      let wished = durationFactor > 0 ? durationFactor * seconds : remaining
      let made = AnimatorCurve.make(timing, duration: max(wished, 0.001))
      return begin(tail: made.curve, seconds: made.seconds)
    }
    if isReversed, planned.isSpring {
      return begin(tail: planned, seconds: durationFactor > 0 ? durationFactor * seconds : seconds)
    }
    followPlan()
    let rest = isReversed ? time : 1 - time
    rate = durationFactor > 0 ? rest / (durationFactor * seconds) : 1 / seconds
  }

  /// The remaining fraction of the planned duration, in seconds.
  private var remaining: TimeInterval { max(0, 1 - fraction) * seconds }

  /// Converts the completed fraction back to the time at which the planned curve reaches it.
  private func followPlan() {
    guard case .linear = curve else { return }
    let now = planned.time(reaching: SIMD2(time, time)).x
    for track in tracks {
      let own = track.ownTime(at: time)
      if own == .zero, track.start != .zero {
        track.start = planned.time(reaching: track.start)
      } else {
        track.begin(at: SIMD2(now, now), withOwnTime: planned.time(reaching: own))
      }
    }
    (curve, time) = (planned, now)
  }

  private func begin(tail curve: AnimatorCurve, seconds: TimeInterval) {
    for track in tracks { track.base = place(of: track) }
    tail = Tail(
      curve: curve, start: wholePlace.x, target: isReversed ? 0 : 1, seconds: seconds)
  }

  /// Reverses the direction. A curve runs backwards in time; a spring keeps its velocity and is
  /// pulled to the other end.
  func turnRound(isRunning: Bool) {
    let velocity = isRunning ? velocityNow : 0
    isReversed.toggle()
    guard isRunning, tail != nil || planned.isSpring else { return }
    let distance = (isReversed ? 0 : 1) - wholePlace.x
    guard case .spring(let x, let y, let seconds) = tail?.curve ?? planned else {
      let rest = tail?.curve ?? planned
      return begin(tail: rest, seconds: tail?.seconds ?? seconds)
    }
    var springs = (x, y)
    let relative = abs(distance) > 1e-6 ? velocity / distance : 0
    springs.0.initialVelocity = relative
    springs.1.initialVelocity = relative
    begin(tail: .spring(x: springs.0, y: springs.1, seconds: seconds), seconds: seconds)
  }

  /// The velocity of the completed fraction, per second.
  private var velocityNow: Double {
    let step = 0.0005
    if let tail {
      let part = step / max(tail.seconds, step)
      let values = [tail.part - part, tail.part].map { tail.curve.value(at: $0).x }
      return (values[1] - values[0]) * (tail.target - tail.start) / step
    }
    let values = [time - step * rate, time].map { curve.value(at: $0).x }
    return (values[1] - values[0]) / step
  }

  func finish(at position: UIViewAnimatingPosition) {
    for track in tracks { track.finish(at: position) }
    tracks = []
    (curve, time, tail, rate, isReversed) = (planned, 0, nil, 1 / seconds, false)
  }
}
