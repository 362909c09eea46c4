import UIKit

/// A way to show a screen. Apps add their own, with any transition they have.
@MainActor public struct RoutePresentation {
  /// Shows the first controller from the second; the flag says whether with an animation.
  public let show: @MainActor (UIViewController, UIViewController, Bool) -> Void

  /// Creates a presentation.
  ///
  /// - Parameter show: Shows the first controller from the second; the flag says whether with an
  ///   animation.
  public init(show: @escaping @MainActor (UIViewController, UIViewController, Bool) -> Void) {
    self.show = show
  }

  /// Pushes where there is a navigation controller, and presents elsewhere.
  public static let automatic = RoutePresentation { destination, presenter, animated in
    let navigation = presenter as? UINavigationController ?? presenter.navigationController
    if let navigation, !(destination is UINavigationController) {
      navigation.pushViewController(destination, animated: animated)
    } else {
      presenter.present(destination, animated: animated)
    }
  }

  /// The same as `automatic`, because nothing can be pushed without a navigation controller.
  public static let push = automatic

  /// Presents the screen.
  public static let present = RoutePresentation { destination, presenter, animated in
    presenter.present(destination, animated: animated)
  }

  /// Presents the screen in a navigation controller of its own.
  public static let presentInNavigation = RoutePresentation { destination, presenter, animated in
    let navigation = UINavigationController(rootViewController: destination)
    presenter.present(navigation, animated: animated)
  }
}
