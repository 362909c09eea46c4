import UIKit

/// An object that provides animators for some of the changes of a navigation stack.
@MainActor public protocol NavigationAnimating: AnyObject {
  /// Returns an animator, or `nil` to leave the change to another participant or the app's
  /// delegate.
  func animationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns an interaction controller. Called only for animators that the receiver returned.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// A delegate of a navigation controller that forwards to several objects: the app's own delegate,
/// even if it is set later, and the objects that animate some of the changes.
///
/// It is installed while it has participants. The navigation controller owns it.
@MainActor
public final class NavigationDelegateMultiplexer: NSObject, UINavigationControllerDelegate {
  /// Constants that indicate whether a participant is called before or after the app's delegate.
  public enum Priority {
    /// The participant is called first, so that it can take over a transition.
    case beforeApp
    /// The participant is called only if the app's own delegate doesn't provide an animator.
    case afterApp
  }

  private struct Participant {
    weak var animating: (any NavigationAnimating)?
    let priority: Priority
  }

  private enum Key: SideStorageKey {
    static var defaultValue: NavigationDelegateMultiplexer? { nil }
  }

  private weak var navigation: UINavigationController?
  private let proxy = DelegateProxy<any UINavigationControllerDelegate>()
  private var participants: [Participant] = []
  private var delegateObserver: DelegateObserver?
  /// The participant that returned the last animator.
  private weak var lastResponder: (any NavigationAnimating)?

  /// Returns the multiplexer of a navigation controller, which becomes its delegate when the first
  /// participant is added.
  public static func of(_ navigation: UINavigationController) -> NavigationDelegateMultiplexer {
    if let known = navigation[side: Key.self] { return known }
    let made = NavigationDelegateMultiplexer(navigation)
    navigation[side: Key.self] = made
    return made
  }

  private init(_ navigation: UINavigationController) { self.navigation = navigation }

  /// The participants, in the order in which they were added.
  public var animating: [any NavigationAnimating] { participants.compactMap(\.animating) }

  /// Adds a participant.
  ///
  /// - Parameter priority: A constant that indicates whether it is called before or after the app's
  ///   delegate. Among participants of equal priority, the one added last is called first.
  public func add(_ animating: any NavigationAnimating, _ priority: Priority) {
    remove(animating)
    participants.append(Participant(animating: animating, priority: priority))
    guard delegateObserver == nil, let navigation else { return }
    install()
    delegateObserver = DelegateObserver(navigation) { [weak self] in self?.install() }
  }

  /// Removes a participant. When the last one is removed, the app's delegate is restored.
  public func remove(_ animating: any NavigationAnimating) {
    participants.removeAll { $0.animating == nil || $0.animating === animating }
    guard participants.isEmpty, let delegateObserver else { return }
    delegateObserver.stop()
    self.delegateObserver = nil
    navigation?.delegate = proxy.target as? any UINavigationControllerDelegate
  }

  private func install() {
    guard let navigation, navigation.delegate !== self else { return }
    proxy.setTarget(navigation.delegate)
    navigation.delegate = self
  }

  private func firstResult<Result>(
    _ priority: Priority, _ body: (any NavigationAnimating) -> Result?
  ) -> Result? {
    for participant in participants.reversed() where participant.priority == priority {
      guard let animating = participant.animating, let result = body(animating) else {
        continue
      }
      lastResponder = animating
      return result
    }
    return nil
  }

  // MARK: UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    proxy.forward(.init("willShow", about: viewController)) {
      $0.forwardWillShow(viewController, in: navigationController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    proxy.forward(.init("didShow", about: viewController)) {
      $0.forwardDidShow(viewController, in: navigationController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    func animator(_ animating: any NavigationAnimating) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      animating.animationController(
        for: operation, from: fromVC, to: toVC, in: navigationController)
    }
    if let own = firstResult(.beforeApp, animator) { return own }
    lastResponder = nil
    let app = proxy.forward(.init("animator", about: toVC)) {
      $0.forwardAnimationController(
        for: operation, from: fromVC, to: toVC, in: navigationController)
    }
    return app ?? firstResult(.afterApp, animator)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let lastResponder {
      return lastResponder.interactionController(for: animationController, in: navigationController)
    }
    return proxy.forward(.init("interactor", about: animationController)) {
      $0.forwardInteractionController(for: animationController, in: navigationController)
    }
  }
}
