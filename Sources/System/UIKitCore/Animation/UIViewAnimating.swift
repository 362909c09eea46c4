import QuartzCore

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}

/// A position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the animations set.
  case end = 0
  /// The values from before the animations.
  case start
  /// The values that are on the screen.
  case current
}

/// An object that runs an animation which can be paused and reversed.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, which includes its delay.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its start. It can be changed while the animation runs.
  var isReversed: Bool { get set }
  /// The completed part, from 0 to 1, in the direction in which the animation runs.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds, or continues it after a pause.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is. An animation that has not started becomes active and paused.
  func pauseAnimation()
  /// Stops the animation where its views are on the screen. Unless `withoutFinishing`,
  /// `finishAnimation(at:)` has to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position and calls the completion handlers.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object to which animations can be added, also while it runs.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin after a part of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations that begin at once.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a handler that is called with the final position when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation, with other timing if parameters are given.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// These members are optional; without an implementation they do nothing.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
