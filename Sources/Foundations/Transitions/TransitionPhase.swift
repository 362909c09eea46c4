/// The two states that a transition moves between.
public enum TransitionSide: Hashable, Sendable {
  /// Out of sight.
  case dismissed
  /// In its place.
  case presented

  /// The other one.
  public var opposite: TransitionSide { self == .presented ? .dismissed : .presented }
}

/// What a transition does at the moment.
public enum TransitionPhase: Hashable, Sendable {
  /// At rest, out of sight.
  case dismissed
  /// On its way in, also after a dismissal was reversed.
  case presenting
  /// At rest, in its place.
  case presented
  /// A finger has it, and decides on release where it goes.
  case held
  /// On its way out, also after a presentation was reversed.
  case dismissing

  /// Whether it moves by itself, so that a finger may catch it.
  public var isMoving: Bool { self == .presenting || self == .dismissing }
  /// Whether it is at one of its two sides.
  public var isAtRest: Bool { self == .presented || self == .dismissed }
}
