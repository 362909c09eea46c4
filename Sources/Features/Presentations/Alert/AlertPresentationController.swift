import UIKit
import UIKitCompat

/// Holds an alert for UIKit while it is presented.
@MainActor final class AlertPresentationController: FlightPresentationController, AlertHosting {
  let owner: AlertPresentation
  private(set) lazy var flight = AlertFlight(self)
  /// Whether the screen below was told that something begins, and has to be told of its end.
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

  override var presentedView: UIView? { flight.wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect { flight.targetFrame() }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    flight.build(in: containerView)
    presentedViewController.onEscape { [weak self] in
      guard let self else { return }
      perform(context.escape ?? context.outsideTap, in: flight)
    }
    if let coordinator = presentedViewController.transitionCoordinator, let cover = flight.coverView {
      context.cover?.willPresent?(cover, coordinator)
    }
    forwardAppearance(false, if: .presenting)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    endForwarding(completed, wasAppearing: false)
    guard completed else { return end() }
    if flight.phase == .away { flight.open(animated: false) { _ in } }
    flight.layOut()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if let coordinator = presentedViewController.transitionCoordinator, let cover = flight.coverView {
      context.cover?.willDismiss?(cover, coordinator)
    }
    forwardAppearance(true, if: .dismissing)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    endForwarding(completed, wasAppearing: true)
    if completed { end() } else { flight.layOut() }
  }

  /// Not to a screen that goes away together with the alert.
  private func forwardAppearance(
    _ isAppearing: Bool, if wish: AlertContext.AppearanceForwarding
  ) {
    isForwarding =
      context.forwardsAppearance.contains(wish) && !presentingViewController.isBeingDismissed
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
    flight.takeDown()
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    flight.layOut()
  }

  // MARK: UIContentContainer

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    flight.contentSizeDidChange()
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    var space = flight.space(at: .zero)
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

extension AlertPresentationController: FlightPresenting {
  var phase: FlightPhase { flight.phase }

  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(flight, isPresenting: isPresenting)
  }

  func makeHeld(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning {
    HeldDismissal(
      place: {
        $0.placeScreenBelow()
        return true
      }, hold: { [flight] in flight.hold(onAim: $0, $1) })
  }

  func turnBack() { flight.turnBack() }
}
