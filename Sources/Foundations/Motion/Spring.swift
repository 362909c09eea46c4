import Foundation

/// A damped harmonic oscillator, solved in closed form: any instant can be asked for, in any order,
/// and no error adds up.
public struct Spring: Hashable, Sendable {
  /// The mass that the spring moves.
  public var mass: Double
  /// The force per unit of distance from the target.
  public var stiffness: Double
  /// The friction force per unit of velocity.
  public var damping: Double

  /// Creates a spring from its physical constants; all must be positive.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "Spring: impossible constants")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// - Parameters:
  ///   - response: seconds of one period without damping; smaller is quicker.
  ///   - dampingRatio: 1 reaches the target soonest without passing it.
  public init(response: Double, dampingRatio: Double = 1) {
    precondition(response > 0, "Spring(response:): must be positive")
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Per second, without damping.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// 1 for critical damping; below 1 the spring overshoots its target.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Critically damped or more: from rest it never passes its target.
  public var isMonotone: Bool { dampingRatio >= 1 - 1e-9 }

  /// As quick, but from rest it never passes its target.
  public var criticallyDamped: Spring {
    let frequency = angularFrequency
    return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// How displacement and velocity at time 0 turn into those `time` seconds later. The equation is
  /// linear, so four numbers serve vectors of any dimension.
  public func propagator(after time: Double) -> Propagator {
    let frequency = angularFrequency
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return .critical(frequency, time) }
    return ratio < 1
      ? .underdamped(frequency, ratio, time) : .overdamped(frequency, ratio, time)
  }

  /// The coefficients that carry a displacement and its velocity across one time step.
  public struct Propagator: Hashable, Sendable {
    /// The share of the displacement that is left.
    public var positionPerPosition: Double
    /// The displacement that one unit of velocity causes.
    public var positionPerVelocity: Double
    /// The velocity that one unit of displacement causes.
    public var velocityPerPosition: Double
    /// The share of the velocity that is left.
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
