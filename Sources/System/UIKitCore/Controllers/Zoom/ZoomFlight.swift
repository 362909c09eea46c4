import QuartzCore

/// The flight of a zoomed view controller out of its source view and back.
///
/// One spring moves the view from the first frame to the last. Features have an interruptible
/// transition of their own, for which UIKit cannot depend on them, and which also serves alerts and
/// lists of photos; this one has two ends and a finger.
@MainActor final class ZoomFlight: NSObject {
  private(set) weak var zoomed: UIViewController?
  private let transition: UIViewController.Transition
  private var context: (any UIViewControllerContextTransitioning)?
  private var stage: ZoomStage?
  private weak var source: UIView?
  private var sourceAlpha: CGFloat = 1
  private let motion = SpringMotion(ZoomPose(frame: .zero, reveal: 0).vector)
  /// Whether the view flies, or flew before a finger stopped it, away from its source.
  private var isGrowing = false
  private var isPresenting = false
  private var hand: Hand?
  /// The motion of a presentation that the way back, which begins at once, interrupted.
  private var interrupted: (values: [CGFloat], velocities: [CGFloat])?

  /// A finger on the card.
  private struct Hand {
    let pose: ZoomPose
    var isDragging = false
  }

  init(_ zoomed: UIViewController, _ transition: UIViewController.Transition) {
    self.zoomed = zoomed
    self.transition = transition
    super.init()
    motion.onChange = { [weak self] in self?.show() }
  }

  func belongs(to transition: UIViewController.Transition) -> Bool {
    self.transition === transition
  }
  var options: UIViewController.Transition.ZoomOptions { transition.options }
  var isDragging: Bool { hand?.isDragging == true }
  var isHeld: Bool { hand != nil }
  /// Whether a transition shows the zoomed view, rather than returning to the source.
  var isArriving: Bool { context != nil && isPresenting }
  var isLeaving: Bool { context != nil && !isPresenting }
  /// Whether a point of a view is on the flying card.
  func contains(_ point: CGPoint, of view: UIView) -> Bool {
    guard let card = stage?.card else { return false }
    return card.bounds.contains(card.convert(point, from: view))
  }

  // MARK: Beginning and ending

  func begin(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
    self.context = context
    self.isPresenting = isPresenting
    UIView.performWithoutAnimation {
      let container = context.containerView
      if !isPresenting { showScreenBehind(context) }
      view.fill(full)
      find(in: context)
      let stage = ZoomStage(view, source: source, options: options)
      stage.frame = container.bounds
      stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(stage)
      self.stage = stage
      source?.alpha = 0
      view.layoutIfNeeded()
    }
    let former = isPresenting ? nil : interrupted
    interrupted = nil
    motion.place(at: former?.values ?? pose(isFull: !isPresenting).vector)
    show()
    if hand == nil { fly(growing: isPresenting, velocities: former?.velocities) }
  }

  private func showScreenBehind(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to)
    else { return }
    context.containerView.insertSubview(view, at: 0)
    view.fill(context.finalFrame(for: screen))
    view.layoutIfNeeded()
  }

  private func find(in context: any UIViewControllerContextTransitioning) {
    source = nil
    guard let zoomed, let other = context.viewController(forKey: isPresenting ? .from : .to)
    else { return }
    let found = transition.sourceViewProvider(.init(source: other, zoomed: zoomed))
    guard let found, found.window != nil, found.window === context.containerView.window,
      !found.bounds.isEmpty
    else { return }
    source = found
    sourceAlpha = found.alpha
  }

  /// Cleans up after the transition, however it has ended.
  func end() {
    if motion.isMoving || hand != nil {
      interrupted = (motion.values, motion.velocities)
    }
    motion.stop()
    UIView.performWithoutAnimation {
      stage?.takeDown(full: full)
      source?.alpha = sourceAlpha
    }
    stage = nil
    source = nil
    context = nil
  }

  // MARK: Places

  /// The frame of the whole zoomed view.
  private var full: CGRect {
    guard let context, let zoomed else { return .zero }
    return isPresenting ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
  }

  private func pose(isFull: Bool) -> ZoomPose {
    let full = full
    guard !isFull else { return ZoomPose(frame: full, reveal: 1) }
    guard let source, source.window != nil, let container = context?.containerView else {
      return ZoomPose(frame: full.insetBy(dx: full.width / 4, dy: full.height / 4), reveal: 0)
    }
    return ZoomPose(frame: container.convert(source.bounds, from: source), reveal: 0)
  }

  private var aligned: CGRect {
    let whole = CGRect(origin: .zero, size: full.size)
    guard let source, let zoomed else { return whole }
    let rect = options.alignmentRectProvider?(.init(source: source, zoomed: zoomed))
    return rect.flatMap { $0.isEmpty || $0.isInfinite || $0.isNull ? nil : $0 } ?? whole
  }

  private func show() {
    guard let stage else { return }
    UIView.performWithoutAnimation {
      stage.show(ZoomPose(vector: motion.values), full: full, aligned: aligned)
    }
    // The source view may have moved, and the window may have changed its size.
    motion.redirect(to: pose(isFull: isGrowing).vector)
  }

  private func fly(growing: Bool, velocities: [CGFloat]? = nil) {
    isGrowing = growing
    motion.start(to: pose(isFull: growing).vector, velocities: velocities) { [weak self] in
      guard let self, let context else { return }
      context.completeTransition(isPresenting == growing)
    }
  }

  // MARK: The hand

  /// Stops the flight; returns false if there is none.
  func hold() -> Bool {
    guard stage != nil, motion.isMoving else { return false }
    hand = Hand(pose: ZoomPose(vector: motion.values))
    motion.stop()
    return true
  }

  /// Continues a flight that was stopped and not dragged.
  func letGo() {
    guard let hand, !hand.isDragging else { return }
    self.hand = nil
    if stage != nil { fly(growing: isGrowing) } else { interrupted = nil }
  }

  func beginDrag() {
    hand = Hand(pose: hand?.pose ?? pose(isFull: true), isDragging: true)
    if isLeaving { context?.pauseInteractiveTransition() }
  }

  /// Ends a drag for which no transition has begun.
  func dropHand() { hand = nil }

  func drag(by distance: CGPoint, from anchor: CGPoint) {
    guard let hand, stage != nil else { return }
    let base = hand.pose.frame.isEmpty ? pose(isFull: true) : hand.pose
    motion.place(at: base.dragged(by: distance, from: anchor, in: full.size).vector)
  }

  /// Releases the card with a velocity in points per second.
  func release(leaves: Bool, velocity: CGPoint) {
    guard hand != nil else { return }
    hand = nil
    guard let context else { return }
    if leaves {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    fly(growing: !leaves, velocities: [velocity.x, velocity.y, 0, 0, 0])
  }
}
