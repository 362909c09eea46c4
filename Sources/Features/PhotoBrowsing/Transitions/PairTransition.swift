import UIKit

/// Moves an image view between any two view controllers that present and dismiss photos, as the
/// `transitioningDelegate` of the one that is presented. It is for screens that are not a
/// `PhotoBrowserController`.
///
/// If one of them returns nil, the screens fade.
@MainActor
public final class PairTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private weak var presenting: (any PhotoPresenting)?
  private weak var dismissing: (any PhotoDismissing)?
  private let indexPath: IndexPath
  private var isShowing = true
  /// The duration, in seconds.
  public var duration: TimeInterval = 0.35

  /// Creates a transition.
  ///
  /// - Parameter indexPath: The photo to open.
  public init(
    presenting: any PhotoPresenting, dismissing: any PhotoDismissing, indexPath: IndexPath
  ) {
    self.presenting = presenting
    self.dismissing = dismissing
    self.indexPath = indexPath
    super.init()
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isShowing = true
    return self
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isShowing = false
    return self
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    if isShowing {
      let (start, end) = (
        presenting?.presentingRect(for: indexPath), presenting?.presentedRect(for: indexPath)
      )
      move(
        presenting?.imageViewForPresenting(indexPath), from: start, to: end, in: transitionContext)
    } else {
      let imageView = dismissing?.imageViewForDismissing()
      let end = dismissing?.indexPathForDismissing().flatMap {
        presenting?.presentingRect(for: $0)
      }
      move(imageView, from: imageView?.frame, to: end, in: transitionContext)
    }
  }

  /// Fades the screens and, if both frames are known, moves the image view.
  private func move(
    _ imageView: UIImageView?, from start: CGRect?, to end: CGRect?,
    in context: any UIViewControllerContextTransitioning
  ) {
    let (container, isShowing) = (context.containerView, isShowing)
    let screen = context.view(forKey: isShowing ? .to : .from)
    if isShowing { screen?.alpha = 0 }
    var goal: CGRect?
    if let imageView, let start, let end, !start.isEmpty, !end.isEmpty {
      imageView.frame = container.convert(start, from: nil)
      container.addSubview(imageView)
      goal = container.convert(end, from: nil)
    }
    UIView.animate(withDuration: duration) {
      if let goal { imageView?.frame = goal }
      screen?.alpha = isShowing ? 1 : 0
    } completion: { _ in
      imageView?.removeFromSuperview()
      screen?.alpha = 1
      context.completeTransition(isShowing: isShowing)
    }
  }
}
