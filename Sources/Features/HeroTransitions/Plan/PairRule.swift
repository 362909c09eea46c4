/// Matches views with the same id on both screens.
@MainActor enum PairRule {
  static func apply(to scene: HeroScene) {
    for (id, arriving) in scene.to.byID {
      guard let leaving = scene.from.byID[id] else { continue }
      arriving.match = leaving
      leaving.match = arriving
    }
  }
}
