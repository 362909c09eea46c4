import Motion
import UIKit

/// An object that is animated between two states.
@MainActor protocol HeroMover: AnyObject {
  associatedtype State: HeroState
  var timing: HeroTiming { get set }
  /// The state before the transition; it is requested again while it moves.
  func start() -> State
  func end() -> State
  /// The state at a progress, if it isn't linear.
  func between(_ start: State, _ end: State, _ progress: Double) -> State
  func show(_ state: State)
  /// Set when an end has moved abruptly; reset by the code that handles it.
  var hasJumped: Bool { get set }
  /// Whether it has no target and should disappear soon.
  var isLost: Bool { get }
  /// Identifies the element, so that the next transition can continue its motion.
  var identity: HeroMoverIdentity { get }
  /// The change of its states with the window's size; nil if they don't depend on it.
  func rescaling(from old: CGSize, to new: CGSize) -> ((inout State) -> Void)?
}

/// Identifies the same element in two transitions.
enum HeroMoverIdentity: Hashable {
  case thing(String)
  case view(ObjectIdentifier)
  case progress
}

extension HeroMover {
  func between(_ start: State, _ end: State, _ progress: Double) -> State {
    start.interpolated(to: end, progress: CGFloat(progress))
  }

  var isLost: Bool { false }
  var hasJumped: Bool {
    get { false }
    set {}
  }

  func rescaling(from old: CGSize, to new: CGSize) -> ((inout State) -> Void)? { nil }
}
