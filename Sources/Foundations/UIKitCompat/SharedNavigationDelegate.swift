import UIKit

/// Animates those changes of a stack that concern it.
@MainActor public protocol NavigationAnimating: AnyObject {
  /// Nil leaves it to others.
  func animationController(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Only asked about animators of its own.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The delegate of a stack on behalf of several: the app's own delegate, whenever that is set, and
/// those who animate some of the changes.
///
/// It stands in while there is anyone to stand in for, and the stack holds it.
@MainActor public final class SharedNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// Whether a delegate is asked before or after the one that the app has set.
  public enum Rank {
    /// Asked first, so that it can take a transition over.
    case beforeApp
    /// Asked only when the app's own delegate has no answer.
    case afterApp
  }

  private struct Participant {
    weak var animating: (any NavigationAnimating)?
    let rank: Rank
  }

  private enum Key: SideStorageKey {
    static var defaultValue: SharedNavigationDelegate? { nil }
  }

  private weak var navigation: UINavigationController?
  private let kept = KeptDelegate<any UINavigationControllerDelegate>()
  private var participants: [Participant] = []
  private var watch: DelegateWatch?
  /// Whose animator the last one was.
  private weak var answerer: (any NavigationAnimating)?

  /// The one of a stack; it becomes the delegate with the first who is added.
  public static func of(_ navigation: UINavigationController) -> SharedNavigationDelegate {
    if let known = navigation[side: Key.self] { return known }
    let made = SharedNavigationDelegate(navigation)
    navigation[side: Key.self] = made
    return made
  }

  private init(_ navigation: UINavigationController) { self.navigation = navigation }

  /// In the order in which they came.
  public var animating: [any NavigationAnimating] { participants.compactMap(\.animating) }

  /// - Parameter rank: whether it is asked before the app's delegate; of several the last is first.
  public func add(_ animating: any NavigationAnimating, _ rank: Rank) {
    remove(animating)
    participants.append(Participant(animating: animating, rank: rank))
    guard watch == nil, let navigation else { return }
    standIn()
    watch = DelegateWatch(navigation) { [weak self] in self?.standIn() }
  }

  /// The last one that is removed leaves the stack to the app's delegate.
  public func remove(_ animating: any NavigationAnimating) {
    participants.removeAll { $0.animating == nil || $0.animating === animating }
    guard participants.isEmpty, let watch else { return }
    watch.stop()
    self.watch = nil
    navigation?.delegate = kept.current as? any UINavigationControllerDelegate
  }

  private func standIn() {
    guard let navigation, navigation.delegate !== self else { return }
    kept.keep(navigation.delegate)
    navigation.delegate = self
  }

  private func ask<Answer>(
    _ rank: Rank, _ question: (any NavigationAnimating) -> Answer?
  ) -> Answer? {
    for participant in participants.reversed() where participant.rank == rank {
      guard let animating = participant.animating, let answer = question(animating) else {
        continue
      }
      answerer = animating
      return answer
    }
    return nil
  }

  // MARK: UINavigationControllerDelegate

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    kept.ask(.init("willShow", about: viewController)) {
      $0.forwardWillShow(viewController, in: navigationController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    kept.ask(.init("didShow", about: viewController)) {
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
    if let own = ask(.beforeApp, animator) { return own }
    answerer = nil
    let app = kept.ask(.init("animator", about: toVC)) {
      $0.forwardAnimationController(
        for: operation, from: fromVC, to: toVC, in: navigationController)
    }
    return app ?? ask(.afterApp, animator)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let answerer {
      return answerer.interactionController(for: animationController, in: navigationController)
    }
    return kept.ask(.init("interactor", about: animationController)) {
      $0.forwardInteractionController(for: animationController, in: navigationController)
    }
  }
}
