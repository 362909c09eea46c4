/// A view without a counterpart may come from, or go to, where another is.
@MainActor enum SourceRule {
  static func apply(to scene: HeroScene) {
    for screen in scene.screens {
      let other = scene.other(than: screen)
      for participant in screen.participants where participant.match == nil {
        guard let id = participant.state.source else { continue }
        participant.origin = other.byID[id]
      }
    }
  }
}
