import Foundation

extension Spring {
  /// Until a move of length 1 stays within 0.001 of its target, by Apple's formula (it reproduces
  /// the published values of `CASpringAnimation.settlingDuration`). Infinite without damping.
  ///
  /// - Parameter initialVelocity: in whole distances a second, towards the target.
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

  /// The spring that `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`
  /// uses: within 0.001 of the target after `duration`.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let d = min(max(duration, 0.01), 10)
    let z = min(max(dampingRatio, 0.01), 1)
    // The envelope falls with w; the smallest w at which it is below 0.001 is wanted.
    func envelope(_ w: Double) -> Double {
      z < 1
        ? abs(z * w - initialVelocity) / (w * (1 - z * z).squareRoot()) * exp(-z * w * d)
        : exp(-w * d) * abs((w - initialVelocity) * d + 1)
    }
    var (low, high) = (1e-3 / d, 1.0 / d)
    while envelope(high) > 0.001 && high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    self.init(stiffness: high * high, damping: 2 * z * high)
  }

  /// Apple's `animate(springDuration:bounce:)`: bounce −1…1, 0 is critical.
  public init(perceptualDuration duration: Double, bounce: Double) {
    let w = 2 * Double.pi / max(duration, 0.01)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(stiffness: w * w, damping: 2 * ratio * w)
  }
}
