import Quartz2D

/// Follows the spring by seconds, so a `duration` below `settlingDuration` cuts it off; the timing
/// function plays no part.
open class CASpringAnimation: CABasicAnimation {
  private final var spring = Spring(mass: 1, stiffness: 100, damping: 10)

  public override init() { super.init() }

  /// The duration is set to the settling duration.
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

  /// The velocity at the start, in units of the whole way a second.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// Whether the spring may be damped more than critically.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// Seconds until the spring is nearly at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// Seconds that the motion seems to take.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (spring.stiffness / spring.mass).squareRoot()
  }

  /// How much the spring overshoots; negative values are overdamped.
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
