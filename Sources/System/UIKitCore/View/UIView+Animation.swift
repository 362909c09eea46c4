import QuartzCore

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timingFunction: CAMediaTimingFunction {
      switch rawValue >> 16 & 0xF {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var duration = duration
    var timing = ViewAnimation.Timing.curve(options.timingFunction)
    if let outer = ViewAnimation.current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion
    ).run(animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// The spring has settled to a thousandth of the way after `duration`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringForDuration.solve(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    ViewAnimation(
      duration: duration, delay: delay,
      timing: .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: velocity),
      options: options, completion: completion
    ).run(animations)
  }

  /// `duration` is how long the spring seems to take; it runs on until it has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let omega = 2 * CGFloat.pi / max(CGFloat(duration), 0.01)
    let damping = bounce >= 0 ? (1 - bounce) * 2 * omega : 2 * omega / (1 + bounce)
    let spring = CASpringAnimation(keyPath: nil)
    spring.stiffness = omega * omega
    spring.damping = damping
    spring.initialVelocity = initialSpringVelocity
    ViewAnimation(
      duration: spring.settlingDuration, delay: delay,
      timing: .spring(
        stiffness: spring.stiffness, damping: damping, velocity: initialSpringVelocity),
      options: options, completion: completion
    ).run(animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = wasEnabled
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}

/// The spring of mass 1 that is within a thousandth of its target after a duration.
enum SpringForDuration {
  /// Newton's method on the envelope equation; constants and limits as measured on iOS.
  static func solve(
    duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> (stiffness: CGFloat, damping: CGFloat) {
    let d = min(max(CGFloat(duration), 0.01), 10)
    let z = min(max(dampingRatio, 0.05), 1)
    func excess(_ w: CGFloat) -> CGFloat {
      if z < 1 {
        let damped = w * (1 - z * z).squareRoot()
        return 0.001 - (z * w - velocity) / damped * exp(-z * w * d)
      }
      return 0.001 - exp(-w * d) * ((w - velocity) * d + 1)
    }
    var omega = 5 / d
    for _ in 0..<60 {
      let step = max(omega * 1e-6, 1e-9)
      let slope = (excess(omega + step) - excess(omega)) / step
      guard slope.isFinite, slope != 0 else { break }
      let next = omega - excess(omega) / slope
      guard next.isFinite, next > 0 else { break }
      if abs(next - omega) < 1e-12 * omega { break }
      omega = next
    }
    return (omega * omega, 2 * z * omega)
  }
}
