import Routing
import UIKit
import UIKitCompat

/// Ways of showing that are the Showcase's own.
extension RoutePresentation {
  /// Presented, over everything, with the look of a push.
  static let likePush = RoutePresentation { destination, presenter, animated in
    let navigation = UINavigationController(rootViewController: destination)
    let slide = SlideTransition()
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = slide
    navigation[side: TransitionKey.self] = slide
    presenter.present(navigation, animated: animated)
  }

  /// A card in the middle, over a dimmed screen.
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
