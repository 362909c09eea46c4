import Motion
import UIKit

/// Something that moves between two states.
@MainActor protocol HeroMover: AnyObject {
  associatedtype State: HeroState
  var timing: HeroTiming { get set }
  /// Before the transition, and after it; asked for again while it moves.
  func start() -> State
  func end() -> State
  /// The state at a part of the way, where that is not on the straight line.
  func between(_ start: State, _ end: State, _ progress: Double) -> State
  func show(_ state: State)
  /// Set when an end is suddenly elsewhere; whoever deals with it takes it back.
  var hasJumped: Bool { get set }
  /// Whether it has nowhere to go, and is to be gone soon.
  var isLost: Bool { get }
  /// What the mover is, for one that goes on with it in the next transition.
  var identity: HeroMoverIdentity { get }
  /// How its states change with the size of the window; nil when they don't.
  func rescaling(from old: CGSize, to new: CGSize) -> ((inout State) -> Void)?
}

/// The same thing in two transitions.
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
