import UIKit

/// The two screens of a transition, and how one replaces the other.
@MainActor final class HeroScene {
  enum Kind { case modal, navigation, tab }

  let kind: Kind
  let isPresenting: Bool
  let from: HeroScreen
  let to: HeroScreen
  let container: UIView
  /// Whether the screen below stays in place and is visible around the other.
  let isOverlaid: Bool
  /// Whether a sheet is presented or dismissed.
  let isSheet: Bool
  /// The animation, after `auto` was resolved.
  var animation: HeroAnimationType = .none
  var direction = HeroSettings.DirectionStrategy.userInterface
  /// Whether the appearing screen is on top; nil for the default.
  var isAppearingAbove: Bool?

  init(
    _ kind: Kind, isPresenting: Bool, from: HeroScreen, to: HeroScreen, container: UIView,
    isOverlaid: Bool, isSheet: Bool
  ) {
    self.kind = kind
    self.isPresenting = isPresenting
    self.from = from
    self.to = to
    self.container = container
    self.isOverlaid = isOverlaid
    self.isSheet = isSheet
  }

  /// Whether leading is on the right.
  var isMirrored: Bool {
    switch direction {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    case .userInterface: container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }

  var screens: [HeroScreen] { [from, to] }
  var participants: [HeroParticipant] { from.participants + to.participants }
  func screen(of participant: HeroParticipant) -> HeroScreen {
    participant.isAppearing ? to : from
  }
  func other(than screen: HeroScreen) -> HeroScreen { screen === to ? from : to }

  func collect() {
    for screen in screens {
      screen.root.layoutIfNeeded()
      screen.collect()
    }
    // A list may have to scroll to an element of the other screen first.
    guard let placing = to.placing else { return }
    let missing = from.byID.keys.filter { to.byID[$0] == nil }.sorted()
    guard !missing.isEmpty else { return }
    for id in missing { placing.heroReveal(id) }
    to.root.layoutIfNeeded()
    to.collect()
  }
}
