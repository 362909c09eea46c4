import Motion
import UIKit
import UIKitCompat

/// Something on its way in, in its place, held by a finger and on its way out: one state from the
/// first frame to the last, that can be caught, reversed and thrown at any instant.
///
/// The state is a small struct of the feature's own. A spring carries its position and its velocity
/// through every change of mind. The owner makes views from it in `apply`, and tears it down with
/// `end()`; UIKit and others that wait for the outcome are each told once, whatever happens. The
/// closures are kept for as long as the transition: capture the owner weakly.
@MainActor public final class InterruptibleTransition<State: Animatable> {
  /// What it does at the moment.
  public private(set) var phase = TransitionPhase.dismissed
  /// Where it is, heads for, or headed for when a finger caught it.
  public private(set) var heading = TransitionSide.dismissed
  /// Whether it fades where it is: because less motion is wanted, or there is nowhere to go.
  public private(set) var isFading = false
  private var motion: InterruptibleValue<State>
  /// The dismissed state that a finger threw it to, or that it fades to.
  private var exit: State?
  private var waiting: [(side: TransitionSide, completion: (Bool) -> Void)] = []
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  /// The state at a side. It is asked for on every frame, so that windows may be resized and lists
  /// scrolled meanwhile; nil leaves the target where it is. Without a dismissed state it fades.
  public var target: (TransitionSide) -> State?
  /// How a state looks that has faded out where it is.
  public var faded: (State) -> State
  /// How it fades.
  public var fadeTiming = ReducedMotion.timing
  /// Makes views from the state.
  public var apply: (State) -> Void = { _ in }
  /// Moves what moves alongside; false at rest.
  public var stepAlongside: (_ seconds: TimeInterval) -> Bool = { _ in false }
  /// Called when a finger takes it out of its presented place.
  public var onInteractionBegin: () -> Void = {}
  /// Called at the end of a motion, before those who wait for it are told.
  public var onSettle: (TransitionSide) -> Void = { _ in }
  /// Called when it was dismissed and nobody waited for that, as UIKit had refused to let it go.
  public var onUnclaimedDismissal: () -> Void = {}
  /// Called with each change of phase until the motion ends.
  private var onPhaseChange: ((TransitionPhase) -> Void)?

  /// - Parameters:
  ///   - state: what it shows until it begins.
  ///   - interruptionSpring: takes over when a motion that follows a timing curve is interrupted.
  public init(
    _ state: State, interruptionSpring: Spring = .transitionReturn,
    target: @escaping (TransitionSide) -> State?, faded: @escaping (State) -> State
  ) {
    motion = InterruptibleValue(state, interruptionSpring: interruptionSpring)
    self.target = target
    self.faded = faded
  }

  /// As it is shown now.
  public var state: State { motion.value }
  /// Per second.
  public var velocity: State { motion.velocity }

  // MARK: Waiting

  /// Tells how the present or the next motion ends.
  ///
  /// - Parameter completion: called once; true when it ended at `side`.
  public func notify(_ side: TransitionSide, _ completion: @escaping (Bool) -> Void) {
    waiting.append((side, completion))
  }

  /// Whether somebody waits for it to end at a side.
  public func isAwaited(_ side: TransitionSide) -> Bool { waiting.contains { $0.side == side } }

  /// Tells those who wait for a side that it is there, although it still moves.
  public func completeEarly(_ side: TransitionSide) {
    let early = waiting.filter { $0.side == side }
    waiting.removeAll { $0.side == side }
    for waiter in early { waiter.completion(true) }
  }

  // MARK: Moving

  /// Moves to a side. From rest it runs by `timing`; from a motion in progress it goes on with its
  /// velocity. A finger that holds it decides for itself.
  ///
  /// - Parameters:
  ///   - timing: nil is there at once, also out of a finger's hold.
  ///   - completion: told whether it got there; false when it was reversed.
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

  /// Takes it, where it is, out of whatever motion it is in.
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

  /// Moves it with the finger that holds it.
  public func update(_ state: State) {
    guard phase == .held else { return }
    motion.set(state)
    apply(state)
  }

  /// Sends it to a side from the finger that holds it.
  ///
  /// - Parameters:
  ///   - exit: where it goes when it is dismissed, if that is elsewhere than usual.
  ///   - velocity: per second, that the finger gave it.
  public func release(
    toward side: TransitionSide, at exit: State? = nil, spring: Spring, velocity: State
  ) {
    guard phase == .held else { return }
    retarget(toward: side, at: exit, spring: spring, velocity: velocity)
  }

  /// Sends it to a side from wherever it is.
  ///
  /// - Parameters:
  ///   - exit: where it goes when it is dismissed, if that is elsewhere than usual.
  ///   - velocity: per second; nil keeps the one that it has.
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

  /// Sends it the other way, from wherever it is.
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
    // What was thrown moves on at once, and not from the next frame on.
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

  /// Stands where the next motion begins.
  private func place(at side: TransitionSide) {
    let found = isFading && side == .dismissed ? nil : target(side)
    if let found { return motion.set(found) }
    guard side == .dismissed else { return }
    isFading = true
    motion.set(faded(target(.presented) ?? state))
  }

  /// What has no dismissed state to go to fades from the state that it is in.
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

  /// Jumps to the side that it heads for, and ends there.
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

  /// Something else than this transition moved it there, or moves it that way.
  public func adopt(_ phase: TransitionPhase) {
    self.phase = phase
    heading = phase == .presented || phase == .presenting ? .presented : .dismissed
    exit = nil
    if let standing = target(.presented) { motion.set(standing) }
  }

  /// Ends it at once, dismissed: nothing moves or is applied any more. Whoever still waits is told.
  public func end() {
    animator.stop()
    phase = .dismissed
    heading = .dismissed
    exit = nil
    tell()
  }

  /// False when nobody waited.
  @discardableResult private func tell() -> Bool {
    let told = waiting
    waiting = []
    onPhaseChange = nil
    let side = heading
    for waiter in told { waiter.completion(waiter.side == side) }
    return !told.isEmpty
  }

  // MARK: Frames

  /// Applies the state again, as after a change of layout.
  public func refresh() { apply(state) }

  /// Steps for what moves alongside.
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
    // Whoever heard of the end may have sent it on already.
    return movesAlongside || isInMotion
  }

  private var isInMotion: Bool { phase.isMoving && !motion.isSettled }

  // MARK: UIKit

  /// Lets the transition decide how UIKit's interactive transition goes on and ends.
  ///
  /// - Parameter completion: told whether it was dismissed; completes UIKit's transition.
  public func drive(
    _ context: any UIViewControllerContextTransitioning, completion: @escaping (Bool) -> Void
  ) {
    onPhaseChange = { context.follow($0) }
    notify(.dismissed, completion)
  }
}

extension UIViewControllerContextTransitioning {
  /// What goes along with UIKit's transition goes as the finger has decided.
  @MainActor fileprivate func follow(_ phase: TransitionPhase) {
    if !isInteractive { pauseInteractiveTransition() }
    switch phase {
    case .presenting: cancelInteractiveTransition()
    case .dismissing: finishInteractiveTransition()
    case .held, .presented, .dismissed: break
    }
  }
}
