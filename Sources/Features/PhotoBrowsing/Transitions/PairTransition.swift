import UIKit
import UIKitCompat

/// Moves an image view between any two view controllers that present and dismiss photos. It is for
/// screens that are not a `PhotoBrowserController`.
///
/// Keep one and call `prepare(presenting:dismissing:indexPath:)` before each opening, or create one
/// for each. It is the `transitioningDelegate` of the view controller that is presented or, for one
/// that is pushed, the `delegate` of the navigation controller; UIKit holds both weakly. If one of
/// the screens returns nil, the screens fade.
///
/// The photo can be caught while it moves, and thrown on or back.
@MainActor
public final class PairTransition: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  private var sides = PairSides()
  /// The duration, in seconds.
  public var duration: TimeInterval = 0.35

  /// Creates a transition to prepare before each opening.
  public override init() { super.init() }

  /// Creates a transition that is prepared for one opening.
  ///
  /// - Parameter indexPath: The photo to open.
  public convenience init(
    presenting: any PhotoPresenting, dismissing: any PhotoDismissing, indexPath: IndexPath
  ) {
    self.init()
    prepare(presenting: presenting, dismissing: dismissing, indexPath: indexPath)
  }

  /// Sets the two screens, which are held weakly, and the photo of the next opening. A screen that
  /// is open already returns to where it came from.
  public func prepare(
    presenting: any PhotoPresenting, dismissing: any PhotoDismissing, indexPath: IndexPath
  ) {
    sides = PairSides(presenting: presenting, dismissing: dismissing, indexPath: indexPath)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented[side: PairSidesKey.self] = sides
    return PairFlight(sides, isShowing: true, duration: duration)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PairFlight(
      dismissed[side: PairSidesKey.self] ?? sides, isShowing: false, duration: duration)
  }

  /// Animates the push of the prepared screen, and its pop. Others are left to UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push:
      guard toVC === sides.dismissing else { return nil }
      toVC[side: PairSidesKey.self] = sides
      return PairFlight(sides, isShowing: true, duration: duration)
    case .pop:
      return fromVC[side: PairSidesKey.self].map {
        PairFlight($0, isShowing: false, duration: duration)
      }
    default: return nil
    }
  }
}

/// The two screens of an opening and its photo.
@MainActor struct PairSides {
  weak var presenting: (any PhotoPresenting)?
  weak var dismissing: (any PhotoDismissing)?
  var indexPath: IndexPath?
}

/// The sides from which a screen was opened.
private enum PairSidesKey: SideStorageKey {
  static var defaultValue: PairSides? { nil }
}
