import Transitions
import UIKit

/// The host of an alert: UIKit's presentation or a parent controller.
@MainActor protocol AlertHosting: AnyObject {
  var context: AlertContext { get set }
  var contentController: UIViewController { get }
  /// Dismisses it, moved by its transition.
  func dismissAlert(animated: Bool)
  /// Called when a drag begins: UIKit is told of a possible dismissal and waits for the release.
  func beginInteractiveDismissal()
  /// Called when the finger's release dismisses it.
  func commitInteractiveDismissal()
  /// Returns whether a person may dismiss the alert.
  func permitsDismissal() -> Bool
  func dismissByPerson()
}

extension AlertHosting {
  /// Handles a tap outside or the Escape key.
  func perform(
    _ action: AlertContext.OutsideAction, in transition: InterruptibleTransition<AlertState>
  ) {
    switch action {
    case .ignore: break
    case .perform(let body): body()
    case .dismiss:
      let phase = transition.phase
      guard phase == .presenting || phase == .presented, permitsDismissal() else { return }
      if phase == .presented { dismissByPerson() } else { transition.reverse() }
    }
  }
}
