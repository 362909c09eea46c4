import UIKit

/// Something that moves between two states, each a list of numbers.
@MainActor protocol HeroMover: AnyObject {
  var timing: HeroTiming { get set }
  /// What each number is, for springs and for when they have settled.
  var kinds: [HeroChannelKind] { get }
  /// Before the transition, and after it; asked again while they move.
  func start() -> [Double]
  func end() -> [Double]
  /// The state at a part of the way, where that is not on the straight line.
  func between(_ start: [Double], _ end: [Double], _ progress: Double) -> [Double]
  func show(_ state: [Double])
  /// Set when an end is suddenly elsewhere; whoever deals with it takes it back.
  var hasJumped: Bool { get set }
  /// Whether it has nowhere to go, and is to be gone soon.
  var isLost: Bool { get }
  /// What the mover is, for one that goes on with it in the next transition.
  var identity: HeroMoverIdentity { get }
  /// Puts the real thing where the picture of it is.
  func land(didComplete: Bool)
}

/// The same thing in two transitions.
enum HeroMoverIdentity: Hashable {
  case thing(String)
  case view(ObjectIdentifier)
  case progress
}

extension HeroMover {
  func straight(_ start: [Double], _ end: [Double], _ progress: Double) -> [Double] {
    var result = start
    for index in result.indices { result[index] += (end[index] - start[index]) * progress }
    return result
  }

  func between(_ start: [Double], _ end: [Double], _ progress: Double) -> [Double] {
    straight(start, end, progress)
  }

  func land(didComplete: Bool) {}
  var isLost: Bool { false }
  var hasJumped: Bool {
    get { false }
    set {}
  }
}

/// What a number stands for.
enum HeroChannelKind {
  /// A coordinate of something that may swing past its target a little.
  case place
  /// A length in points.
  case length
  /// A part of one: opacity, colour, scale.
  case part
  /// A part of a transform that a whole screen hangs on.
  case fine

  /// Below which it counts as nothing.
  var threshold: Double {
    switch self {
    case .place, .length: 0.25
    case .part: 0.004
    case .fine: 0.0005
    }
  }
}
