import UIKit

/// Lifts the browser out of the screen below as it fades in, and lets it sink back as it fades out.
@MainActor public final class LiftTransition: PhotoBrowserTransition {
  /// The scale of the browser where it begins and ends.
  public var scale: CGFloat = 0.88

  /// Creates a transition.
  public override init(duration: TimeInterval = 0.4) { super.init(duration: duration) }

  public override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    let (isShowing, depth) = (isShowing, CGAffineTransform(scaleX: scale, y: scale))
    func pose(isLifted: Bool) {
      screen.transform = isLifted ? .identity : depth
      screen.alpha = isLifted ? 1 : 0
    }
    // The thumbnail is there again as soon as the photo is no longer over it.
    if !isShowing { browser.transitionController.restoreThumbnail() }
    pose(isLifted: !isShowing)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      pose(isLifted: isShowing)
    } completion: { _ in
      pose(isLifted: true)
      completion()
    }
  }
}
