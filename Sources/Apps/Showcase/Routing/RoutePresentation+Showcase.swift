import Routing
import UIKit
import UIKitCompat

/// The Showcase's own presentations.
extension RoutePresentation {
  /// Pushed onto the menu in place of other screens, so that links don't pile up.
  static let screen = RoutePresentation { destination, presenter, animated in
    guard let navigation = (UIApplication.shared.delegate as? AppDelegate)?.navigation,
      let menu = navigation.viewControllers.first
    else { return automatic.show(destination, presenter, animated) }
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    navigation.setViewControllers([menu, destination], animated: animated)
  }

  /// Presented over everything, with the animation of a push.
  static let likePush = RoutePresentation { destination, presenter, animated in
    let navigation = UINavigationController(rootViewController: destination)
    let slide = SlideTransition()
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = slide
    navigation[side: TransitionKey.self] = slide
    presenter.present(navigation, animated: animated)
  }

  /// A card in the center of a dimmed screen.
  static let card = RoutePresentation { destination, presenter, animated in
    let card = CardTransition()
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = card
    destination[side: TransitionKey.self] = card
    presenter.present(destination, animated: animated)
  }

  /// Screens hold their delegates weakly.
  private enum TransitionKey: SideStorageKey {
    static var defaultValue: (any UIViewControllerTransitioningDelegate)? { nil }
  }
}
