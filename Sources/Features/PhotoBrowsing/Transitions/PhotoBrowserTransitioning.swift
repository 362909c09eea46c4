import UIKit

/// A way to open and close the browser. The browser fills in the properties before UIKit asks for
/// the animation.
///
/// A transition of your own moves `browser.view`, or hides the page with `setPageHidden(_:)` and
/// moves a view of its own between the places that `visibleContent` and the source tell.
@MainActor public protocol PhotoBrowserTransitioning: UIViewControllerAnimatedTransitioning {
  /// Whether the browser is being shown, or hidden.
  var isShowing: Bool { get set }
  /// Hold it weakly: the browser holds the transition.
  var browser: PhotoBrowserController? { get set }
  /// Whether a navigation controller pushes or pops it.
  var isNavigation: Bool { get set }
}

extension UIViewControllerContextTransitioning {
  /// Puts the screen that comes where it belongs: on top when it is the browser's, below the
  /// browser when that goes. Every transition begins with it.
  @MainActor public func placeScreens(isShowing: Bool) {
    let container = containerView
    guard let coming = view(forKey: .to) else { return }
    if let controller = viewController(forKey: .to) {
      let frame = finalFrame(for: controller)
      coming.frame = frame.isEmpty ? container.bounds : frame
    }
    if isShowing {
      container.addSubview(coming)
    } else if let leaving = view(forKey: .from), leaving.superview === container {
      container.insertSubview(coming, belowSubview: leaving)
    } else {
      container.insertSubview(coming, at: 0)
    }
    coming.layoutIfNeeded()
  }

  /// Ends a transition that hid the browser or, when it did not, one that was turned back.
  @MainActor func endHiding(_ isHidden: Bool) {
    view(forKey: isHidden ? .from : .to)?.removeFromSuperview()
    completeTransition(isHidden)
  }
}
