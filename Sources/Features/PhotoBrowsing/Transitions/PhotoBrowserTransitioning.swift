import UIKit

/// A way to open and close the browser. The browser fills in the properties before UIKit asks for
/// the animation.
@MainActor public protocol PhotoBrowserTransitioning: UIViewControllerAnimatedTransitioning {
  /// Whether the browser is being shown, or hidden.
  var isShowing: Bool { get set }
  /// Hold it weakly: the browser holds the transition.
  var browser: PhotoBrowser? { get set }
  /// Whether a navigation controller pushes or pops it.
  var isNavigation: Bool { get set }
}

/// One picture grows out of the thumbnail and returns to it. Without a thumbnail it fades.
///
/// All motion is the browser's flight, which goes on under the finger after UIKit's transition
/// ended: it can be caught, thrown back and thrown on at any instant.
@MainActor public final class MorphTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowser?
  public var isNavigation = false

  public override init() { super.init() }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    isShowing ? PhotoFlight.openingDuration : PhotoFlight.closingDuration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let browser else {
      transitionContext.completeTransition(true)
      return
    }
    if isShowing {
      place(browser, in: transitionContext)
      browser.flight.open { _ in transitionContext.completeTransition(true) }
    } else {
      browser.flight.close { isClosed in
        if isClosed { browser.view.removeFromSuperview() }
        transitionContext.completeTransition(isClosed)
      }
    }
  }

  private func place(
    _ browser: PhotoBrowser, in context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let frame = context.finalFrame(for: browser)
    browser.view.frame = frame.isEmpty ? container.bounds : frame
    container.addSubview(browser.view)
    browser.view.layoutIfNeeded()
  }
}

/// The whole browser fades in and out.
@MainActor public final class FadeTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowser?
  public var isNavigation = false
  /// Seconds.
  public var duration: TimeInterval

  public init(duration: TimeInterval = 0.2) {
    self.duration = duration
    super.init()
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = browser?.view else {
      transitionContext.completeTransition(true)
      return
    }
    let isShowing = self.isShowing
    if isShowing {
      view.frame = transitionContext.containerView.bounds
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      browser?.flight.skipOpening()
    }
    UIView.animate(withDuration: duration) {
      view.alpha = isShowing ? 1 : 0
    } completion: { _ in
      if !isShowing { view.removeFromSuperview() }
      view.alpha = 1
      transitionContext.completeTransition(true)
    }
  }
}
