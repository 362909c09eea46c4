import UIKit

/// Decides which views move in the overlay above both screens: matched views, those that start at
/// another view, those that request it, their descendants, and what is painted over them.
@MainActor enum OverlayRule {
  static func apply(to scene: HeroScene) {
    for screen in scene.screens {
      for participant in screen.participants {
        participant.movesInOverlay =
          participant.match != nil || participant.origin != nil
          || participant.state.coordinateSpace == .global
          || participant.parent?.movesInOverlay == true
      }
      lift(in: screen)
    }
  }

  /// Views that are painted later and overlap stay above.
  private static func lift(in screen: HeroScreen) {
    var moving: [(view: UIView, area: CGRect)] = []
    for participant in screen.participants {
      let view = participant.view
      let area = view.convert(view.bounds, to: screen.root)
      let isCandidate =
        !participant.movesInOverlay && view !== screen.root && participant.state.movesAnything
      if isCandidate,
        moving.contains(where: { $0.area.intersects(area) && !$0.view.isDescendant(of: view) })
      {
        for inner in screen.participants where inner.view.isDescendant(of: view) {
          inner.movesInOverlay = true
        }
      }
      if participant.movesInOverlay { moving.append((view, area)) }
    }
  }
}
