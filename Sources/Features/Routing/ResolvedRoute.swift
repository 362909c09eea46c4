import UIKit

/// A route that was found for a target and isn't open yet. It can be opened at any time, also
/// several times; each time has a result of its own.
@MainActor public struct ResolvedRoute<Answer> {
  let router: Router
  let step: Router.Step
  let origin: RouteRequest.Origin
  let context: Any?
  let trust: RouteTrust

  /// The pattern of the route. An interceptor may still lead elsewhere.
  public var pattern: String { step.route.source.pattern }
  /// The parameters of the path, the query or the route.
  public var parameters: RouteParameters { step.parameters }

  /// Opens the route without waiting for an answer.
  ///
  /// - Parameter presenter: The controller that shows the screen; the visible one by default.
  /// - Returns: The connection to the screen, for callbacks.
  @discardableResult public func show(
    from presenter: UIViewController? = nil, animated: Bool = true
  ) throws(RoutingError) -> RouteResult {
    let result = RouteResult(pendingValueLimit: router.pendingValueLimit) { [weak router] in
      router?.report($0)
    }
    var request = RouteRequest(
      origin: origin, context: context, trust: trust, isAnimated: animated, result: result)
    request.presenter = presenter
    do throws(RoutingError) {
      try router.follow(step, request)
    } catch {
      result.fail(error)
      throw error
    }
    return result
  }

  /// Opens the route and waits for the screen's answer, as `Router.open` does.
  @discardableResult public func open(
    from presenter: UIViewController? = nil, animated: Bool = true
  ) async throws -> Answer? {
    try await show(from: presenter, animated: animated).answer(Answer.self)
  }
}
