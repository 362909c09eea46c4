/// The two states that a transition moves between.
public enum TransitionSide: Hashable, Sendable {
  /// Off screen.
  case dismissed
  /// On screen, in its final place.
  case presented

  /// The opposite side.
  public var opposite: TransitionSide { self == .presented ? .dismissed : .presented }
}

/// The phases of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The transition is at rest, off screen.
  case dismissed
  /// The transition moves towards its presented state, also after a dismissal was reversed.
  case presenting
  /// The transition is at rest, on screen.
  case presented
  /// A touch holds the transition; its release decides on the direction.
  case held
  /// The transition moves towards its dismissed state, also after a presentation was reversed.
  case dismissing

  /// A Boolean value that indicates whether the transition is animating, so that a touch may catch
  /// it.
  public var isMoving: Bool { self == .presenting || self == .dismissing }
  /// A Boolean value that indicates whether the transition is at one of its two sides.
  public var isAtRest: Bool { self == .presented || self == .dismissed }
}
