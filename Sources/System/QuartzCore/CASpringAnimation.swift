import Quartz2D

/// An animation that follows a spring in real time: a `duration` below `settlingDuration` cuts it
/// off, and the timing function has no effect.
open class CASpringAnimation: CABasicAnimation {
  private final var spring = Spring(mass: 1, stiffness: 100, damping: 10)

  /// Creates a spring animation whose duration is the settling duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    adopt(spring)
  }

  private func adopt(_ spring: Spring) {
    self.spring = spring
    duration = spring.settlingDuration
  }

  /// The mass that the spring moves.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  /// The stiffness of the spring.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  /// The friction that slows the mass down.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// The initial velocity, in total distances per second.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// A Boolean value that determines whether the spring may be overdamped.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The time in seconds until the spring is almost at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceived duration of the motion, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (spring.stiffness / spring.mass).squareRoot()
  }

  /// The bounce of the spring: positive values overshoot, negative values are overdamped.
  open var bounce: CGFloat {
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  package override func copyAnimation() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CASpringAnimation else { return }
    spring = other.spring
  }

  override func fraction(at moment: MediaTiming.Moment) -> Double {
    spring.value(at: moment.elapsed)
  }
}
