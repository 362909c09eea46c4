import Transitions
import UIKit
import UIKitCompat

/// The presentation controller of a pushed screen.
@MainActor final class PushPresentationController: InteractivePresentationController {
  let owner: PushPresentation
  let transitionController = PushTransitionController()
  private var gestures: PushGestures?

  init(_ owner: PushPresentation, presented: UIViewController, presenting: UIViewController?) {
    self.owner = owner
    super.init(presentedViewController: presented, presenting: presenting)
    transition.onInteractionBegin = { [weak self] in self?.beginInteractiveDismissal() }
    transition.onUnclaimedDismissal = { [weak self] in
      self?.presentingViewController.dismiss(animated: false)
    }
  }

  var context: PushContext { owner.context }
  var transition: InterruptibleTransition<PushPose> { transitionController.transition }

  /// Whether nothing is presented over it.
  var isFrontmost: Bool {
    presentedViewController.presentedViewController == nil
  }

  override func appPermitsDismissal() -> Bool { context.shouldDismiss() }

  /// Goes back by a key or a button.
  func goBack() {
    guard context.goesBackByKeys, isFrontmost, phase == .presenting || phase == .presented,
      permitsDismissal()
    else { return }
    if phase == .presented { dismissByPerson() } else { transition.reverse() }
  }

  // MARK: UIPresentationController

  /// A pushed screen that is presented in an alert stays in the alert.
  override var shouldRemovePresentersView: Bool {
    let presenter = presentingViewController
    guard presenter.presentingViewController != nil, let outer = presenter.presentationController
    else { return true }
    return outer.presentedView === presenter.view
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    gestures = PushGestures(self, in: containerView)
    presentedViewController.onEscape { [weak self] in self?.goBack() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { transition.adopt(.presented) } else { end() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() } else { transition.adopt(.presented) }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    transitionController.layOut()
  }

  private func end() {
    presentedViewController.onEscape(nil)
    gestures?.detach()
    gestures = nil
    transition.end()
  }
}

extension PushPresentationController: InteractivePresentation {
  var phase: TransitionPhase { transition.phase }

  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PushAnimator(transitionController, context, isPresenting: isPresenting)
  }

  func makeInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning {
    InteractiveDismissal { [transitionController] context in
      guard (animator as? PushAnimator)?.place(context) == true else {
        return context.completeTransition(true)
      }
      transitionController.drive(context)
    }
  }

  func reverse() { transition.reverse() }
}
