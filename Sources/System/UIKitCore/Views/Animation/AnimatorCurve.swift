import QuartzCore

/// A curve that maps the elapsed fraction of the time to the completed fraction of the change.
@MainActor enum AnimatorCurve {
  case linear
  case cubic(CAMediaTimingFunction)
  case spring(x: Spring, y: Spring, seconds: TimeInterval)

  /// Returns the curve of timing parameters and its duration in seconds: physical springs have
  /// their own, all others use `duration`.
  static func make(
    _ timing: any UITimingCurveProvider, duration: TimeInterval
  ) -> (curve: AnimatorCurve, seconds: TimeInterval) {
    if let spring = timing.springTimingParameters {
      let springs = spring.springs(duration: duration)
      return (.spring(x: springs.x, y: springs.y, seconds: springs.seconds), springs.seconds)
    }
    guard let cubic = timing.cubicTimingParameters else { return (.linear, duration) }
    let function = CAMediaTimingFunction(
      controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y),
      Float(cubic.controlPoint2.x), Float(cubic.controlPoint2.y))
    return (.cubic(function), duration)
  }

  var isSpring: Bool { if case .spring = self { true } else { false } }

  /// Returns the completed fraction in x and y. A linear curve continues beyond its ends, the
  /// others stop there.
  func value(at time: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .linear: return time
    case .cubic(let function):
      return SIMD2(function.value(at: clamped(time.x)), function.value(at: clamped(time.y)))
    case .spring(let x, let y, let seconds):
      return SIMD2(
        x.value(at: clamped(time.x) * seconds), y.value(at: clamped(time.y) * seconds))
    }
  }

  func value(at time: Double) -> SIMD2<Double> { value(at: SIMD2(time, time)) }

  private func clamped(_ time: Double) -> Double { min(max(time, 0), 1) }

  /// Returns the time at which the curve first reaches a value, in x and in y.
  func time(reaching value: SIMD2<Double>) -> SIMD2<Double> {
    if case .linear = self { return value }
    return SIMD2(
      firstTime { self.value(at: $0).x >= value.x }, firstTime { self.value(at: $0).y >= value.y })
  }

  /// Returns the first time at which a condition is met. It searches in steps, because springs
  /// oscillate, then by bisection.
  private func firstTime(_ isReached: (Double) -> Bool) -> Double {
    let steps = 200
    guard !isReached(0) else { return 0 }
    guard let step = (1...steps).first(where: { isReached(Double($0) / Double(steps)) }) else {
      return 1
    }
    var (before, after) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<40 {
      let middle = (before + after) / 2
      if isReached(middle) { after = middle } else { before = middle }
    }
    return after
  }
}
