import UIKit

/// Fades the whole browser in and out.
@MainActor public final class FadeTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowserController?
  public var isNavigation = false
  /// The duration, in seconds.
  public var duration: TimeInterval

  /// Creates a fade.
  public init(duration: TimeInterval = 0.2) {
    self.duration = duration
    super.init()
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isShowing = self.isShowing
    transitionContext.placeScreens(isShowing: isShowing)
    guard let view = transitionContext.view(forKey: isShowing ? .to : .from) else {
      transitionContext.completeTransition(true)
      return
    }
    // The photo fades in place, over its thumbnail.
    if isShowing { view.alpha = 0 } else { browser?.transitionController.restoreThumbnail() }
    UIView.animate(withDuration: duration) {
      view.alpha = isShowing ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      if isShowing {
        transitionContext.completeTransition(true)
      } else {
        transitionContext.endHiding(true)
      }
    }
  }
}

/// Shows and hides the browser without animation.
@MainActor public final class NoTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowserController?
  public var isNavigation = false

  public override init() { super.init() }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    if isShowing {
      transitionContext.completeTransition(true)
    } else {
      transitionContext.endHiding(true)
    }
  }
}
