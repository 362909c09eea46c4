import UIKit

/// The screen with the small photos of a transition. It doesn't depend on the other screen.
@MainActor public protocol PhotoPresenting: AnyObject {
  /// Returns a new image view that looks like the photo's thumbnail.
  func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView?
  /// Returns the thumbnail's frame in the window's coordinates; nil if it is not on screen.
  func presentingRect(for indexPath: IndexPath) -> CGRect?
  /// Returns the frame of the open photo in the window's coordinates.
  func presentedRect(for indexPath: IndexPath) -> CGRect
}

/// The screen with the large photo of a transition. It doesn't depend on the other screen.
@MainActor public protocol PhotoDismissing: AnyObject {
  /// Returns a new image view that looks like the open photo, with its frame in the window's
  /// coordinates.
  func imageViewForDismissing() -> UIImageView?
  /// Returns the index path of the open photo.
  func indexPathForDismissing() -> IndexPath?
}

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
    if isShowing { present(transitionContext) } else { dismiss(transitionContext) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    let screen = context.view(forKey: .to)
    let imageView = presenting?.imageViewForPresenting(indexPath)
    let (start, end) = (
      presenting?.presentingRect(for: indexPath), presenting?.presentedRect(for: indexPath)
    )
    screen?.alpha = 0
    move(imageView, from: start, to: end, in: context) {
      screen?.alpha = 1
    } completion: {
      context.completeTransition(true)
    }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    let screen = context.view(forKey: .from)
    let imageView = dismissing?.imageViewForDismissing()
    let start = imageView?.frame
    let end = dismissing?.indexPathForDismissing().flatMap { presenting?.presentingRect(for: $0) }
    move(imageView, from: start, to: end, in: context) {
      screen?.alpha = 0
    } completion: {
      screen?.alpha = 1
      context.endHiding(true)
    }
  }

  /// Moves the image view if both frames are known, together with the animations of the screens.
  private func move(
    _ imageView: UIImageView?, from start: CGRect?, to end: CGRect?,
    in context: any UIViewControllerContextTransitioning,
    animations: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let container = context.containerView
    var goal: CGRect?
    if let imageView, let start, let end, !start.isEmpty, !end.isEmpty {
      imageView.frame = container.convert(start, from: nil)
      container.addSubview(imageView)
      goal = container.convert(end, from: nil)
    }
    UIView.animate(withDuration: duration) {
      if let goal { imageView?.frame = goal }
      animations()
    } completion: { _ in
      imageView?.removeFromSuperview()
      completion()
    }
  }
}
