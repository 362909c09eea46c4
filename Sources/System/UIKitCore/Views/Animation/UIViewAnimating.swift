import QuartzCore

/// Constants that specify the state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation hasn't started, or has finished.
  case inactive = 0
  /// The animation is running or paused.
  case active
  /// The animation has stopped and waits for `finishAnimation(at:)`.
  case stopped
}

/// Constants that specify the position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the animations set.
  case end = 0
  /// The values from before the animations.
  case start
  /// The values that are displayed on the screen.
  case current
}

/// An object that runs an animation that can be paused and reversed.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running, including its delay.
  var isRunning: Bool { get }
  /// A Boolean value that determines whether the animation runs towards its start. It can be
  /// changed while the animation runs.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1, in the direction in which the animation runs.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it if it is paused.
  func startAnimation()
  /// Starts the animation after a delay in seconds, or resumes it if it is paused.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position. An animation that hasn't started becomes active
  /// and paused.
  func pauseAnimation()
  /// Stops the animation at its current position on the screen. Unless `withoutFinishing` is
  /// `true`, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object that accepts additional animations, also while it runs.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin after a fraction of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations that begin immediately.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a handler that is called with the final position when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation, with other timing if parameters are specified.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The default implementations of optional methods, which do nothing.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
