import UIKit
import UIKitCompat

/// A presentation controller whose screen a person can dismiss as they would a sheet: the
/// presentation's delegate is asked before and notified afterwards.
@MainActor class InteractivePresentationController: UIPresentationController {
  /// The person's interaction.
  private enum Interaction { case none, holds, dismisses }
  private var interaction = Interaction.none

  /// Whether the app permits the dismissal, asked before the delegate.
  func appPermitsDismissal() -> Bool { true }

  /// Returns whether a person may dismiss the screen; notifies the delegate of a refused attempt.
  final func permitsDismissal() -> Bool {
    if appPermitsDismissal(), allowsDismissalByPerson { return true }
    notifyDelegateDidAttemptToDismiss()
    return false
  }

  final func dismissByPerson() {
    interaction = .dismisses
    presentingViewController.dismiss(animated: true)
  }

  /// Called when a drag begins: UIKit is told of a possible dismissal and waits for the release.
  final func beginInteractiveDismissal() {
    interaction = .holds
    presentingViewController.dismiss(animated: true)
  }

  /// Called when a finger's release dismisses it.
  final func commitInteractiveDismissal() {
    guard interaction == .holds else { return }
    interaction = .dismisses
    notifyDelegateWillDismiss()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if interaction == .dismisses { notifyDelegateWillDismiss() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let wasByPerson = interaction == .dismisses
    interaction = .none
    if completed, wasByPerson { notifyDelegateDidDismiss() }
  }
}
