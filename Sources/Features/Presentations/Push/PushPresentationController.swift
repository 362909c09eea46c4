import UIKit
import UIKitCompat

/// Holds a pushed screen for UIKit while it is presented.
@MainActor final class PushPresentationController: FlightPresentationController {
  let owner: PushPresentation
  let flight = PushFlight()
  private var gestures: PushGestures?

  init(_ owner: PushPresentation, presented: UIViewController, presenting: UIViewController?) {
    self.owner = owner
    super.init(presentedViewController: presented, presenting: presenting)
    flight.onTaken = { [weak self] in self?.beginHeldDismissal() }
    flight.onStrayed = { [weak self] in self?.presentingViewController.dismiss(animated: false) }
  }

  var context: PushContext { owner.context }

  /// Nothing lies over it that would have to go first.
  var isFrontmost: Bool {
    presentedViewController.presentedViewController == nil
  }

  override func appPermitsDismissal() -> Bool { context.shouldDismiss() }

  /// As a key or a button asks for it.
  func goBack() {
    guard context.goesBackByKeys, isFrontmost, phase == .opening || phase == .open,
      permitsDismissal()
    else { return }
    if phase == .open { dismissByPerson() } else { flight.turnBack() }
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
    if completed { flight.stand(.open) } else { end() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() } else { flight.stand(.open) }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    flight.layOut()
  }

  private func end() {
    presentedViewController.onEscape(nil)
    gestures?.detach()
    gestures = nil
    flight.stand(.away)
  }
}

extension PushPresentationController: FlightPresenting {
  var phase: FlightPhase { flight.phase }

  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PushAnimator(flight, context, isPresenting: isPresenting)
  }

  func makeHeld(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any UIViewControllerInteractiveTransitioning {
    HeldDismissal(
      place: { (animator as? PushAnimator)?.place($0) ?? false },
      hold: { [flight] in flight.hold(onAim: $0, $1) })
  }

  func turnBack() { flight.turnBack() }
}
