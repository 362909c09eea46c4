import UIKit

/// Adds the modifiers whose condition holds.
@MainActor enum ConditionalRule {
  static func apply(to scene: HeroScene) {
    for participant in scene.participants {
      let conditionals = participant.state.conditionals
      guard !conditionals.isEmpty else { continue }
      let context = context(of: participant, in: scene)
      for (condition, modifiers) in conditionals where condition(context) {
        participant.state.append(modifiers)
      }
    }
  }

  private static func context(
    of participant: HeroParticipant, in scene: HeroScene
  ) -> HeroConditionalContext {
    let ancestors = sequence(first: participant, next: \.parent).dropFirst()
    return HeroConditionalContext(
      view: participant.view, isAppearing: participant.isAppearing,
      isPresenting: scene.isPresenting, isInTabBarController: scene.kind == .tab,
      isInNavigationController: scene.kind == .navigation,
      matchedView: participant.match?.view,
      matchedAncestorView: ancestors.first { $0.match != nil }?.match?.view,
      fromViewController: scene.from.controller, toViewController: scene.to.controller)
  }
}
