import UIKit

/// Who leaves its screen for the overlay above both: pairs, what comes from another place, what asks
/// for it, all inside these, and what is painted over them.
@MainActor enum OverlayRule {
  static func apply(to scene: HeroScene) {
    for screen in scene.screens {
      for participant in screen.participants {
        participant.flies =
          participant.match != nil || participant.origin != nil
          || participant.state.coordinateSpace == .global || participant.parent?.flies == true
      }
      lift(in: screen)
    }
  }

  /// Whoever is painted later and overlaps stays above, also in the air.
  private static func lift(in screen: HeroScreen) {
    for (index, participant) in screen.participants.enumerated() {
      guard !participant.flies, participant.view !== screen.root, participant.state.movesAnything
      else { continue }
      let below = screen.participants[..<index].contains { other in
        other.flies && !other.view.isDescendant(of: participant.view)
          && area(of: other, in: screen).intersects(area(of: participant, in: screen))
      }
      guard below else { continue }
      participant.flies = true
      for inner in screen.participants where inner.view.isDescendant(of: participant.view) {
        inner.flies = true
      }
    }
  }

  private static func area(of participant: HeroParticipant, in screen: HeroScreen) -> CGRect {
    participant.view.convert(participant.view.bounds, to: screen.root)
  }
}
