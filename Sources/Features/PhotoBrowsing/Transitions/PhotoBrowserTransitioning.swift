import UIKit

/// A transition that opens and closes the browser. The browser sets the properties before UIKit
/// asks for the animation.
///
/// A custom transition moves `browser.view`, or hides the page with `setPageHidden(_:)` and moves a
/// view of its own between the frames that `visibleContent` and the source provide.
@MainActor public protocol PhotoBrowserTransitioning: UIViewControllerAnimatedTransitioning {
  /// Whether the browser is being shown rather than hidden.
  var isShowing: Bool { get set }
  /// The browser. Store it in a weak property, because the browser holds the transition.
  var browser: PhotoBrowserController? { get set }
  /// Whether a navigation controller pushes or pops the browser.
  var isNavigation: Bool { get set }
}

extension UIViewControllerContextTransitioning {
  /// Adds the view of the screen that appears: on top if it is the browser's, otherwise below the
  /// browser. Call it at the beginning of every transition.
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

  /// Ends a transition that hid the browser, or one that was reversed instead.
  @MainActor func endHiding(_ isHidden: Bool) {
    view(forKey: isHidden ? .from : .to)?.removeFromSuperview()
    completeTransition(isHidden)
  }
}
