import Motion
import UIKit
import UIKitCompat

/// A transition that can be caught, reversed and released at any time, with one state from the
/// first frame to the last.
///
/// The state is a small struct that each feature defines. A spring keeps its position and velocity
/// through every interruption. The owner updates its views in `apply` and ends the transition with
/// `end()`; UIKit and each completion are called exactly once. The closures are retained as long as
/// the transition: capture the owner weakly.
@MainActor public final class InterruptibleTransition<State: Animatable> {
  /// The current phase.
  public private(set) var phase = TransitionPhase.dismissed
  /// The side at which the transition rests, to which it moves, or to which it was moving before it
  /// was held.
  public private(set) var heading = TransitionSide.dismissed
  /// A Boolean value that indicates whether the transition fades in place, because Reduce Motion is
  /// enabled or there is no dismissed state.
  public private(set) var isFading = false
  private var motion: InterruptibleValue<State>
  /// The dismissed state specified on release, or the state that a fade ends at.
  private var exit: State?
  private var waiting: [(side: TransitionSide, completion: (Bool) -> Void)] = []
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  /// A closure that returns the state at a side. It is called in every frame, so that windows may
  /// be resized and lists scrolled during the transition; `nil` keeps the current target. Without a
  /// dismissed state, the transition fades.
  public var target: (TransitionSide) -> State?
  /// A closure that returns a state faded out in place.
  public var faded: (State) -> State
  /// The timing of a fade.
  public var fadeTiming = ReducedMotion.timing
  /// A closure that updates the views from the state.
  public var apply: (State) -> Void = { _ in }
  /// A closure that advances alongside animations, and returns `false` when they are at rest.
  public var stepAlongside: (_ seconds: TimeInterval) -> Bool = { _ in false }
  /// Called when a touch holds the transition at its presented state.
  public var onInteractionBegin: () -> Void = {}
  /// Called at the end of a motion, before the completions.
  public var onSettle: (TransitionSide) -> Void = { _ in }
  /// Called when the transition ended dismissed without a pending completion, because UIKit had
  /// cancelled the dismissal.
  public var onUnclaimedDismissal: () -> Void = {}
  /// Called at each change of the phase until the motion ends.
  private var onPhaseChange: ((TransitionPhase) -> Void)?

  /// - Parameters:
  ///     - state: The initial state.
  ///     - interruptionSpring: The spring that continues an interrupted timing curve.
  public init(
    _ state: State, interruptionSpring: Spring = .transitionReturn,
    target: @escaping (TransitionSide) -> State?, faded: @escaping (State) -> State
  ) {
    motion = InterruptibleValue(state, interruptionSpring: interruptionSpring)
    self.target = target
    self.faded = faded
  }

  /// The visible state.
  public var state: State { motion.value }
  /// The velocity per second.
  public var velocity: State { motion.velocity }

  // MARK: Completions

  /// Adds a completion for the current or the next motion.
  ///
  /// - Parameter completion: A closure that is called once, with `true` if the motion ended at
  ///   `side`.
  public func notify(_ side: TransitionSide, _ completion: @escaping (Bool) -> Void) {
    waiting.append((side, completion))
  }

  /// Returns a Boolean value that indicates whether a completion is pending for a side.
  public func isAwaited(_ side: TransitionSide) -> Bool { waiting.contains { $0.side == side } }

  /// Calls the pending completions for a side before the motion has ended.
  public func completeEarly(_ side: TransitionSide) {
    let early = waiting.filter { $0.side == side }
    waiting.removeAll { $0.side == side }
    for waiter in early { waiter.completion(true) }
  }

  // MARK: Moving

  /// Moves to a side. From rest, the transition uses `timing`; during a motion it keeps its
  /// velocity. It has no effect while a touch holds the transition.
  ///
  /// - Parameters:
  ///     - timing: The timing; `nil` ends the transition immediately, even while held.
  ///     - completion: A closure that is called with `true` if the transition ended at the side, or
  ///       `false` if it was reversed.
  public func begin(
    toward side: TransitionSide, _ timing: Timing?, completion: @escaping (Bool) -> Void
  ) {
    notify(side, completion)
    guard phase != .held || timing == nil else { return }
    if phase.isAtRest {
      prepare()
      place(at: side.opposite)
    }
    if side == .presented { exit = nil }
    chooseFade(toward: side)
    move(toward: side)
    guard let timing else { return settle() }
    motion.move(to: goal ?? state, isFading ? fadeTiming : timing)
    run()
  }

  /// Holds the transition at its current state.
  public func hold() {
    let wasPresented = phase == .presented
    if phase.isAtRest {
      prepare()
      place(at: heading)
    }
    phase = .held
    motion.set(state)
    onPhaseChange?(.held)
    if wasPresented { onInteractionBegin() }
  }

  /// Sets the state while the transition is held.
  public func update(_ state: State) {
    guard phase == .held else { return }
    motion.set(state)
    apply(state)
  }

  /// Releases the transition toward a side.
  ///
  /// - Parameters:
  ///     - exit: The dismissed state, if it differs from the default one.
  ///     - velocity: The finger's velocity per second.
  public func release(
    toward side: TransitionSide, at exit: State? = nil, spring: Spring, velocity: State
  ) {
    guard phase == .held else { return }
    retarget(toward: side, at: exit, spring: spring, velocity: velocity)
  }

  /// Changes the target of the motion to a side.
  ///
  /// - Parameters:
  ///     - exit: The dismissed state, if it differs from the default one.
  ///     - velocity: The velocity per second; `nil` keeps the current one.
  public func retarget(
    toward side: TransitionSide, at exit: State? = nil, spring: Spring, velocity: State? = nil
  ) {
    if phase.isAtRest {
      prepare()
      place(at: side.opposite)
    }
    self.exit = exit
    chooseFade(toward: side)
    move(toward: side, spring: spring, velocity: velocity)
  }

  /// Reverses the motion from its current state.
  public func reverse(spring: Spring = .transitionExit) {
    guard phase.isMoving else { return }
    move(toward: heading.opposite, spring: spring, velocity: nil)
  }

  private func move(toward side: TransitionSide, spring: Spring, velocity: State?) {
    move(toward: side)
    var spring = spring
    if isFading, side == .dismissed, case .spring(let fade) = fadeTiming { spring = fade }
    motion.retarget(to: goal ?? state, spring: spring, velocity: velocity)
    guard velocity != nil else { return run() }
    // After a release, the state moves in this frame rather than in the next.
    animator.stop()
    run(from: CACurrentMediaTime())
  }

  private func move(toward side: TransitionSide) {
    heading = side
    phase = side == .presented ? .presenting : .dismissing
    onPhaseChange?(phase)
  }

  // MARK: Targets

  private func prepare() { isFading = ReducedMotion.isEnabled }

  /// Sets the initial state of the next motion.
  private func place(at side: TransitionSide) {
    let found = isFading && side == .dismissed ? nil : target(side)
    if let found { return motion.set(found) }
    guard side == .dismissed else { return }
    isFading = true
    motion.set(faded(target(.presented) ?? state))
  }

  /// Fades from the current state if there is no dismissed state.
  private func chooseFade(toward side: TransitionSide) {
    guard side == .dismissed, exit == nil else { return }
    isFading = ReducedMotion.isEnabled || target(.dismissed) == nil
    if isFading { exit = faded(state) }
  }

  private var goal: State? {
    switch heading {
    case .presented: target(.presented)
    case .dismissed: exit ?? target(.dismissed)
    }
  }

  // MARK: Ends

  /// Ends the motion at its target immediately.
  public func settle() {
    guard !phase.isAtRest else { return }
    if let goal { motion.set(goal) } else { motion.set(motion.target) }
    phase = heading == .presented ? .presented : .dismissed
    let side = heading
    if side == .presented { exit = nil }
    apply(state)
    onSettle(side)
    if !tell(), side == .dismissed { onUnclaimedDismissal() }
  }

  /// Updates the phase after something other than this transition moved to a side.
  public func adopt(_ phase: TransitionPhase) {
    self.phase = phase
    heading = phase == .presented || phase == .presenting ? .presented : .dismissed
    exit = nil
    if let standing = target(.presented) { motion.set(standing) }
  }

  /// Ends the transition immediately in the dismissed phase, without calling `apply` again. Pending
  /// completions are called.
  public func end() {
    animator.stop()
    phase = .dismissed
    heading = .dismissed
    exit = nil
    tell()
  }

  /// Calls the pending completions; returns `false` if there were none.
  @discardableResult private func tell() -> Bool {
    let told = waiting
    waiting = []
    onPhaseChange = nil
    let side = heading
    for waiter in told { waiter.completion(waiter.side == side) }
    return !told.isEmpty
  }

  // MARK: Frames

  /// Applies the state again, for example after layout.
  public func refresh() { apply(state) }

  /// Starts stepping the alongside animations.
  public func startAlongside() { animator.start() }

  private func run(from time: TimeInterval? = nil) {
    apply(state)
    if motion.isSettled { settle() } else { animator.start(from: time) }
  }

  private func step(by seconds: TimeInterval) -> Bool {
    let movesAlongside = stepAlongside(seconds)
    guard isInMotion else {
      apply(state)
      return movesAlongside
    }
    if let goal { motion.follow(goal) }
    motion.advance(by: seconds)
    guard motion.isSettled else {
      apply(state)
      return true
    }
    settle()
    // A completion may already have begun another motion.
    return movesAlongside || isInMotion
  }

  private var isInMotion: Bool { phase.isMoving && !motion.isSettled }

  // MARK: UIKit

  /// Lets this transition drive UIKit's interactive transition.
  ///
  /// - Parameter completion: A closure that is called with whether the screen was dismissed, and
  ///   completes UIKit's transition.
  public func drive(
    _ context: any UIViewControllerContextTransitioning, completion: @escaping (Bool) -> Void
  ) {
    onPhaseChange = { context.follow($0) }
    notify(.dismissed, completion)
  }
}

extension UIViewControllerContextTransitioning {
  /// Updates UIKit's interactive transition for the side that the release chose.
  @MainActor fileprivate func follow(_ phase: TransitionPhase) {
    if !isInteractive { pauseInteractiveTransition() }
    switch phase {
    case .presenting: cancelInteractiveTransition()
    case .dismissing: finishInteractiveTransition()
    case .held, .presented, .dismissed: break
    }
  }
}
