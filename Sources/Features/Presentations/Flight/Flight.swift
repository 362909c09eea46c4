import Motion
import UIKit
import UIKitCompat

/// Where something that comes and goes is at the moment.
enum FlightPhase { case away, opening, open, held, closing }

/// What UIKit has to know of a transition that a finger may take.
enum FlightAim { case held, opening, closing }

/// Something on its way in, in its place, under a finger and on its way out: one interruptible
/// state from the first frame to the last. Whoever wants it elsewhere only aims it there.
@MainActor final class Flight<State: Animatable> {
  private(set) var phase = FlightPhase.away
  private var course: Course<State>
  private let inPlace: State
  private var onOpened: ((Bool) -> Void)?
  private var onClosed: ((Bool) -> Void)?
  private var onAim: ((FlightAim) -> Void)?
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  /// Where it goes; asked on every frame, so that windows may be resized meanwhile.
  var awayState: () -> State
  var show: (State) -> Void = { _ in }
  /// Moves what moves beside it; false at rest.
  var stepBeside: (_ seconds: TimeInterval) -> Bool = { _ in false }
  /// It left while nobody waited for that: UIKit refused to let a finger have it.
  var onStrayed: () -> Void = {}
  /// It began to be held, and stood in its place before.
  var onTaken: () -> Void = {}

  init(inPlace: State, away: @escaping () -> State) {
    self.inPlace = inPlace
    awayState = away
    course = Course(inPlace, disturbed: FlightSprings.returning)
  }

  var state: State { course.value }
  /// Per second.
  var velocity: State { course.velocity }

  // MARK: Coming and going

  /// - Parameters:
  ///   - timing: nil without animation.
  ///   - completion: told whether it is there; false when it was sent back.
  func open(_ timing: Timing?, _ completion: @escaping (Bool) -> Void) {
    onOpened = completion
    course.set(awayState())
    go(opening: true, timing)
  }

  /// - Parameter completion: told whether it is gone; false when it was caught and sent back.
  func close(_ timing: Timing?, _ completion: @escaping (Bool) -> Void) {
    onClosed = completion
    // A finger that has it decides.
    guard phase != .held || timing == nil else { return }
    if phase == .away { course.set(inPlace) }
    go(opening: false, timing)
  }

  private func go(opening: Bool, _ timing: Timing?) {
    aim(opening: opening)
    guard let timing else { return finish() }
    course.go(to: opening ? inPlace : awayState(), timing)
    run()
  }

  /// The other way, from wherever it is.
  func turnBack() {
    guard phase == .opening || phase == .closing else { return }
    aim(opening: phase == .closing)
    course.aim(at: phase == .opening ? inPlace : awayState(), spring: FlightSprings.leaving)
    run()
  }

  /// An animator of the app's own moved it.
  func stand(_ phase: FlightPhase) {
    self.phase = phase
    course.set(inPlace)
  }

  func stop() {
    animator.stop()
    phase = .away
  }

  private func aim(opening: Bool) {
    phase = opening ? .opening : .closing
    onAim?(opening ? .opening : .closing)
  }

  private func finish() {
    let isOpen = phase == .opening
    course.set(isOpen ? inPlace : awayState())
    phase = isOpen ? .open : .away
    show(state)
    let (opened, closed) = (onOpened, onClosed)
    onOpened = nil
    onClosed = nil
    onAim = nil
    opened?(isOpen)
    closed?(!isOpen)
    if !isOpen, opened == nil, closed == nil { onStrayed() }
  }

  // MARK: Fingers

  /// UIKit waits for what becomes of it; the answer comes as by `close`.
  func hold(onAim: @escaping (FlightAim) -> Void, _ completion: @escaping (Bool) -> Void) {
    self.onAim = onAim
    onClosed = completion
  }

  /// A finger has it; whoever waits is told.
  func grab() {
    let wasOpen = phase == .open
    phase = .held
    course.set(course.value)
    onAim?(.held)
    if wasOpen { onTaken() }
  }

  func drag(to state: State) {
    guard phase == .held else { return }
    course.set(state)
    show(state)
  }

  /// - Parameter velocity: per second, that the finger gave it.
  func release(opening: Bool, spring: Spring, velocity: State) {
    guard phase == .held else { return }
    aim(opening: opening)
    course.aim(at: opening ? inPlace : awayState(), spring: spring, velocity: velocity)
    animator.stop()
    run(from: CACurrentMediaTime())
  }

  // MARK: Frames

  /// Steps for what moves beside it.
  func start() { animator.start() }

  private func run(from time: TimeInterval? = nil) {
    show(state)
    if course.isSettled { finish() } else { animator.start(from: time) }
  }

  private func step(by seconds: TimeInterval) -> Bool {
    let movesBeside = stepBeside(seconds)
    guard isMoving else {
      show(state)
      return movesBeside
    }
    course.follow(phase == .opening ? inPlace : awayState())
    course.advance(by: seconds)
    guard course.isSettled else {
      show(state)
      return true
    }
    finish()
    // Whoever heard of the end may have sent it on already.
    return movesBeside || isMoving
  }

  private var isMoving: Bool {
    (phase == .opening || phase == .closing) && !course.isSettled
  }
}
