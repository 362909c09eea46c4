import PhotoBrowsing
import UIKit

/// The page drops in from above and swings into place; it goes by falling out at the bottom.
final class FallTransition: NSObject, PhotoBrowserTransitioning {
  var isShowing = true
  weak var browser: PhotoBrowser?
  var isNavigation = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isShowing ? 0.6 : 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let view = transitionContext.view(forKey: isShowing ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let height = view.bounds.height
    if isShowing {
      view.transform = CGAffineTransform(translationX: 0, y: -height).rotated(by: -0.12)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [], animations: { view.transform = .identity },
        completion: { _ in transitionContext.completeTransition(true) })
    } else {
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveEaseIn,
        animations: {
          view.transform = CGAffineTransform(translationX: 40, y: height).rotated(by: 0.2)
        },
        completion: { _ in
          view.removeFromSuperview()
          view.transform = .identity
          transitionContext.completeTransition(true)
        })
    }
  }
}
