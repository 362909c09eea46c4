import QuartzCore

/// Constants that specify the type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves of `UIView.AnimationCurve`.
  case builtin = 0
  /// A Bézier curve with custom control points.
  case cubic
  /// A spring.
  case spring
  /// A combination of a curve and a spring. No type of this package has this curve type.
  case composed
}

/// An object that provides the timing of an animation of a `UIViewPropertyAnimator`.
@MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a Bézier curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; `nil` for a Bézier curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing parameters of a cubic Bézier curve.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve; `.easeInOut` if custom control points were specified.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square.
  open private(set) var controlPoint1: CGPoint
  /// The second control point, in the unit square.
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  /// Creates timing parameters with the system's default curve.
  public override convenience init() {
    self.init(controlPoint1: Self.defaultPoints.0, controlPoint2: Self.defaultPoints.1)
  }

  /// Creates timing parameters with a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    let points: (CGPoint, CGPoint) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    (controlPoint1, controlPoint2) = points
  }

  /// Creates timing parameters with a curve from (0, 0) to (1, 1) that has two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// Creates timing parameters with the system's default curve; the coder isn't read.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = Self.defaultPoints
  }

  private static let defaultPoints = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing parameters of a damped spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in whole distances per second. Points use both components, other values
  /// only `dx`.
  open private(set) var initialVelocity: CGVector

  private enum Form {
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// A damping ratio, for a spring that takes the animator's duration.
    case ratio(CGFloat)
  }

  private let form: Form

  /// Creates the spring that the system uses for its own half-second transitions.
  public override init() {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  /// Creates a spring like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  /// Creates a spring without an initial velocity that takes the animator's duration. With a
  /// damping ratio of 1 or more, it doesn't overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a physical spring. The spring determines the animator's duration, and the animator's
  /// own `duration` is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Creates a spring from a perceptual duration in seconds and a bounce from 0 (none) to 1. The
  /// animator runs until the spring has settled.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(perceptualDuration: max(duration, 0.01), bounce: Double(bounce))
    self.init(
      mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping), initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func springs(duration: TimeInterval) -> (x: Spring, y: Spring, seconds: TimeInterval) {
    func spring(_ velocity: CGFloat) -> Spring {
      switch form {
      case .physical(let mass, let stiffness, let damping):
        return Spring(
          mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
          initialVelocity: Double(velocity))
      case .ratio(let ratio):
        let solved = SpringForDuration.solve(
          duration: duration, dampingRatio: ratio, velocity: velocity)
        return Spring(
          mass: 1, stiffness: Double(solved.stiffness), damping: Double(solved.damping),
          initialVelocity: Double(velocity))
      }
    }
    let (x, y) = (spring(initialVelocity.dx), spring(initialVelocity.dy))
    if case .ratio = form { return (x, y, min(max(duration, 0.01), 10)) }
    return (x, y, min(max(x.settlingDuration, y.settlingDuration), 60))
  }
}
