import PhotoBrowsing
import UIKit

/// The photo drops in from above and swings, and closes by falling out at the bottom. The rest
/// fades.
final class FallTransition: PhotoBrowserTransition {
  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isShowing ? 0.6 : 0.4 }

  override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    let (isShowing, height) = (isShowing, screen.bounds.height)
    let photo = browser.makePhotoView()
    if let photo {
      // Beside the screen, which fades.
      photo.frame = browser.view.convert(photo.frame, to: screen.superview)
      screen.superview?.addSubview(photo)
      browser.setPageHidden(true)
    }
    if isShowing { screen.alpha = 0 }
    UIView.animate(withDuration: isShowing ? 0.25 : 0.3) { screen.alpha = isShowing ? 1 : 0 }
    let end: (Bool) -> Void = { _ in
      browser.setPageHidden(false)
      photo?.removeFromSuperview()
      screen.alpha = 1
      completion()
    }
    if isShowing {
      photo?.transform = CGAffineTransform(translationX: 0, y: -height).rotated(by: -0.12)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [], animations: { photo?.transform = .identity }, completion: end)
    } else {
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveEaseIn,
        animations: {
          photo?.transform = CGAffineTransform(translationX: 40, y: height).rotated(by: 0.2)
        }, completion: end)
    }
  }
}
