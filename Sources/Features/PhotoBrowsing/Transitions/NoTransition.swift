import UIKit

/// Shows and hides the browser without animation.
@MainActor public final class NoTransition: PhotoBrowserTransition {
  /// Creates a transition that takes no time.
  public init() { super.init(duration: 0) }
}
