import UIKit

/// A view that takes part in a transition, and its planned state.
@MainActor final class HeroParticipant {
  let view: UIView
  let id: String?
  let isAppearing: Bool
  /// The number of participants of its screen that are painted before it.
  let order: Int
  /// The nearest ancestor that takes part as well.
  let parent: HeroParticipant?
  var state: HeroTargetState
  /// The view with the same id on the other screen.
  weak var match: HeroParticipant?
  /// The view on the other screen that it moves from or to without being matched with it.
  weak var origin: HeroParticipant?
  /// Whether it is a screen's own view that moves by the default animation.
  var movesByDefault = false

  init(
    _ view: UIView, id: String?, state: HeroTargetState, isAppearing: Bool, order: Int,
    parent: HeroParticipant?
  ) {
    self.view = view
    self.id = id
    self.state = state
    self.isAppearing = isAppearing
    self.order = order
    self.parent = parent
  }

  /// Whether its snapshot moves in the overlay above both screens.
  var movesInOverlay = false
  /// Whether a plugin moves it instead of the engine.
  var isTakenByPlugin = false
}
