import UIKit

/// A dismissal that a finger decides on, as UIKit's interaction controller.
@MainActor public final class InteractiveDismissal: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private let start: (any UIViewControllerContextTransitioning) -> Void

  /// - Parameter start: lets an `InterruptibleTransition` drive UIKit's transition.
  public init(_ start: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.start = start
    super.init()
  }

  /// Called by UIKit.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { start(transitionContext) }
}

extension UIViewControllerContextTransitioning {
  /// Completes a dismissal. The screen below is UIKit's to keep; after a dismissal that did not
  /// happen it goes out of sight again.
  @MainActor public func completeDismissal(_ isDismissed: Bool) {
    if !isDismissed { view(forKey: .to)?.removeFromSuperview() }
    completeTransition(isDismissed)
  }
}
