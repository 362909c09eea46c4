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
    let picture = makePicture(browser, in: transitionContext.containerView)
    if picture != nil { browser.setPageHidden(true) }
    if isShowing { screen.alpha = 0 }
    UIView.animate(withDuration: isShowing ? 0.25 : 0.3) { screen.alpha = isShowing ? 1 : 0 }
    move(picture, height: screen.bounds.height) {
      browser.setPageHidden(false)
      picture?.removeFromSuperview()
      screen.alpha = 1
      if !isShowing { transitionContext.view(forKey: .from)?.removeFromSuperview() }
      transitionContext.completeTransition(true)
    }
  }

  private func move(_ picture: UIView?, height: CGFloat, then: @escaping () -> Void) {
    if isShowing {
      picture?.transform = CGAffineTransform(translationX: 0, y: -height).rotated(by: -0.12)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [], animations: { picture?.transform = .identity }, completion: { _ in then() })
    } else {
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveEaseIn,
        animations: {
          picture?.transform = CGAffineTransform(translationX: 40, y: height).rotated(by: 0.2)
        }, completion: { _ in then() })
    }
  }

  /// Moves a view of its own while the browser's view fades. Nil if the page has no image.
  private func makePicture(_ browser: PhotoBrowserController, in container: UIView) -> UIView? {
    guard let content = browser.visibleContent else { return nil }
    let picture = UIImageView(image: content.image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = container.convert(content.frame, from: browser.view)
    container.addSubview(picture)
    return picture
  }
}
