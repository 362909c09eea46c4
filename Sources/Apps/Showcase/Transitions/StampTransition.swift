import PhotoBrowsing
import UIKit

/// The photo comes down like a rubber stamp, slightly turned, and lifts off again.
final class StampTransition: PhotoBrowserTransition {
  init() { super.init(duration: 0.4) }

  override func animate(
    _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
  ) {
    let isShowing = isShowing
    let lift = { (isLifted: Bool) in
      screen.alpha = isLifted ? 0 : 1
      screen.transform =
        isLifted ? CGAffineTransform(scaleX: 1.8, y: 1.8).rotated(by: -0.2) : .identity
    }
    lift(isShowing)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [], animations: { lift(!isShowing) },
      completion: { _ in
        lift(false)
        completion()
      })
  }
}
