import QuartzCore

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves of `UIView.AnimationCurve`.
  case builtin = 0
  /// A Bézier curve of the app's own control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together. No type of this package is of this kind.
  case composed
}

/// An object that describes the course of an animation, for `UIViewPropertyAnimator`.
@MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a Bézier curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; nil for a Bézier curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing by a cubic Bézier curve.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve; `.easeInOut` if the app gave control points of its own.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square.
  open private(set) var controlPoint1: CGPoint
  /// The second control point, in the unit square.
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  /// Creates the system's default curve.
  public override convenience init() {
    self.init(controlPoint1: Self.defaultPoints.0, controlPoint2: Self.defaultPoints.1)
  }

  /// Creates one of the built-in curves.
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

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// Creates the system's default curve; the coder isn't read.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = Self.defaultPoints
  }

  private static let defaultPoints = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing by a damped spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in whole distances per second. Points use both components, all other
  /// values `dx`.
  open private(set) var initialVelocity: CGVector

  private enum Form {
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// Solved so that it takes the animator's duration.
    case ratio(CGFloat)
  }

  private let form: Form

  /// Creates the spring of the system's own half-second transitions.
  public override init() {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  /// Creates a spring like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    form = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  /// Creates a spring without an initial velocity that takes the animator's duration. From a
  /// damping ratio of 1 on it does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a physical spring. The animator takes as long as the spring does, whatever its
  /// `duration` says.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Creates a spring from a perceived duration in seconds and its bounce, from 0 for none to 1.
  /// The animator runs until the spring has settled.
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
