import UIKit

extension HeroTransition: UIViewControllerAnimatedTransitioning {
  /// The duration for bars and alongside animations.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { totalDuration > 0 ? totalDuration : Self.usualDuration }

  /// The longest duration by distance, in seconds.
  static let usualDuration: TimeInterval = 0.375

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // UIKit asks once; a second request is ignored.
    guard state == .notified else { return }
    driver.began()
    guard let host = HeroHost.of(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    start(host)
  }
}
