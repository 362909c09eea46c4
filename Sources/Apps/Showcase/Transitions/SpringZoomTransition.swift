import PhotoBrowsing
import UIKit

/// Moves the photo between its thumbnail and its page in half a second with a spring.
final class SpringZoomTransition: NSObject, PhotoBrowserTransitioning {
  var isShowing = true
  weak var browser: PhotoBrowserController?
  var isNavigation = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser, let view = browser.view else {
      return transitionContext.completeTransition(true)
    }
    let isShowing = isShowing
    let (imageView, ends) = (makeImageView(browser), ends(browser))
    if let imageView, let ends {
      browser.source?.setThumbnailHidden(true, for: ends.id)
      imageView.frame = isShowing ? ends.thumbnail : ends.page
      view.addSubview(imageView)
      browser.setPageHidden(true)
    }
    let backdrop = browser.backdropView
    let shade = backdrop.alpha
    if isShowing { backdrop.alpha = 0 }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [],
      animations: {
        backdrop.alpha = isShowing ? shade : 0
        if let ends {
          imageView?.frame = isShowing ? ends.page : ends.thumbnail
          imageView?.layer.cornerRadius = isShowing ? 0 : ThumbnailCell.cornerRadius
        } else {
          view.alpha = isShowing ? 1 : 0
        }
      },
      completion: { _ in
        browser.setPageHidden(false)
        if let ends { browser.source?.setThumbnailHidden(false, for: ends.id) }
        imageView?.removeFromSuperview()
        view.alpha = 1
        if !isShowing { transitionContext.view(forKey: .from)?.removeFromSuperview() }
        transitionContext.completeTransition(true)
      })
  }

  private func makeImageView(_ browser: PhotoBrowserController) -> UIImageView? {
    guard let image = browser.visibleContent?.image else { return nil }
    let imageView = UIImageView(image: image)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = isShowing ? ThumbnailCell.cornerRadius : 0
    return imageView
  }

  /// Nil if the thumbnail is not on screen, so that it fades.
  private func ends(
    _ browser: PhotoBrowserController
  ) -> (id: PhotoID, thumbnail: CGRect, page: CGRect)? {
    guard let id = browser.currentPhotoID, let content = browser.visibleContent,
      let thumbnail = browser.source?.thumbnail(for: id)
    else { return nil }
    return (id, thumbnail.space.convert(thumbnail.rect, to: browser.view), content.frame)
  }
}
