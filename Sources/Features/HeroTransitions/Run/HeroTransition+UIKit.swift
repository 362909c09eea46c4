import UIKit

extension HeroTransition: UIViewControllerAnimatedTransitioning {
  /// What bars and the like take that move along.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { totalDuration > 0 ? totalDuration : Self.usualDuration }

  /// Seconds; the longest that a distance makes it.
  static let usualDuration: TimeInterval = 0.375

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    driver.began()
    guard let host = HeroHost.of(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    start(host)
  }
}
