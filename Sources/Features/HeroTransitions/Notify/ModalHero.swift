import UIKit
import UIKitCompat

/// Animates the presentation and dismissal of a controller as its transitioning delegate. The app's
/// own delegate is asked first.
@MainActor final class ModalHero: NSObject, UIViewControllerTransitioningDelegate {
  private weak var controller: UIViewController?
  private weak var previous: (any UIViewControllerTransitioningDelegate)?
  private var current: HeroTransition?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  var isAttached: Bool { controller?.transitioningDelegate === self }

  func attach() {
    guard let controller, !isAttached else { return }
    previous = controller.transitioningDelegate
    controller.transitioningDelegate = self
  }

  func detach() {
    if isAttached { controller?.transitioningDelegate = previous }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    previous?.forwardAnimationController(
      forPresented: presented, presenting: presenting, source: source)
      ?? make(from: presenting, to: presented, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let other = previous?.forwardAnimationController(forDismissed: dismissed) { return other }
    guard let presenter = dismissed.presentingViewController else { return nil }
    return make(from: dismissed, to: presenter, isPresenting: false)
  }

  private func make(
    from: UIViewController, to: UIViewController, isPresenting: Bool
  ) -> HeroTransition? {
    guard let controller else { return nil }
    current?.abandon()
    let transition = HeroTransition(
      .modal, from: from, to: to, isPresenting: isPresenting,
      animation: controller.heroModalAnimationType, settings: controller.heroSettings)
    transition.onEnd = { [weak self, weak transition] _ in
      if self?.current === transition { self?.current = nil }
    }
    transition.enroll([from, to])
    current = transition
    return transition
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? HeroTransition)?.driver
      ?? previous?.forwardInteractionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? HeroTransition)?.driver
      ?? previous?.forwardInteractionControllerForDismissal(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    previous?.forwardPresentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
