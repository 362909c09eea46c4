/// All rules in order. Each uses the results of those before it.
@MainActor enum HeroPlan {
  static func make(for scene: HeroScene) {
    PairRule.apply(to: scene)
    IgnoreRule.apply(to: scene)
    ConditionalRule.apply(to: scene)
    DefaultAnimationRule.apply(to: scene)
    SourceRule.apply(to: scene)
    OverlayRule.apply(to: scene)
    CascadeRule.apply(to: scene)
  }

  /// With reduced motion the screens blend and nothing moves.
  static func makeForReducedMotion(for scene: HeroScene) {
    for participant in scene.participants { participant.state = HeroTargetState() }
    scene.animation = .fade
    DefaultAnimationRule.apply(to: scene)
    for root in [scene.from.rootParticipant, scene.to.rootParticipant] {
      root.state.duration = calmDuration
      root.state.curve = .linear
    }
  }

  /// In seconds.
  static let calmDuration = 0.14
}
