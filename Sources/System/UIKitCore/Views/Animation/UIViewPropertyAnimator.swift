import QuartzCore

/// An object that animates changes of view properties, and can be paused, scrubbed, reversed and
/// resumed.
///
/// Changes of bounds, position, transform and corner radius are additive: a new animator continues
/// from a running one with its velocity.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing parameters with which the animator was created.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. Physical springs have their own duration.
  open private(set) var duration: TimeInterval
  /// The delay with which the animation was last started, in seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  /// A Boolean value that determines whether views receive touches while they are animated. The
  /// default value is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that determines whether the animation can be paused, scrubbed and reversed
  /// while it runs. The default value is `true`.
  open var isInterruptible = true
  /// A Boolean value that determines whether a paused animation follows `fractionComplete`
  /// directly, without its curve. The default value is `true`.
  open var scrubsLinearly = true
  /// A Boolean value that determines whether the animator stays active at its end, so that it can
  /// be reversed; completion handlers aren't called before it finishes. The default value is
  /// `false`.
  open var pausesOnCompletion = false

  open var isReversed: Bool {
    get { course.isReversed }
    set { reverse(newValue) }
  }

  private lazy var course = AnimatorTimeline(
    AnimatorCurve.make(timingParameters ?? UICubicTimingParameters(), duration: duration))
  private var waiting: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var blockedViews: [UIView] = []
  /// The ticker, which keeps the animator alive while it runs.
  private var ticker: FrameTicker?
  private var lastTick: TimeInterval?

  /// Creates an animator with timing parameters and a duration in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of the built-in curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that takes the duration, in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    // A running animator is released only together with the frame loop that retains it.
    if state != .inactive, !isRunning {
      preconditionFailure(
        "UIViewPropertyAnimator: one that is paused or stopped was released; finish it first")
    }
  }

  /// Creates an animator and starts it after a delay in seconds. Of the options, only the curve and
  /// `allowUserInteraction` have an effect.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let animator = animator as? Self else {
      preconditionFailure("runningPropertyAnimator: subclasses make their own")
    }
    return animator
  }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds animations that begin after `delayFactor` of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "UIViewPropertyAnimator.addAnimations: it was stopped")
    if state == .inactive {
      waiting.append((animation, delayFactor))
    } else {
      record(animation, delayFactor: delayFactor)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func record(_ body: () -> Void, delayFactor: CGFloat) {
    let recorder = ViewAnimation(
      duration: max(duration, 0.001), delay: 0,
      timing: .curve(CAMediaTimingFunction(name: .linear)),
      options: .beginFromCurrentState, completion: nil)
    recorder.record(body) { [self] track in
      course.add(track, delayFactor: Double(min(max(delayFactor, 0), 0.999)))
      block(track)
    }
  }

  private func block(_ track: AnimatorTrack) {
    guard !isUserInteractionEnabled, let view = track.layer?.delegate as? UIView,
      !blockedViews.contains(where: { $0 === view })
    else { return }
    view.interactionBlocks += 1
    blockedViews.append(view)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = waiting
    waiting = []
    for block in blocks { record(block.body, delayFactor: block.delayFactor) }
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds; resumes a paused animation as planned.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "UIViewPropertyAnimator.startAnimation: it was stopped")
    guard !isRunning else { return }
    let wasActive = state == .active
    self.delay = delay
    activate()
    if wasActive { course.resume(nil, durationFactor: 0) }
    run(after: delay)
  }

  private func run(after delay: TimeInterval = 0) {
    isRunning = true
    lastTick = nil
    var wait = delay
    ticker?.invalidate()
    ticker = FrameTicker { [self] timestamp in
      let passed = timestamp - (lastTick ?? timestamp)
      lastTick = timestamp
      wait -= passed
      if wait <= 0 {
        advance(by: min(passed, -wait))
        wait = 0
      }
    }
  }

  private func advance(by seconds: TimeInterval) {
    guard course.advance(by: seconds) else { return }
    if pausesOnCompletion { halt() } else { complete(at: isReversed ? .start : .end) }
  }

  private func halt() {
    ticker?.invalidate()
    ticker = nil
    isRunning = false
  }

  open func pauseAnimation() {
    checkInterruptible("pauseAnimation")
    activate()
    halt()
    course.hold(linearly: scrubsLinearly)
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(min(max(course.fraction, 0), 1)) }
    set {
      checkInterruptible("fractionComplete")
      let isFresh = state == .inactive
      activate()
      if isFresh || isRunning { course.hold(linearly: scrubsLinearly) }
      course.fraction = Double(min(max(newValue, 0), 1))
    }
  }

  /// Resumes a paused animation. `durationFactor` multiplied by the original duration is the new
  /// remaining duration; if it is 0, the remaining time doesn't change.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && !isRunning, "UIViewPropertyAnimator.continueAnimation: it is not paused")
    course.resume(parameters, durationFactor: Double(durationFactor))
    run()
  }

  private func reverse(_ isReversed: Bool) {
    guard isReversed != course.isReversed else { return }
    if isRunning { checkInterruptible("isReversed") }
    course.turnRound(isRunning: isRunning)
    lastTick = nil
  }

  private func checkInterruptible(_ call: String) {
    precondition(
      isInterruptible && state != .stopped,
      "UIViewPropertyAnimator.\(call): it was stopped, or is not interruptible")
  }

  // MARK: Ending

  /// Stops the views at their current positions on the screen. Unless `withoutFinishing` is `true`,
  /// `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    guard withoutFinishing else {
      state = .stopped
      return
    }
    release(at: .current)
    state = .inactive
    completions = []
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "UIViewPropertyAnimator.finishAnimation: stop it first")
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    halt()
    release(at: position)
    state = .inactive
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }

  private func release(at position: UIViewAnimatingPosition) {
    course.finish(at: position)
    for view in blockedViews { view.interactionBlocks -= 1 }
    blockedViews = []
  }
}
