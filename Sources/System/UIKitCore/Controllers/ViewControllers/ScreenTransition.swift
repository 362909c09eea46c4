import QuartzCore

/// A transition between screens from start to end, regardless of the object that animates it.
///
/// It is the context that animators receive. Its owner, a presentation or a navigation controller,
/// moves the views and notifies the controllers in `settle`, which is called exactly once.
@MainActor final class ScreenTransition: NSObject {
  struct Screen {
    let controller: UIViewController
    /// The view; nil if the transition doesn't move it.
    var view: UIView?
    var initialFrame: () -> CGRect = { .zero }
    var finalFrame: () -> CGRect = { .zero }
  }

  let from: Screen
  private(set) var to: Screen
  let container: UIView
  let style: UIModalPresentationStyle
  /// The animator; nil for a transition without animation.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  private var coordinatorInUse: TransitionCoordinator?

  private var settle: ((_ didComplete: Bool) -> Void)?
  private var afterwards: [() -> Void] = []
  private(set) var isStarted = false
  private(set) var isCompleted = false
  private(set) var isInteractiveNow = false
  private(set) var wasCancelled = false
  private(set) var percent: CGFloat = 0
  private var hasRunAnimator = false
  private let scrubber = LayerTimeScrubber()
  private var lastActivity: TimeInterval = 0

  init(
    from: Screen, to: Screen, container: UIView, style: UIModalPresentationStyle,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    settle: @escaping (_ didComplete: Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.style = style
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    self.settle = settle
    super.init()
  }

  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var isInitiallyInteractive: Bool { interactor?.wantsInteractiveStart ?? false }

  /// The transition's coordinator. They hold strong references to each other until the end.
  var coordinator: TransitionCoordinator {
    if let coordinatorInUse { return coordinatorInUse }
    let coordinator = TransitionCoordinator(self)
    if !isCompleted { coordinatorInUse = coordinator }
    return coordinator
  }

  func start() {
    guard !isStarted, !isCompleted else { return }
    isStarted = true
    lastActivity = MediaClock.now
    scrubber.note(container.layer)
    if let interactor, interactor.wantsInteractiveStart {
      isInteractiveNow = true
      interactor.startInteractiveTransition(self)
      if hasRunAnimator { coordinator.runAlongsideAnimations() }
    } else if animator != nil {
      (interactor as? UIPercentDrivenInteractiveTransition)?.follow(self)
      runAnimator()
      coordinator.runAlongsideAnimations()
    } else {
      coordinator.runAlongsideAnimations()
      complete(true)
    }
  }

  /// Replaces the view that appears, because a presentation controller may wrap it when the
  /// transition begins.
  func willShow(_ view: UIView?) {
    if !hasRunAnimator { to.view = view }
  }

  func runAnimator() {
    guard !hasRunAnimator, !isCompleted else { return }
    hasRunAnimator = true
    animator?.animateTransition(using: self)
  }

  /// Calls a closure at the very end, after the completion handlers, or immediately if the
  /// transition has already ended.
  func afterCompletion(_ body: @escaping () -> Void) {
    if isCompleted { body() } else { afterwards.append(body) }
  }

  func complete(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    isInteractiveNow = false
    wasCancelled = !didComplete
    if didComplete { percent = 1 }
    scrubber.reset()
    let settle = settle
    self.settle = nil
    settle?(didComplete)
    animator?.animationEnded(didComplete)
    coordinatorInUse?.finish()
    coordinatorInUse = nil
    let calls = afterwards
    afterwards = []
    for call in calls { call() }
  }

  /// Whether an animator has neither moved anything nor completed the transition for so long that
  /// the app would wait forever.
  ///
  /// Computed on request: no timer runs for it.
  var isOverdue: Bool {
    guard isStarted, !isCompleted, !isInteractiveNow else { return false }
    guard MediaClock.now > lastActivity + duration + Self.patience else { return false }
    return !container.layer.hasRunningAnimations
  }

  /// The time for which a transition may make no progress after its duration, in seconds.
  private static let patience: TimeInterval = 2

  func completeOverdue() { complete(!wasCancelled) }

  // MARK: Layer time, for percent-driven transitions

  func holdTime() {
    scrubber.hold()
    lastActivity = MediaClock.now
  }

  func alsoScrub(_ layer: CALayer) {
    if layer !== container.layer { scrubber.note(layer) }
  }

  /// The time of the animation that the layers show, in seconds.
  var elapsed: TimeInterval { scrubber.elapsed }

  func seek(to fraction: CGFloat) {
    percent = min(max(fraction, 0), 1)
    scrubber.seek(to: duration * Double(percent))
    lastActivity = MediaClock.now
  }

  /// Lets the layers' time continue from its current value.
  func resumeTime() { scrubber.resume() }

  /// Ends the animations at their start, so that animators complete before the next frame would
  /// show the final values.
  func rewind() {
    scrubber.removeAnimations()
    AnimationClock.finishCompleted(at: MediaClock.now)
    // Unless the animator has completed, its views must not remain frozen.
    if !isCompleted { resumeTime() }
  }
}

extension ScreenTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { container }
  var isAnimated: Bool { animator != nil }
  var isInteractive: Bool { isInteractiveNow }
  var transitionWasCancelled: Bool { wasCancelled }
  var presentationStyle: UIModalPresentationStyle { style }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isCompleted else { return }
    percent = min(max(percentComplete, 0), 1)
    lastActivity = MediaClock.now
  }

  func finishInteractiveTransition() { endInteraction(cancelling: false) }
  func cancelInteractiveTransition() { endInteraction(cancelling: true) }

  private func endInteraction(cancelling: Bool) {
    guard !isCompleted else { return }
    isInteractiveNow = false
    wasCancelled = cancelling
    lastActivity = MediaClock.now
    coordinator.interactionChanged()
    // An app's own interactor moves the views itself; alongside animations run now.
    if !cancelling, !hasRunAnimator { coordinator.runAlongsideAnimations() }
  }

  func pauseInteractiveTransition() {
    guard !isCompleted, !isInteractiveNow else { return }
    isInteractiveNow = true
    wasCancelled = false
    lastActivity = MediaClock.now
    coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) { complete(didComplete) }

  private func screen(of controller: UIViewController) -> Screen? {
    [from, to].first { $0.controller === controller }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { screen(of: vc)?.initialFrame() ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { screen(of: vc)?.finalFrame() ?? .zero }
}

/// Controls the time of layer trees with a `speed` of 0 and a `timeOffset`, as Core Animation
/// allows.
@MainActor final class LayerTimeScrubber {
  private var starts: [(layer: CALayer, time: TimeInterval)] = []
  private var isHeld = false

  /// Adds a layer, whose animations begin now.
  func note(_ layer: CALayer) {
    starts.append((layer, Self.localTime(of: layer)))
    if isHeld { Self.hold(layer, at: Self.localTime(of: layer)) }
  }

  func hold() {
    guard !isHeld else { return }
    isHeld = true
    for index in starts.indices {
      let layer = starts[index].layer
      if let begin = layer.earliestBegin(since: starts[index].time - 1e-6),
        begin < starts[index].time + Self.longestWait
      {
        starts[index].time = begin
      }
      Self.hold(layer, at: Self.localTime(of: layer))
    }
  }

  /// The maximum time in seconds after which an animation counts as beginning with the transition
  /// rather than with a delay of its own. Animations begin with the frame after the one that adds
  /// them.
  private static let longestWait: TimeInterval = 0.1

  var elapsed: TimeInterval {
    guard let (layer, time) = starts.first else { return 0 }
    return Self.localTime(of: layer) - time
  }

  func seek(to seconds: TimeInterval) {
    hold()
    for (layer, time) in starts { layer.timeOffset = time + seconds }
  }

  func resume() {
    guard isHeld else { return }
    isHeld = false
    for (layer, _) in starts {
      let now = layer.superlayer?.convertTime(MediaClock.now, from: nil) ?? MediaClock.now
      layer.beginTime = now
      layer.speed = 1
    }
  }

  func reset() {
    isHeld = false
    for (layer, _) in starts {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    }
  }

  /// Removes the animations that began with the transition, but not older ones, such as a
  /// spinner's.
  func removeAnimations() {
    for (layer, time) in starts { layer.removeAnimations(since: time) }
  }

  private static func localTime(of layer: CALayer) -> TimeInterval {
    layer.convertTime(MediaClock.now, from: nil)
  }

  private static func hold(_ layer: CALayer, at time: TimeInterval) {
    layer.timeOffset = time
    layer.beginTime = 0
    layer.speed = 0
  }
}

extension CALayer {
  fileprivate func earliestBegin(since time: TimeInterval) -> TimeInterval? {
    let own = (animationKeys() ?? []).compactMap { animation(forKey: $0)?.beginTime }
      .filter { $0 >= time }
    let below = (sublayers ?? []).compactMap { $0.earliestBegin(since: time) }
    return (own + below).min()
  }

  fileprivate func removeAnimations(since time: TimeInterval) {
    for key in animationKeys() ?? [] {
      guard let animation = animation(forKey: key), animation.beginTime >= time - 1e-6 else {
        continue
      }
      removeAnimation(forKey: key)
    }
    for layer in sublayers ?? [] { layer.removeAnimations(since: time) }
  }
}
