import UIKit
import UIKitCompat

/// Keeps for UIKit what a transition moves. A person may dismiss it as they would a sheet: the
/// presentation's delegate is asked before and told afterwards.
@MainActor class InteractivePresentationController: UIPresentationController {
  /// What a person does about it.
  private enum Interaction { case none, holds, dismisses }
  private var interaction = Interaction.none

  /// The app's own question, ahead of the delegate's.
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
