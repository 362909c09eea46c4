import UIKit

/// A transition that opens and closes the browser. Most are subclasses of `PhotoBrowserTransition`,
/// which has what this protocol requires.
///
/// The browser sets the properties before UIKit asks for the animation. A transition declares those
/// that it uses, and none if its context's view controllers tell it enough.
@MainActor public protocol PhotoBrowserTransitioning: UIViewControllerAnimatedTransitioning {
  /// The browser. Store it in a weak property, because the browser holds the transition. The
  /// default is nil: the browser isn't stored.
  var browser: PhotoBrowserController? { get set }
  /// Whether the browser is being shown rather than hidden. The default asks the `browser`.
  var isShowing: Bool { get set }
  /// Whether a navigation controller pushes or pops the browser. The default asks the `browser`.
  var isNavigation: Bool { get set }
  /// The transition that moves the photo from frame to frame if the browser does it itself, under
  /// the finger as well. The default is nil: the transition animates, and the browser only follows
  /// drags.
  var morph: MorphTransition? { get }
}

extension PhotoBrowserTransitioning {
  public var morph: MorphTransition? { nil }

  // A transition that doesn't declare a property has no use for what the browser sets.
  public var browser: PhotoBrowserController? {
    get { nil }
    set {}
  }
  public var isShowing: Bool {
    get { browser?.isShownByTransition ?? true }
    set {}
  }
  public var isNavigation: Bool {
    get { browser?.navigationDelegate != nil }
    set {}
  }
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

  /// Completes the transition, and removes the browser's view if it is hidden now or, if hiding it
  /// was reversed, that of the screen below. Call it at the end of every transition.
  @MainActor public func completeTransition(isShowing: Bool, didComplete: Bool = true) {
    if !isShowing { view(forKey: didComplete ? .from : .to)?.removeFromSuperview() }
    completeTransition(didComplete)
  }
}
