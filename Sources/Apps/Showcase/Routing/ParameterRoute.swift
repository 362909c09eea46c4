import Routing
import UIKit

/// The ways to pass values to a screen.
enum ParameterRoute: RouteSource {
  case byPath, byQuery, byContext, mixed, forInit
  case byEnum(city: String, days: Int)

  static let all: [ParameterRoute] = [
    .byPath, .byQuery, .byContext, .mixed, .forInit, .byEnum(city: "", days: 0),
  ]

  var pattern: String {
    switch self {
    case .byPath: "/app/path/:id/:name"
    case .byQuery: "/app/search"
    case .byContext: "/app/context"
    case .mixed: "/app/mixed/:id/:text"
    case .forInit: "/app/init/:id<int>"
    case .byEnum: "/app/enum"
    }
  }

  var parameters: RouteParameters {
    if case .byEnum(let city, let days) = self { ["city": city, "days": "\(days)"] } else { [:] }
  }

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    switch self {
    case .byPath: ReceiptScreen(String(showcase: "From the path"), request)
    case .byQuery: ReceiptScreen(String(showcase: "From the query"), request)
    case .byContext: ReceiptScreen(String(showcase: "From the caller's hand"), request)
    case .mixed: ReceiptScreen(String(showcase: "From path and hand"), request)
    case .forInit: NumberScreen(number: try request.parameters.require("id"), request)
    case .byEnum: ReceiptScreen(String(showcase: "From the case"), request)
    }
  }

  /// A value that a caller can pass and no URL can contain.
  struct Luggage: CustomStringConvertible {
    let weight: Double
    var description: String { String(showcase: "Luggage of \(weight.formatted()) kg") }
  }

  @MainActor static var rows: [RouteRow] {
    [
      RouteRow(
        String(showcase: "By the path"),
        "router.show(\"/app/path/12/J%C3%A4ger%2FJack\")"
      ) {
        router, _ in
        try router.show("/app/path/12/J%C3%A4ger%2FJack")
      },
      RouteRow(
        String(showcase: "By the query"),
        "router.show(\"/app/search?name=lili&age=18&tag=a&tag=b\")"
      ) {
        router, _ in
        try router.show("/app/search?name=lili&age=18&tag=a&tag=b")
      },
      RouteRow(
        String(showcase: "By context"), "router.show(ParameterRoute.byContext, context: luggage)"
      ) { router, _ in
        try router.show(ParameterRoute.byContext, context: Luggage(weight: 7.5))
      },
      RouteRow(
        String(showcase: "Mixed"), "router.show(\"/app/mixed/12/keke\", context: true)"
      ) {
        router, _ in
        try router.show("/app/mixed/12/keke", context: true)
      },
      RouteRow(String(showcase: "For the initializer"), "router.show(\"/app/init/66\")") {
        router, _ in
        try router.show("/app/init/66")
      },
      RouteRow(
        String(showcase: "By an enum"), "router.show(ParameterRoute.byEnum(city: \"Rom\", days: 3))"
      ) {
        router, _ in
        try router.show(ParameterRoute.byEnum(city: "Rom", days: 3))
      },
    ]
  }
}

/// A screen whose initializer requires a number.
final class NumberScreen: ReceiptScreen {
  let number: Int

  init(number: Int, _ request: RouteRequest) {
    self.number = number
    super.init("init(number: \(number))", request)
  }

  required init?(coder: NSCoder) { nil }
}
