import Quartz2D

/// A damped oscillator that moves from 0 to 1.
package struct Spring: Hashable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The initial velocity, in total distances per second.
  package var initialVelocity: Double
  /// A Boolean value that determines whether the spring may be overdamped; otherwise the damping is
  /// limited to the critical value, as in Core Animation. The default value is `false`.
  package var allowsOverdamping = false

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 && !allowsOverdamping ? 1 : ratio
  }

  package func value(at time: TimeInterval) -> Double { 1 + displacement(at: time) }

  /// Returns the distance from the target, −1 at the start and 0 at the target.
  private func displacement(at t: TimeInterval) -> Double {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    guard w > 0, w.isFinite else { return v * t - 1 }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return exp(-z * w * t) * (-cos(wd * t) + (v - z * w) / wd * sin(wd * t))
    }
    if z == 1 { return exp(-w * t) * (-1 + (v - w) * t) }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (w * (root - z), -w * (root + z))
    let a = (v + fast) / (slow - fast)
    return a * exp(slow * t) + (-1 - a) * exp(fast * t)
  }

  /// The time in seconds at which a thousandth of the distance remains.
  ///
  /// The duration results from Apple's formula if the spring oscillates, otherwise from steps of a
  /// tenth of a second; both match measurements on Apple's systems.
  package var settlingDuration: TimeInterval {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    guard z > 0, w > 0, w.isFinite else { return TimeInterval(Float.greatestFiniteMagnitude) }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return (log(1000) + log(1 + abs(v - z * w) / wd)) / (z * w)
    }
    for step in 1...100_000 where abs(displacement(at: Double(step) * 0.1)) < 0.001 {
      return Double(step) * 0.1
    }
    return TimeInterval(Float.greatestFiniteMagnitude)
  }
}

extension Spring {
  /// Creates the spring of `CASpringAnimation(perceptualDuration:bounce:)`, with a bounce of −1…1,
  /// where 0 means critical damping.
  package init(perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double = 0) {
    let duration = max(perceptualDuration, 0.01)
    let bounce = min(max(bounce, -0.99), 1)
    let w = 2 * Double.pi / duration
    let damping = bounce >= 0 ? (1 - bounce) * 2 * w : 2 * w / (1 + bounce)
    self.init(mass: 1, stiffness: w * w, damping: damping, initialVelocity: initialVelocity)
    allowsOverdamping = bounce < 0
  }

  /// Creates the spring of `UIView.animate(withDuration:usingSpringWithDamping:)`, whose envelope
  /// is a thousandth at `duration`.
  package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double = 0) {
    let z = min(max(dampingRatio, 0.01), 1)
    let d = min(max(duration, 0.01), 10)
    let w = Self.frequency(ratio: z, duration: d, velocity: initialVelocity)
    self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
  }

  /// Returns the largest frequency whose envelope meets the limit. If the velocity is too high for
  /// any frequency, returns the frequency of a spring that starts at rest.
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
}
