import PhotoBrowsing
import UIKit

/// The thumbnail flips over to the photo while it moves to the center.
final class FlipTransition: NSObject, PhotoBrowserTransitioning {
  var isShowing = true
  weak var browser: PhotoBrowserController?
  var isNavigation = false

  private static let duration = 0.5

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser, let card = card(for: browser) else {
      browser?.setPageHidden(false)
      if !isShowing { transitionContext.view(forKey: .from)?.removeFromSuperview() }
      return transitionContext.completeTransition(true)
    }
    let isShowing = isShowing
    let (start, end) = isShowing ? (card.thumbnail, card.page) : (card.page, card.thumbnail)
    let middle = CGRect(
      x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2,
      width: (start.width + end.width) / 2, height: (start.height + end.height) / 2)
    let view = card.view
    place(view, at: start)
    browser.view.addSubview(view)
    browser.setPageHidden(true)
    browser.source?.setThumbnailHidden(true, for: card.id)
    let backdrop = browser.backdropView
    if isShowing { backdrop.alpha = 0 }
    UIView.animate(withDuration: Self.duration) { backdrop.alpha = isShowing ? 1 : 0 }
    // Edge-on at half-way, and flipped from there.
    turn(view, to: middle, edge: true, curve: .curveEaseIn) {
      self.turn(view, to: end, edge: false, curve: .curveEaseOut) {
        browser.setPageHidden(false)
        browser.source?.setThumbnailHidden(false, for: card.id)
        view.removeFromSuperview()
        if !isShowing { transitionContext.view(forKey: .from)?.removeFromSuperview() }
        transitionContext.completeTransition(true)
      }
    }
  }

  private func place(_ view: UIView, at frame: CGRect) {
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func turn(
    _ view: UIView, to frame: CGRect, edge: Bool, curve: UIView.AnimationOptions,
    then: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.duration / 2, delay: 0, options: curve,
      animations: {
        self.place(view, at: frame)
        view.transform = edge ? CGAffineTransform(scaleX: 0.02, y: 1) : .identity
      }, completion: { _ in then() })
  }

  private func card(
    for browser: PhotoBrowserController
  ) -> (id: PhotoID, view: UIView, thumbnail: CGRect, page: CGRect)? {
    guard let id = browser.currentPhotoID, let content = browser.visibleContent,
      let thumbnail = browser.source?.thumbnail(for: id)
    else { return nil }
    let view = UIImageView(image: content.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = ThumbnailCell.cornerRadius
    return (id, view, thumbnail.space.convert(thumbnail.rect, to: browser.view), content.frame)
  }
}
