import UIKit

/// The properties that modifiers can set, as a list.
@MainActor extension HeroTargetState {
  private struct Property {
    let isSet: (HeroTargetState) -> Bool
    let copy: (HeroTargetState, inout HeroTargetState) -> Void
    let clear: (inout HeroTargetState) -> Void

    init<Value>(_ path: WritableKeyPath<HeroTargetState, Value?>) {
      isSet = { $0[keyPath: path] != nil }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      clear = { $0[keyPath: path] = nil }
    }
  }

  /// The properties that a match determines.
  private static let geometry = [
    Property(\.position), Property(\.size), Property(\.transform), Property(\.opacity),
  ]
  private static let properties =
    geometry + [
      Property(\.backgroundColor), Property(\.borderColor), Property(\.borderWidth),
      Property(\.cornerRadius), Property(\.masksToBounds), Property(\.zPosition),
      Property(\.contentsRect), Property(\.contentsScale), Property(\.shadowColor),
      Property(\.shadowOpacity), Property(\.shadowOffset), Property(\.shadowRadius),
      Property(\.shadowPath), Property(\.overlay),
    ]

  /// Whether it has any animated property.
  var movesAnything: Bool {
    isForced || !beginModifiers.isEmpty || Self.properties.contains { $0.isSet(self) }
  }

  /// The state that begins the transition.
  var begin: HeroTargetState { HeroTargetState(beginModifiers) }

  /// Returns this state, with the properties that another one sets.
  func merging(_ other: HeroTargetState) -> HeroTargetState {
    var result = self
    for property in Self.properties where property.isSet(other) { property.copy(other, &result) }
    return result
  }

  /// Returns the properties that another state doesn't set.
  func without(_ other: HeroTargetState) -> HeroTargetState {
    var result = self
    for property in Self.properties where property.isSet(other) { property.clear(&result) }
    return result
  }

  /// Returns the state without position, size, transform and opacity.
  var withoutGeometry: HeroTargetState {
    var result = self
    for property in Self.geometry { property.clear(&result) }
    return result
  }
}

/// What the modifiers of an element say about its two ends. The properties that they don't set are
/// those of the views at rest.
@MainActor struct ElementEnds {
  var start = HeroTargetState()
  var end = HeroTargetState()

  /// - Parameter isMatched: Whether two views determine the geometry.
  init(leaving: HeroTargetState?, arriving: HeroTargetState?, isMatched: Bool) {
    let states = [leaving, arriving].map { state -> (HeroTargetState, HeroTargetState) in
      let state = state ?? HeroTargetState()
      return isMatched
        ? (state.withoutGeometry, state.begin.withoutGeometry) : (state, state.begin)
    }
    let ((away, awayBegin), (before, beforeBegin)) = (states[0], states[1])
    start = HeroTargetState().merging(before).merging(awayBegin).merging(beforeBegin)
    // What nothing animates stays as it began.
    end = HeroTargetState().merging(away)
      .merging(awayBegin.without(away)).merging(beforeBegin.without(before))
  }
}
