import Transitions
import UIKit
import UIKitCompat

/// The presentation controller of an alert.
@MainActor
final class AlertPresentationController: InteractivePresentationController,
  AlertHosting
{
  let owner: AlertPresentation
  private(set) lazy var transitionController = AlertTransitionController(self)
  /// Whether the screen below has begun an appearance transition that has to be ended.
  private var isForwarding = false

  init(_ owner: AlertPresentation, presented: UIViewController, presenting: UIViewController?) {
    self.owner = owner
    super.init(presentedViewController: presented, presenting: presenting)
  }

  var context: AlertContext {
    get { owner.context }
    set { owner.replaceContext(newValue) }
  }

  var contentController: UIViewController { presentedViewController }

  // MARK: AlertHosting

  func dismissAlert(animated: Bool) { presentingViewController.dismiss(animated: animated) }

  override func appPermitsDismissal() -> Bool { context.shouldDismiss() }

  // MARK: UIPresentationController

  override var presentedView: UIView? {
    transitionController.wrapper ?? super.presentedView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    transitionController.targetFrame()
  }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    transitionController.build(in: containerView)
    presentedViewController.onEscape { [weak self] in
      guard let self else { return }
      perform(context.escape ?? context.outsideTap, in: transitionController.transition)
    }
    if let coordinator = presentedViewController.transitionCoordinator,
      let coverView = transitionController.coverView
    {
      context.cover?.willPresent?(coverView, coordinator)
    }
    forwardAppearance(false, if: .presenting)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    endForwarding(completed, wasAppearing: false)
    guard completed else { return end() }
    if phase == .dismissed {
      transitionController.begin(toward: .presented, animated: false) { _ in }
    }
    transitionController.layOut()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if let coordinator = presentedViewController.transitionCoordinator,
      let coverView = transitionController.coverView
    {
      context.cover?.willDismiss?(coverView, coordinator)
    }
    forwardAppearance(true, if: .dismissing)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    endForwarding(completed, wasAppearing: true)
    if completed { end() } else { transitionController.layOut() }
  }

  /// Forwards appearance, except to a screen that is dismissed together with the alert.
  private func forwardAppearance(
    _ isAppearing: Bool, if option: AlertContext.AppearanceForwarding
  ) {
    isForwarding =
      context.forwardsAppearance.contains(option) && !presentingViewController.isBeingDismissed
    guard isForwarding else { return }
    presentingViewController.beginAppearanceTransition(isAppearing, animated: true)
  }

  private func endForwarding(_ completed: Bool, wasAppearing: Bool) {
    guard isForwarding else { return }
    isForwarding = false
    if !completed {
      presentingViewController.beginAppearanceTransition(!wasAppearing, animated: true)
    }
    presentingViewController.endAppearanceTransition()
  }

  private func end() {
    presentedViewController.onEscape(nil)
    transitionController.end()
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    transitionController.layOut()
  }

  // MARK: UIContentContainer

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    transitionController.contentSizeDidChange()
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var space = transitionController.space(at: .zero)
    space.bounds.size = parentSize
    return context.placement.frame(space).size
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    context.onSizeTransition?(&context, size, coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

extension AlertPresentationController: InteractivePresentation {
  var phase: TransitionPhase { transitionController.transition.phase }

  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(transitionController, isPresenting: isPresenting)
  }

  func makeInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning {
    InteractiveDismissal { [transition = transitionController.transition] context in
      context.placeScreenBelow()
      transition.drive(context) { context.completeDismissal($0) }
    }
  }

  func reverse() { transitionController.reverse() }
}
