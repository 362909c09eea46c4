import PhotoBrowsing
import UIKit

/// Moves the photo between its thumbnail and its page in half a second with a spring.
final class SpringZoomTransition: PhotoBrowserTransition {
  init() { super.init(duration: 0.5) }

  override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    let (isShowing, backdrop) = (isShowing, browser.backdropView)
    // Without a thumbnail on screen everything fades.
    let thumbnail = browser.currentThumbnail
    let photo = thumbnail == nil ? nil : browser.makePhotoView()
    let page = photo?.frame ?? .zero
    let small = thumbnail?.frame(in: browser.view) ?? .zero
    let cornerRadius = thumbnail?.cornerRadius ?? 0
    if let photo {
      photo.frame = isShowing ? small : page
      photo.layer.cornerRadius = isShowing ? cornerRadius : 0
      browser.view.addSubview(photo)
      browser.setThumbnailHidden(true)
      browser.setPageHidden(true)
    }
    let shade = backdrop.alpha
    if isShowing { backdrop.alpha = 0 }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [],
      animations: {
        backdrop.alpha = isShowing ? shade : 0
        photo?.frame = isShowing ? page : small
        photo?.layer.cornerRadius = isShowing ? 0 : cornerRadius
        if photo == nil { screen.alpha = isShowing ? 1 : 0 }
      },
      completion: { _ in
        browser.setPageHidden(false)
        browser.setThumbnailHidden(false)
        photo?.removeFromSuperview()
        screen.alpha = 1
        completion()
      })
  }
}
