import UIKit

/// The side of a transition on which photos are shown small. It knows nothing of the other side.
@MainActor public protocol PhotoPresenting: AnyObject {
  /// A new image view that looks like the photo's thumbnail.
  func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView?
  /// Where the thumbnail is, in the window's coordinates; nil when it is not on screen.
  func presentingRect(for indexPath: IndexPath) -> CGRect?
  /// Where the photo will be when it is open, in the window's coordinates.
  func presentedRect(for indexPath: IndexPath) -> CGRect
}

/// The side of a transition on which one photo is shown large. It knows nothing of the other side.
@MainActor public protocol PhotoDismissing: AnyObject {
  /// A new image view that looks like the photo that is open, its frame in the window's coordinates.
  func imageViewForDismissing() -> UIImageView?
  /// The photo that is open.
  func indexPathForDismissing() -> IndexPath?
}

/// Flies an image view between any two controllers that present and dismiss photos, as the
/// `transitioningDelegate` of the one that is presented. For screens that are not a `PhotoBrowserController`.
///
/// A side that has nothing to say at the time leaves a fade.
@MainActor public final class PairTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private weak var presenting: (any PhotoPresenting)?
  private weak var dismissing: (any PhotoDismissing)?
  private let indexPath: IndexPath
  private var isShowing = true
  /// Seconds.
  public var duration: TimeInterval = 0.35

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
    let picture = presenting?.imageViewForPresenting(indexPath)
    let (start, end) = (
      presenting?.presentingRect(for: indexPath), presenting?.presentedRect(for: indexPath)
    )
    screen?.alpha = 0
    fly(picture, from: start, to: end, in: context) {
      screen?.alpha = 1
    } completion: {
      context.completeTransition(true)
    }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    let screen = context.view(forKey: .from)
    let picture = dismissing?.imageViewForDismissing()
    let start = picture?.frame
    let end = dismissing?.indexPathForDismissing().flatMap { presenting?.presentingRect(for: $0) }
    fly(picture, from: start, to: end, in: context) {
      screen?.alpha = 0
    } completion: {
      screen?.alpha = 1
      context.endHiding(true)
    }
  }

  /// Moves the picture when both ends are known; the screens' change goes along in any case.
  private func fly(
    _ picture: UIImageView?, from start: CGRect?, to end: CGRect?,
    in context: any UIViewControllerContextTransitioning,
    along: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let container = context.containerView
    var goal: CGRect?
    if let picture, let start, let end, !start.isEmpty, !end.isEmpty {
      picture.frame = container.convert(start, from: nil)
      container.addSubview(picture)
      goal = container.convert(end, from: nil)
    }
    UIView.animate(withDuration: duration) {
      if let goal { picture?.frame = goal }
      along()
    } completion: { _ in
      picture?.removeFromSuperview()
      completion()
    }
  }
}
