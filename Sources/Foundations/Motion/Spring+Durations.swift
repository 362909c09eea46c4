import Foundation

extension Spring {
  /// Returns the time until a move of length 1 stays within 0.001 of its target, by Apple's formula
  /// (it reproduces the published values of `CASpringAnimation.settlingDuration`). Infinite without
  /// damping.
  ///
  /// - Parameter initialVelocity: The velocity towards the target, in whole distances per second.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let (w, z) = (angularFrequency, dampingRatio)
    guard damping > 0 else { return .infinity }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      return (log(1000) + log(1 + abs(initialVelocity - z * w) / damped)) / (z * w)
    }
    for tenths in 0..<100_000 {
      let time = Double(tenths) / 10
      let p = propagator(after: time)
      let rest = -p.positionPerPosition + initialVelocity * p.positionPerVelocity
      if abs(rest) < 0.001 { return time }
    }
    return .infinity
  }

  /// Creates the spring that
  /// `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)` uses: within
  /// 0.001 of the target after `duration`.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let d = min(max(duration, 0.01), 10)
    let z = min(max(dampingRatio, 0.01), 1)
    let w = Self.frequency(ratio: z, duration: d, velocity: initialVelocity)
    self.init(stiffness: w * w, damping: 2 * z * w)
  }

  /// Returns the largest frequency at which the envelope reaches 0.001 after a duration. With a
  /// velocity, there may be smaller ones, of springs that turn back slowly. If the velocity is too
  /// high for any, returns the frequency of a spring that starts at rest.
  private static func frequency(ratio z: Double, duration d: Double, velocity v: Double) -> Double {
    func envelope(_ w: Double) -> Double {
      if z == 1 { return exp(-w * d) * ((w - v) * d + 1) }
      return (z * w - v) / (w * (1 - z * z).squareRoot()) * exp(-z * w * d)
    }
    let resting =
      z == 1 ? 9.233_413_476_451_6 / d : log(z / (0.001 * (1 - z * z).squareRoot())) / (z * d)
    guard v != 0 || z == 1 else { return resting }
    var high = max(resting, abs(v), 1) * 2
    while envelope(high) > 0.001, high < 1e9 { high *= 2 }
    let start = (1...400).map { high * (1 - Double($0) / 400) }.first {
      $0 > 0 && envelope($0) > 0.001
    }
    guard var low = start else { return resting }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Creates the spring of Apple's `animate(springDuration:bounce:)`, where `bounce` is in −1…1 and
  /// 0 means critical damping.
  public init(perceptualDuration duration: Double, bounce: Double) {
    let w = 2 * Double.pi / max(duration, 0.01)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(stiffness: w * w, damping: 2 * ratio * w)
  }
}
