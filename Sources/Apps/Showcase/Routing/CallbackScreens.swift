import Routing
import UIKit

/// Sends a number when it is closed.
final class SendingScreen: ReceiptScreen {
  init(_ request: RouteRequest) {
    super.init(String(showcase: "Sends 5 when it goes"), request, shown: .presentInNavigation)
  }

  required init?(coder: NSCoder) { nil }

  override var buttonTitle: String { String(showcase: "Send 5") }
  override func press() {
    leave { [routeResult] in routeResult?.send(CallbackRoute.onSend, 5) }
  }
}

/// Asks the caller each time the button is pressed.
final class AskingScreen: ReceiptScreen {
  private(set) var newest: Int?

  init(_ request: RouteRequest) { super.init(String(showcase: "Asks for the newest"), request) }

  required init?(coder: NSCoder) { nil }

  override var facts: [(String, String)] {
    super.facts + [("newest", newest.map { "\($0)" } ?? String(showcase: "not asked yet"))]
  }

  override var buttonTitle: String { String(showcase: "Ask") }
  override func press() {
    routeResult?.send(CallbackRoute.onAsk) { [weak self] value in
      self?.newest = value
      self?.showFacts()
    }
  }
}

/// Calls back the first caller, whatever was requested first.
final class LoginScreen: ReceiptScreen {
  init(_ request: RouteRequest) {
    super.init(String(showcase: "Log in first"), request, shown: .card)
  }

  required init?(coder: NSCoder) { nil }

  override var buttonTitle: String { String(showcase: "Log in as Ada") }
  override func press() {
    routeResult?.send(CallbackRoute.onLogin, "Ada")
    routeResult?.finish(with: "Ada")
    leave()
  }
}

/// Answers, or is dismissed.
final class PickingScreen: ReceiptScreen {
  init(_ request: RouteRequest) {
    super.init(String(showcase: "Answer 42, or go back"), request, shown: .presentInNavigation)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: String(showcase: "Cancel"), primaryAction: UIAction { [weak self] _ in self?.leave() })
  }

  override var buttonTitle: String { "42" }
  override func press() {
    routeResult?.finish(with: 42)
    leave()
  }
}
