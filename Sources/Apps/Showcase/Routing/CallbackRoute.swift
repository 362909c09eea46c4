import Routing
import UIKit

/// Screens that call back the caller who opened them.
enum CallbackRoute: String, CaseIterable, RouteSource {
  case back = "/app/back"
  case front = "/app/front"
  /// It requires a login, and forwards to it.
  case mapped = "/app/members"
  /// It requires the same login, which then opens the original target.
  case waiting = "/app/secret"
  case login = "/app/login"
  case pick = "/app/pick"

  static let onSend = RouteEvent<Int>("onSend")
  /// It asks for a value by passing a closure.
  static let onAsk = RouteEvent<@MainActor (Int) -> Void>("onAsk")
  static let onLogin = RouteEvent<String>("onLogin")

  func intercept(_ request: RouteRequest) -> RouteDecision {
    switch self {
    case .mapped: .forward(CallbackRoute.login)
    case .waiting:
      .wait {
        let name: String? = try? await Router.ofShowcase?.open(CallbackRoute.login)
        return name == nil ? .stop(reason: String(showcase: "you did not log in.")) : .proceed
      }
    default: .proceed
    }
  }

  func makeDestination(for request: RouteRequest) -> (any RouteDestination)? {
    switch self {
    case .back: SendingScreen(request)
    case .front: AskingScreen(request)
    case .login: LoginScreen(request)
    case .pick: PickingScreen(request)
    case .mapped, .waiting: ReceiptScreen(String(showcase: "Inside"), request)
    }
  }

  @MainActor static var rows: [RouteRow] {
    [
      RouteRow(String(showcase: "It calls back"), "router.show(…back).on(onSend) { show($0) }") {
        router, show in
        try router.show(CallbackRoute.back).on(onSend) { show(String(showcase: "It sent \($0).")) }
      },
      RouteRow(
        String(showcase: "It asks for the newest"),
        "router.show(…front).on(onAsk) { give in give(now) }"
      ) {
        router, show in
        var count = 41
        try router.show(CallbackRoute.front).on(onAsk) { give in
          count += 1
          give(count)
          show(String(showcase: "It asked, and got \(count)."))
        }
      },
      RouteRow(
        String(showcase: "Forwarded, and still called"),
        "router.show(…members).on(onLogin) { show($0) }"
      ) {
        router, show in
        try router.show(CallbackRoute.mapped).on(onLogin) {
          show(String(showcase: "\($0) logged in."))
        }
      },
      RouteRow(
        String(showcase: "Login, then on to the target"),
        ".wait { await login() ? .proceed : .stop(…) }"
      ) {
        router, show in
        show(String(showcase: "Waits for the login."))
        Task {
          do {
            let _: Int? = try await router.open(CallbackRoute.waiting)
            show(String(showcase: "Was let in, and came back."))
          } catch { show("\(error)") }
        }
      },
      RouteRow(String(showcase: "Awaited"), "let n: Int? = try await router.open(…pick)") {
        router, show in
        Task {
          do {
            let number: Int? = try await router.open(CallbackRoute.pick)
            show(
              number.map { String(showcase: "The answer is \($0).") }
                ?? String(showcase: "Went away without an answer: nil."))
          } catch { show("\(error)") }
        }
      },
    ]
  }
}
