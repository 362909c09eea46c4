import UIKit

/// Updates UIKit's interactive transition, so that bars and alongside animations follow the finger.
@MainActor final class HeroDriver: UIPercentDrivenInteractiveTransition {
  /// Whether UIKit considers the transition interactive at the moment.
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
