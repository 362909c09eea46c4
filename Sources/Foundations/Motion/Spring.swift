import Foundation

/// A damped harmonic oscillator, solved in closed form: it can be evaluated at any time, in any
/// order, without accumulating errors.
public struct Spring: Hashable, Sendable {
  /// The mass that the spring moves.
  public var mass: Double
  /// The force per unit of distance from the target.
  public var stiffness: Double
  /// The friction force per unit of velocity.
  public var damping: Double

  /// Creates a spring from its physical constants. The mass and the stiffness must be positive, and
  /// the damping must not be negative.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "Spring: impossible constants")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// - Parameters:
  ///   - response: The period without damping, in seconds; a smaller value is faster.
  ///   - dampingRatio: The damping ratio; 1 reaches the target soonest without overshoot.
  public init(response: Double, dampingRatio: Double = 1) {
    precondition(response > 0, "Spring(response:): must be positive")
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The angular frequency without damping, per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// The damping ratio: 1 for critical damping; below 1 the spring overshoots its target.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// A Boolean value that indicates whether the spring is critically damped or overdamped, so that
  /// from rest it never overshoots its target.
  public var isMonotone: Bool { dampingRatio >= 1 - 1e-9 }

  /// A spring of the same frequency that, from rest, never overshoots its target.
  public var criticallyDamped: Spring {
    let frequency = angularFrequency
    return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// Returns the coefficients that turn displacement and velocity at time 0 into those at `time`
  /// seconds. The equation is linear, so four numbers suffice for vectors of any dimension.
  public func propagator(after time: Double) -> Propagator {
    let frequency = angularFrequency
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return .critical(frequency, time) }
    return ratio < 1
      ? .underdamped(frequency, ratio, time) : .overdamped(frequency, ratio, time)
  }

  /// The coefficients that carry a displacement and its velocity across one time step.
  public struct Propagator: Hashable, Sendable {
    /// The fraction of the displacement that remains.
    public var positionPerPosition: Double
    /// The displacement that results from one unit of velocity.
    public var positionPerVelocity: Double
    /// The velocity that results from one unit of displacement.
    public var velocityPerPosition: Double
    /// The fraction of the velocity that remains.
    public var velocityPerVelocity: Double

    static func critical(_ w: Double, _ t: Double) -> Propagator {
      let e = exp(-w * t)
      return Propagator(
        positionPerPosition: e * (1 + w * t), positionPerVelocity: e * t,
        velocityPerPosition: -e * w * w * t, velocityPerVelocity: e * (1 - w * t))
    }

    static func underdamped(_ w: Double, _ z: Double, _ t: Double) -> Propagator {
      let damped = w * (1 - z * z).squareRoot()
      let e = exp(-z * w * t)
      let (s, c) = (sin(damped * t), cos(damped * t))
      let k = z * w / damped
      return Propagator(
        positionPerPosition: e * (c + k * s), positionPerVelocity: e * s / damped,
        velocityPerPosition: -e * s * w * w / damped, velocityPerVelocity: e * (c - k * s))
    }

    static func overdamped(_ w: Double, _ z: Double, _ t: Double) -> Propagator {
      let root = (z * z - 1).squareRoot()
      let (r1, r2) = (-w * (z - root), -w * (z + root))
      let (e1, e2) = (exp(r1 * t), exp(r2 * t))
      let d = r1 - r2
      return Propagator(
        positionPerPosition: (r1 * e2 - r2 * e1) / d, positionPerVelocity: (e1 - e2) / d,
        velocityPerPosition: r1 * r2 * (e2 - e1) / d, velocityPerVelocity: (r1 * e1 - r2 * e2) / d)
    }
  }
}
