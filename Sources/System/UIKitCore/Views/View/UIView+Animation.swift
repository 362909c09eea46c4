import QuartzCore

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out the views that change, so that the changes of their subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the values on screen rather than at the values set last.
    ///
    /// Affects only opacity, background color and anchor point: other properties are animated
    /// additively, so that they always continue from the values on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forward and backward; once if `repeat` isn't set.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration within another animation, instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve within another animation, instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes during a transition instead of applying them immediately.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition from one view to another instead of removing and
    /// adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Flips the view around its vertical axis, with the left side moving to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view around its vertical axis, with the right side moving to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Dissolves the view's old appearance into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view around its horizontal axis, with the top moving to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view around its horizontal axis, with the bottom moving to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves at constant speed.
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
}

extension ViewAnimation {
  /// Runs an animation with a curve. Within another animation, it inherits that one's duration and
  /// curve unless the options override them.
  static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var duration = duration
    var timing = Timing.curve(options.timingFunction)
    if let outer = current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
    }
    ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion
    ).run(animations)
  }

  /// Runs an animation with a spring of mass 1.
  static func run(
    _ spring: (stiffness: CGFloat, damping: CGFloat), _ velocity: CGFloat,
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    ViewAnimation(
      duration: duration, delay: delay,
      timing: .spring(stiffness: spring.stiffness, damping: spring.damping, velocity: velocity),
      options: options, completion: completion
    ).run(animations)
  }

  /// Returns a spring of a perceived duration in seconds.
  static func spring(
    _ duration: TimeInterval, _ bounce: CGFloat, _ velocity: CGFloat
  ) -> CASpringAnimation {
    let omega = 2 * CGFloat.pi / max(CGFloat(duration), 0.01)
    let spring = CASpringAnimation(keyPath: nil)
    spring.stiffness = omega * omega
    spring.damping = bounce >= 0 ? (1 - bounce) * 2 * omega : 2 * omega / (1 + bounce)
    spring.initialVelocity = velocity
    return spring
  }

  static func withoutAnimation(_ actions: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    actions()
    isEnabled = wasEnabled
  }
}

/// Computes a spring with a mass of 1 that is within a thousandth of its target after a duration.
enum SpringForDuration {
  /// Solves the envelope equation with Newton's method; constants and limits as measured on iOS.
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
