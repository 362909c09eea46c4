import Routing
import UIKit

/// Screens that decide how they are shown.
enum OpeningRoute: String, CaseIterable, RouteSource {
  case push = "/app/push"
  case present = "/app/present"
  case likePush = "/app/like-push"
  case alert = "/app/alert"
  case hash = "/app/hash#/help/:topic"

  /// These may be opened by any link. Try `showcase showcase://app/alert` in a terminal.
  var trust: RouteTrust { .external }

  func makeDestination(for request: RouteRequest) -> (any RouteDestination)? {
    switch self {
    case .push: ReceiptScreen(String(showcase: "Pushed"), request)
    case .present:
      ReceiptScreen(String(showcase: "Presented"), request, shown: .presentInNavigation)
    case .likePush:
      ReceiptScreen(String(showcase: "Presented, and looks pushed"), request, shown: .likePush)
    case .alert: ReceiptScreen(String(showcase: "In the middle"), request, shown: .card)
    case .hash: ReceiptScreen(String(showcase: "Behind the #"), request)
    }
  }

  @MainActor static var rows: [RouteRow] {
    [
      RouteRow(String(showcase: "By source"), "router.show(OpeningRoute.push)") { router, _ in
        try router.show(OpeningRoute.push)
      },
      RouteRow(String(showcase: "By path"), "router.show(\"/app/push\")") { router, _ in
        try router.show("/app/push")
      },
      RouteRow(
        String(showcase: "By URL"), "router.show(\"https://vitrine.example/app/push/?from=mail\")"
      ) {
        router, _ in
        try router.show("https://vitrine.example/app/push/?from=mail")
      },
      RouteRow(String(showcase: "Presented"), "router.show(OpeningRoute.present)") { router, _ in
        try router.show(OpeningRoute.present)
      },
      RouteRow(String(showcase: "Presented like a push"), "router.show(OpeningRoute.likePush)") {
        router, _ in
        try router.show(OpeningRoute.likePush)
      },
      RouteRow(String(showcase: "In the middle"), "router.show(OpeningRoute.alert)") { router, _ in
        try router.show(OpeningRoute.alert)
      },
      RouteRow(String(showcase: "A hash route"), "router.show(\"/app/hash#/help/keys?chapter=2\")")
      {
        router, _ in
        try router.show("/app/hash#/help/keys?chapter=2")
      },
    ]
  }
}
