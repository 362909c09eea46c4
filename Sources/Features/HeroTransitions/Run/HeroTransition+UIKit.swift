import UIKit

extension HeroTransition: UIViewControllerAnimatedTransitioning {
  /// The duration for bars and alongside animations.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { totalDuration > 0 ? totalDuration : Self.usualDuration }

  /// The longest duration by distance, in seconds.
  static let usualDuration: TimeInterval = 0.375

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    driver.began()
    guard let host = HeroHost.of(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    start(host)
  }
}
