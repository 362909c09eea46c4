import UIKit

/// What holds an alert: UIKit's presentation or a parent controller.
@MainActor protocol AlertHosting: AnyObject {
  var context: AlertContext { get set }
  var contentController: UIViewController { get }
  /// Goes away, moved by the flight.
  func dismissAlert(animated: Bool)
  /// A finger took the alert: UIKit is told that it may go, and waits for what the finger decides.
  func beginHeldDismissal()
  /// The finger has decided that it goes.
  func leaveByHand()
  /// Asked on behalf of a person who wants it away.
  func permitsDismissal() -> Bool
  func dismissByPerson()
}

extension AlertHosting {
  /// What a tap outside or Escape asks for.
  func perform(_ action: AlertContext.OutsideAction, in flight: AlertFlight) {
    switch action {
    case .ignore: break
    case .perform(let body): body()
    case .dismiss:
      let phase = flight.phase
      guard phase == .opening || phase == .open, permitsDismissal() else { return }
      if phase == .open { dismissByPerson() } else { flight.turnBack() }
    }
  }
}
