import Routing
import UIKit

/// A screen that handles the next request for its class while it is visible.
struct SameRoute: RouteSource {
  let pattern = "/app/page/:number<int>"

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    UpdatingScreen(number: try request.parameters.require("number"), request)
  }

  @MainActor static var rows: [RouteRow] {
    [
      RouteRow(
        String(showcase: "Update what is visible"), "func routeAction(for:) -> … { .update }"
      ) { router, _ in
        try router.show("/app/page/66")
      }
    ]
  }
}

final class UpdatingScreen: ReceiptScreen {
  private(set) var number: Int
  private(set) var updateCount = 0

  init(number: Int, _ request: RouteRequest) {
    self.number = number
    super.init(String(showcase: "Always one screen"), request)
    title = String(showcase: "Page \(number)")
  }

  required init?(coder: NSCoder) { nil }

  override var facts: [(String, String)] {
    super.facts + [("updates", "\(updateCount)")]
  }

  override var buttonTitle: String { String(showcase: "Open page \(number + 1)") }
  override func press() { Router.ofShowcase?.receive("/app/page/\(number + 1)", trust: .app) }

  override func routeAction(for request: RouteRequest) -> SameDestinationAction { .update }

  override func updateRoute(_ request: RouteRequest) {
    number = request.parameters.get("number") ?? number
    updateCount += 1
    title = String(showcase: "Page \(number)")
    button.configuration?.title = buttonTitle
    take(request)
  }
}
