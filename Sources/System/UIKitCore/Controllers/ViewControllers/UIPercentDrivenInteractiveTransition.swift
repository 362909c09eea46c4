import QuartzCore

/// An object that drives a transition's animations interactively: it stops the time of the
/// container's layers, which `update` then sets.
///
/// It works with any animator that animates views or layers.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var transition: ScreenTransition?
  private var ticker: FrameTicker?
  /// The velocity at which the user releases the transition, in transitions per second toward the
  /// end; nil stands for `completionSpeed` and `completionCurve`.
  package var releaseVelocity: CGFloat?

  /// The speed at which the transition ends after a release, relative to the animation's; 1 by
  /// default.
  open var completionSpeed: CGFloat = 1
  /// The curve with which the transition ends after a release; ease-in-ease-out by default.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition starts interactively, the default, or as an animation until `pause()`.
  open var wantsInteractiveStart = true

  /// The duration of the animator, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ScreenTransition else { return }
    follow(transition)
    transition.holdTime()
    transition.runAnimator()
    // Animations begin at the layers' current time rather than at the time that an update sets.
    CATransaction.flush()
  }

  /// Takes over a transition, including one that starts noninteractively.
  func follow(_ transition: ScreenTransition) {
    // Ending a transition may start another one, which also calls this method.
    while let other = self.transition, other !== transition {
      self.transition = nil
      abandon(other)
    }
    self.transition = transition
    percentComplete = 0
    transition.afterCompletion { [weak self, weak transition] in
      if self?.transition === transition { self?.clear() }
    }
  }

  /// Makes a running transition interactive, even while it settles after a release.
  open func pause() {
    guard let transition, !transition.isCompleted, !transition.isInteractiveNow else { return }
    stopSettling()
    if duration > 0 {
      percentComplete = min(max(CGFloat(transition.elapsed) / duration, 0), 1)
    }
    transition.holdTime()
    transition.pauseInteractiveTransition()
  }

  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractiveNow else { return }
    show(min(max(percentComplete, 0), 1))
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction and completes the transition.
  open func finish() { settle(at: 1) }
  /// Ends the interaction and returns to the start.
  open func cancel() { settle(at: 0) }

  /// Lets a transition end by itself because another one replaces it.
  private func abandon(_ transition: ScreenTransition) {
    stopSettling()
    guard !transition.isCompleted else { return }
    if transition.isInteractiveNow { transition.finishInteractiveTransition() }
    if transition.wasCancelled { transition.rewind() } else { transition.resumeTime() }
  }

  private func show(_ fraction: CGFloat) {
    percentComplete = fraction
    transition?.seek(to: fraction)
  }

  private func clear() {
    stopSettling()
    transition = nil
    releaseVelocity = nil
  }

  private func stopSettling() {
    ticker?.invalidate()
    ticker = nil
  }

  // MARK: Settling

  private func settle(at target: CGFloat) {
    guard let transition, !transition.isCompleted, transition.isInteractiveNow else { return }
    if target == 1 {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    let motion = SettlingMotion(
      from: percentComplete, to: target, duration: transition.duration, speed: completionSpeed,
      curve: completionCurve.timingFunction, velocity: releaseVelocity)
    let start = MediaClock.now
    stopSettling()
    ticker = FrameTicker(for: self) { $0.follow(motion, at: $1 - start) }
  }

  private func follow(_ motion: SettlingMotion, at time: TimeInterval) {
    guard let transition else { return stopSettling() }
    show(motion.position(at: time))
    guard time >= motion.seconds else { return }
    stopSettling()
    if motion.end == 1 {
      transition.resumeTime()
    } else {
      transition.rewind()
    }
  }
}

/// The motion from the point of release to the start or end of the transition.
struct SettlingMotion {
  let start: CGFloat
  let end: CGFloat
  let seconds: TimeInterval
  private let curve: CAMediaTimingFunction
  /// The initial velocity, in transitions per second.
  private let velocity: CGFloat?

  private static let shortest: TimeInterval = 0.1
  private static let longest: TimeInterval = 0.35

  @MainActor init(
    from start: CGFloat, to end: CGFloat, duration: TimeInterval, speed: CGFloat,
    curve: CAMediaTimingFunction, velocity: CGFloat?
  ) {
    self.start = start
    self.end = end
    self.curve = curve
    let distance = abs(end - start)
    guard let velocity else {
      self.velocity = nil
      seconds = duration * Double(distance / max(speed, 0.01))
      return
    }
    let towards = end >= start ? velocity : -velocity
    // Uniform deceleration from a velocity takes twice as long as constant motion at it.
    let wished = towards > 0 ? Double(2 * distance / towards) : Self.longest
    seconds = distance > 0 ? min(max(wished, Self.shortest), Self.longest) : 0
    // Beyond three times the mean velocity, the curve below would overshoot.
    self.velocity = min(max(towards, 0), 3 * distance / CGFloat(max(seconds, 0.001)))
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard seconds > 0, time < seconds else { return end }
    let t = CGFloat(max(time, 0) / seconds)
    let distance = abs(end - start)
    let travelled: CGFloat
    if let velocity {
      // The cubic that starts with the velocity and ends at rest.
      let slope = velocity * CGFloat(seconds)
      travelled = slope * t * (1 - t) * (1 - t) + distance * t * t * (3 - 2 * t)
    } else {
      travelled = distance * CGFloat(curve.value(at: Double(t)))
    }
    return end >= start ? start + travelled : start - travelled
  }
}
