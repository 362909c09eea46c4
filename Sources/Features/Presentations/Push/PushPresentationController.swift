import Transitions
import UIKit
import UIKitCompat

/// Keeps a pushed screen for UIKit while it is presented.
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

  /// Nothing lies over it that would have to go first.
  var isFrontmost: Bool {
    presentedViewController.presentedViewController == nil
  }

  override func appPermitsDismissal() -> Bool { context.shouldDismiss() }

  /// As a key or a button asks for it.
  func goBack() {
    guard context.goesBackByKeys, isFrontmost, phase == .presenting || phase == .presented,
      permitsDismissal()
    else { return }
    if phase == .presented { dismissByPerson() } else { transition.reverse() }
  }

  // MARK: UIPresentationController

  /// The content of an alert stays in the alert.
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
