import UIKit

/// Keeps UIKit informed, so that bars and everything alongside goes with the hand as well.
@MainActor final class HeroDriver: UIPercentDrivenInteractiveTransition {
  /// Whether UIKit takes it for held by a hand.
  private(set) var isHeld = false

  func began() { isHeld = wantsInteractiveStart }

  func hold() {
    guard !isHeld else { return }
    isHeld = true
    pause()
  }

  func follow(_ progress: Double) { if isHeld { update(CGFloat(progress)) } }

  func release(didComplete: Bool) {
    guard isHeld else { return }
    isHeld = false
    if didComplete { finish() } else { cancel() }
  }
}
