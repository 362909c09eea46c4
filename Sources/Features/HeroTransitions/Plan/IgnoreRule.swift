/// Views under one that ignores its subviews' modifiers have none.
@MainActor enum IgnoreRule {
  static func apply(to scene: HeroScene) {
    for participant in scene.participants where isIgnored(participant) {
      let state = participant.state
      participant.state = HeroTargetState()
      participant.state.isForced = state.isForced
    }
  }

  private static func isIgnored(_ participant: HeroParticipant) -> Bool {
    var ancestor = participant.parent
    while let next = ancestor {
      if let recursively = next.state.ignoresSubviewModifiers,
        recursively || participant.view.superview === next.view
      {
        return true
      }
      ancestor = next.parent
    }
    return false
  }
}
