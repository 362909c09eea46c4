import PhotoBrowsing
import UIKit

/// The thumbnail flips over to the photo while it moves to the center.
final class FlipTransition: PhotoBrowserTransition {
  init() { super.init(duration: 0.5) }

  override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    guard let card = browser.makePhotoView(), let thumbnail = browser.currentThumbnail else {
      return completion()
    }
    let (page, isShowing) = (card.frame, isShowing)
    let small = thumbnail.frame(in: browser.view)
    let (start, end) = isShowing ? (small, page) : (page, small)
    let middle = CGRect(
      x: (start.minX + end.minX) / 2, y: (start.minY + end.minY) / 2,
      width: (start.width + end.width) / 2, height: (start.height + end.height) / 2)
    card.layer.cornerRadius = thumbnail.cornerRadius
    card.frame = start
    browser.view.addSubview(card)
    browser.setPageHidden(true)
    browser.setThumbnailHidden(true)
    let backdrop = browser.backdropView
    if isShowing { backdrop.alpha = 0 }
    UIView.animate(withDuration: duration) { backdrop.alpha = isShowing ? 1 : 0 }
    // Edge-on at half-way, and flipped from there.
    turn(card, to: middle, edge: true, curve: .curveEaseIn) {
      self.turn(card, to: end, edge: false, curve: .curveEaseOut) {
        browser.setPageHidden(false)
        browser.setThumbnailHidden(false)
        card.removeFromSuperview()
        completion()
      }
    }
  }

  private func turn(
    _ card: UIView, to frame: CGRect, edge: Bool, curve: UIView.AnimationOptions,
    then: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration / 2, delay: 0, options: curve,
      animations: {
        card.bounds = CGRect(origin: .zero, size: frame.size)
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        card.transform = edge ? CGAffineTransform(scaleX: 0.02, y: 1) : .identity
      }, completion: { _ in then() })
  }
}
