import UIKit
import UIKitCompat

/// Holds for UIKit what a flight moves. A person may take it away, as a sheet: whoever the app chose
/// as the presentation's delegate is asked before and told of it.
@MainActor class FlightPresentationController: UIPresentationController {
  private enum Person { case absent, holds, dismisses }
  private var person = Person.absent

  /// The app's own question, ahead of the delegate's.
  func appPermitsDismissal() -> Bool { true }

  /// Asked on behalf of a person; whoever says no hears of the attempt.
  final func permitsDismissal() -> Bool {
    if appPermitsDismissal(), allowsDismissalByPerson { return true }
    tellDelegateAttemptedToDismiss()
    return false
  }

  final func dismissByPerson() {
    person = .dismisses
    presentingViewController.dismiss(animated: true)
  }

  /// A finger took it: UIKit is told that it may go, and waits for what the finger decides.
  final func beginHeldDismissal() {
    person = .holds
    presentingViewController.dismiss(animated: true)
  }

  /// The finger has decided that it goes.
  final func leaveByHand() {
    guard person == .holds else { return }
    person = .dismisses
    tellDelegateWillDismiss()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if person == .dismisses { tellDelegateWillDismiss() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let wasByPerson = person == .dismisses
    person = .absent
    if completed, wasByPerson { tellDelegateDidDismiss() }
  }
}
