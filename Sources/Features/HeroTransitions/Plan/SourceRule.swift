/// Lets a view without a match start or end at another view.
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
