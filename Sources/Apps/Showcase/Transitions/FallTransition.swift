import PhotoBrowsing
import UIKit

/// The photo drops in from above and swings, and closes by falling out at the bottom. The rest
/// fades.
final class FallTransition: NSObject, PhotoBrowserTransitioning {
  var isShowing = true
  weak var browser: PhotoBrowserController?
  var isNavigation = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isShowing ? 0.6 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser, let screen = browser.view else {
      return transitionContext.completeTransition(true)
    }
    let isShowing = isShowing
    let imageView = makeImageView(browser, in: transitionContext.containerView)
    if imageView != nil { browser.setPageHidden(true) }
    if isShowing { screen.alpha = 0 }
    UIView.animate(withDuration: isShowing ? 0.25 : 0.3) { screen.alpha = isShowing ? 1 : 0 }
    move(imageView, height: screen.bounds.height) {
      browser.setPageHidden(false)
      imageView?.removeFromSuperview()
      screen.alpha = 1
      if !isShowing { transitionContext.view(forKey: .from)?.removeFromSuperview() }
      transitionContext.completeTransition(true)
    }
  }

  private func move(_ imageView: UIView?, height: CGFloat, then: @escaping () -> Void) {
    if isShowing {
      imageView?.transform = CGAffineTransform(translationX: 0, y: -height).rotated(by: -0.12)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [], animations: { imageView?.transform = .identity }, completion: { _ in then() })
    } else {
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveEaseIn,
        animations: {
          imageView?.transform = CGAffineTransform(translationX: 40, y: height).rotated(by: 0.2)
        }, completion: { _ in then() })
    }
  }

  /// Moves a view of its own while the browser's view fades. Nil if the page has no image.
  private func makeImageView(_ browser: PhotoBrowserController, in container: UIView) -> UIView? {
    guard let content = browser.visibleContent else { return nil }
    let imageView = UIImageView(image: content.image)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = container.convert(content.frame, from: browser.view)
    container.addSubview(imageView)
    return imageView
  }
}
