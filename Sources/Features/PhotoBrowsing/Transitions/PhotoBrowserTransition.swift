import UIKit

/// Opens and closes the browser without animation. Subclasses animate it in any way, by overriding
/// `animate(_:of:completion:)`.
@MainActor open class PhotoBrowserTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowserController?
  /// The duration, in seconds.
  public var duration: TimeInterval
  open var morph: MorphTransition? { nil }

  /// Creates a transition.
  public init(duration: TimeInterval = 0.35) {
    self.duration = duration
    super.init()
  }

  /// Shows or hides the browser, as `isShowing` says. The default does so at once.
  ///
  /// Move the screen or, after `browser.setPageHidden(true)`, what `browser.makePhotoView()`
  /// returns. Restore what is changed before calling the completion.
  ///
  /// - Parameters:
  ///   - screen: The view that appears or disappears: the browser's, or that of the navigation
  ///     controller that is presented with it.
  ///   - completion: Call it at the end.
  open func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) { completion() }

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isShowing = isShowing
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser, let screen = transitionContext.view(forKey: isShowing ? .to : .from) else {
      return transitionContext.completeTransition(isShowing: isShowing)
    }
    animate(screen, of: browser) { transitionContext.completeTransition(isShowing: isShowing) }
  }
}
