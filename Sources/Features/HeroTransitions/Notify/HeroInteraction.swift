import UIKit
import UIKitCompat

/// Lets a finger take over a running transition and drag it in either direction, when the screen
/// that is presented or dismissed can be dragged away.
@MainActor final class HeroInteraction: NSObject {
  private weak var transition: HeroTransition?
  private let recognizer = UIPanGestureRecognizer()
  /// The progress toward the dismissed state when the touch began.
  private var start = 0.0

  /// Returns nil if neither screen can be dragged away.
  init?(_ transition: HeroTransition, on overlay: UIView) {
    let screens = [transition.fromViewController, transition.toViewController]
    guard screens.flatMap(\.shownControllers).contains(where: \.isHeroDismissDragEnabled) else {
      return nil
    }
    self.transition = transition
    super.init()
    recognizer.onEvent { [weak self] in self?.follow($0) }
    overlay.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let transition, let space = recognizer.view else { return }
    let height = max(space.bounds.height, 1)
    let travel = Double(recognizer.translation(in: space).y / height)
    let velocity = Double(recognizer.velocity(in: space).y / height)
    let isPresenting = transition.isPresenting
    switch recognizer.state {
    case .began:
      transition.hold()
      start = isPresenting ? 1 - transition.progress : transition.progress
    case .changed:
      let back = min(max(start + travel, 0), 1)
      transition.update(isPresenting ? 1 - back : back)
    case .ended:
      let goesBack = start + travel + velocity * Double(HeroBackSwipe.projection) >= 0.5
      let speed = isPresenting ? -velocity : velocity
      if goesBack != isPresenting {
        transition.finish(velocity: speed)
      } else {
        transition.cancel(velocity: speed)
      }
    case .cancelled, .failed: transition.finish()
    default: break
    }
  }
}
