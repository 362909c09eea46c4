/// An interceptor's decision about a request.
public enum RouteDecision {
  /// Goes on: to the next interceptor, then to the screen.
  case proceed
  /// Opens another route instead. The caller's callbacks, the parameters and the context go along.
  case forward(any RouteSource)
  /// Opens a URL instead; everything goes along. A link from outside must be allowed to open it.
  case redirect(String)
  /// Opens nothing. The caller gets `RoutingError.intercepted`; the reason is a sentence, which
  /// `alertOnFailure(title:)` shows.
  case stop(reason: String)
  /// Decides later, after a login for example.
  case wait(@MainActor () async -> RouteDecision)
}
