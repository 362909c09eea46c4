import UIKit

/// Going back and replacing screens.
extension UIViewController {
  /// Whether the controller can be popped or dismissed.
  var canHeroDismiss: Bool { isAbove(navigationController) || presentingViewController != nil }

  /// The controller to dismiss to go back.
  var heroPresentation: UIPresentationController? {
    guard presentingViewController != nil, !isAbove(navigationController) else { return nil }
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.presentationController
  }

  /// Whether popping this controller shows another one.
  private func isAbove(_ navigation: UINavigationController?) -> Bool {
    guard let stack = navigation?.viewControllers, stack.first !== self else { return false }
    return stack.contains { $0 === self }
  }

  /// Pops the controller, or dismisses it if it is not in a navigation controller or is its root. A
  /// transition that is just showing it is reversed.
  public func heroDismiss(completion: (() -> Void)? = nil) {
    if let running = heroTransition, running.isPresenting, running.state == .animating,
      running.toViewController === self || running.toViewController === navigationController
    {
      running.cancel()
      completion?()
      return
    }
    if let navigation = navigationController, navigation.viewControllers.first !== self,
      let index = navigation.viewControllers.firstIndex(where: { $0 === self })
    {
      navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
      completion?()
    } else {
      dismiss(animated: true, completion: completion)
    }
  }

  /// Goes back to the first screen of all.
  public func heroUnwindToRootViewController() {
    var root: UIViewController = self
    while let outer = root.parent ?? root.presentingViewController { root = outer }
    if let tabs = root as? UITabBarController, let selected = tabs.selectedViewController {
      root = selected
    }
    heroUnwind(to: (root as? UINavigationController)?.viewControllers.first ?? root)
  }

  /// Goes back to the nearest screen that satisfies a condition. Returns false if there is none.
  @discardableResult public func heroUnwind(where condition: (UIViewController) -> Bool) -> Bool {
    guard let target = backwards.first(where: condition) else { return false }
    heroUnwind(to: target)
    return true
  }

  /// Goes back to a screen in this navigation controller or below it in the chain of presentations.
  /// The screens between are not shown.
  public func heroUnwind(to target: UIViewController) {
    let stack = target.navigationController ?? target as? UINavigationController
    let isCovered = (target.presentedViewController ?? stack?.presentedViewController) != nil
    if let stack, stack.viewControllers.contains(where: { $0 === target }) {
      stack.popToViewController(target, animated: !isCovered)
    }
    if isCovered { target.dismiss(animated: true) }
  }

  /// All screens that one can go back to, the nearest first.
  private var backwards: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let screen = next {
      if let navigation = screen.navigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === screen })
      {
        found += navigation.viewControllers[..<index].reversed()
      }
      next = screen.presentingViewController
      let top = (next as? UINavigationController)?.topViewController
      for case let screen? in [top, next] where !found.contains(where: { $0 === screen }) {
        found.append(screen)
      }
      next = top ?? next
    }
    return found
  }

  /// Replaces this screen by another: on top of the stack, presented by the same controller, or at
  /// the window's root. Does nothing and returns false during a transition.
  @discardableResult public func heroReplace(
    with next: UIViewController, completion: (() -> Void)? = nil
  ) -> Bool {
    guard heroTransition == nil else { return false }
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.setViewControllers(
        navigation.viewControllers.dropLast() + [next], animated: true)
      completion?()
      return true
    }
    guard let home = viewIfLoaded?.superview else { return false }
    let (presenter, window) = (presentingViewController, viewIfLoaded?.window)
    guard presenter != nil || window?.rootViewController === self else { return false }
    HeroTransition.run(from: self, to: next, in: home, settings: next.heroSettings) { [self] _ in
      if let presenter {
        presenter.dismiss(animated: false)
        presenter.present(next, animated: false, completion: completion)
      } else {
        window?.rootViewController = next
        completion?()
      }
      withExtendedLifetime(self) {}
    }
    return true
  }
}

extension HeroTransition {
  /// Animates the change of two view controllers in a custom container, which calls this method.
  /// Both views have to be in the container until the end, the disappearing one in its place.
  @discardableResult public static func run(
    from: UIViewController, to: UIViewController, in container: UIView, isPresenting: Bool = true,
    settings: HeroSettings = HeroSettings(), completion: @escaping (_ didComplete: Bool) -> Void
  ) -> HeroTransition {
    let transition = HeroTransition(
      .modal, from: from, to: to, isPresenting: isPresenting,
      animation: to.heroModalAnimationType, settings: settings)
    // Nothing else holds it while it runs.
    transition.onEnd = { [transition] _ in withExtendedLifetime(transition) {} }
    transition.enroll([from, to])
    let bounds = { [weak container] in container?.bounds ?? .zero }
    transition.start(
      HeroHost(
        container: container, fromFrame: bounds, toFrame: bounds, movesFrom: true, movesTo: true
      ) { didComplete in
        (didComplete ? from : to).viewIfLoaded?.removeFromSuperview()
        completion(didComplete)
      })
    return transition
  }
}
