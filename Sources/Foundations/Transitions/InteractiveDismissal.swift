import UIKit

/// An interaction controller for a dismissal that a gesture drives.
@MainActor
public final class InteractiveDismissal: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private let start: (any UIViewControllerContextTransitioning) -> Void

  /// - Parameter start: A closure that lets an `InterruptibleTransition` drive UIKit's transition.
  public init(_ start: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.start = start
    super.init()
  }

  /// Called by UIKit when the interactive transition starts.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { start(transitionContext) }
}

extension UIViewControllerContextTransitioning {
  /// Completes a dismissal. UIKit owns the view below; if the dismissal was cancelled, that view is
  /// removed again.
  @MainActor public func completeDismissal(_ isDismissed: Bool) {
    if !isDismissed { view(forKey: .to)?.removeFromSuperview() }
    completeTransition(isDismissed)
  }
}
