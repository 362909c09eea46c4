import QuartzCore

public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

@MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// `.easeInOut` for control points of an app's own.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// The system's default curve.
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

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

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole distances a second. Points move by both, everything else by `dx`.
  public let initialVelocity: CGVector

  private enum Form {
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// For the animator's duration.
    case ratio(CGFloat)
  }

  private let form: Form

  /// The spring behind the system's own half-second transitions.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// The animator takes as long as the spring does, whatever its duration says.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(perceptualDuration: max(duration, 0.01), bounce: Double(bounce))
    self.init(
      mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping), initialVelocity: initialVelocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

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
