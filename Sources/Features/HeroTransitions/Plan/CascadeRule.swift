import UIKit

/// Delays subviews one after another, with their own subviews.
@MainActor enum CascadeRule {
  static func apply(to scene: HeroScene) {
    for screen in scene.screens {
      for participant in screen.participants {
        guard let cascade = participant.state.cascade else { continue }
        delay(below: participant, cascade, in: screen)
      }
    }
  }

  private static func delay(
    below participant: HeroParticipant, _ cascade: HeroTargetState.Cascade, in screen: HeroScreen
  ) {
    let view = participant.view
    let subviews = sorted(view.subviews.filter { !$0.isHidden }, in: view, by: cascade.direction)
    let base = participant.state.delay
    for (index, subview) in subviews.enumerated() {
      for member in screen.participants where member.view.isDescendant(of: subview) {
        let isMatched = member.match != nil
        guard !isMatched || cascade.delaysMatchedViews else { continue }
        let steps = isMatched ? subviews.count : index
        member.state.delay = base + Double(steps) * cascade.delta
      }
    }
  }

  static func sorted(
    _ views: [UIView], in parent: UIView, by direction: HeroCascadeDirection
  ) -> [UIView] {
    let isMirrored = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func rank(_ view: UIView) -> CGFloat {
      let (x, y) = (view.center.x, view.center.y)
      switch direction {
      case .topToBottom: return y
      case .bottomToTop: return -y
      case .leftToRight: return x
      case .rightToLeft: return -x
      case .leadingToTrailing: return isMirrored ? -x : x
      case .trailingToLeading: return isMirrored ? x : -x
      case .radial(let center): return hypot(x - center.x, y - center.y)
      case .inverseRadial(let center): return -hypot(x - center.x, y - center.y)
      }
    }
    return views.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map(\.element)
  }
}
