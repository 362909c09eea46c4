import Transitions
import UIKit

/// What keeps an alert: UIKit's presentation or a parent controller.
@MainActor protocol AlertHosting: AnyObject {
  var context: AlertContext { get set }
  var contentController: UIViewController { get }
  /// Dismisses it, moved by its transition.
  func dismissAlert(animated: Bool)
  /// Called when a finger takes the alert: UIKit is told that it may go, and waits for the release.
  func beginInteractiveDismissal()
  /// Called when the finger's release dismisses it.
  func commitInteractiveDismissal()
  /// Asked on behalf of a person who wants it away.
  func permitsDismissal() -> Bool
  func dismissByPerson()
}

extension AlertHosting {
  /// What a tap outside or Escape asks for.
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
