import UIKit

/// Fades the whole browser in and out.
@MainActor public final class FadeTransition: PhotoBrowserTransition {
  /// Creates a fade.
  public override init(duration: TimeInterval = 0.2) { super.init(duration: duration) }

  public override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    let isShowing = isShowing
    // The photo fades in place, over its thumbnail.
    if isShowing { screen.alpha = 0 } else { browser.transitionController.restoreThumbnail() }
    UIView.animate(withDuration: duration) {
      screen.alpha = isShowing ? 1 : 0
    } completion: { _ in
      screen.alpha = 1
      completion()
    }
  }
}
