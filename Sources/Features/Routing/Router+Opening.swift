import UIKit

extension Router {
  /// Opens a target and waits for its answer, until the screen has gone at the latest.
  ///
  ///     let photo = try await router.open(PickPhoto())
  ///
  /// The parameters are those of `show`, which doesn't wait.
  ///
  /// - Returns: The value that the screen passed to `finish(with:)`; nil when it went away without
  ///   an answer.
  /// - Throws: `RoutingError`, also of an interceptor that made the request wait, or
  ///   `CancellationError` when the task is cancelled; the screen stays.
  @discardableResult public func open<Target: RouteTarget>(
    _ target: Target, context: Any? = nil, trust: RouteTrust? = nil,
    from presenter: UIViewController? = nil, animated: Bool = true
  ) async throws -> Target.Answer? {
    let result = try show(
      target, context: context, trust: trust, from: presenter, animated: animated)
    return try await result.answer(Target.Answer.self)
  }

  /// Opens a target that doesn't declare its answer, such as a URL, and waits for one.
  ///
  ///     let photo: Int? = try await router.open("/photos/pick", trust: .app)
  ///
  /// - Parameter answer: What the caller expects; another type throws `RoutingError.wrongAnswer`.
  public func open<Answer>(
    _ target: some RouteTarget<Any>, answer: Answer.Type = Answer.self, context: Any? = nil,
    trust: RouteTrust? = nil, from presenter: UIViewController? = nil, animated: Bool = true
  ) async throws -> Answer? {
    let result = try show(
      target, context: context, trust: trust, from: presenter, animated: animated)
    return try await result.answer(Answer.self)
  }

  /// Opens a target without waiting for an answer.
  ///
  /// - Parameters:
  ///   - target: A route, a URL or a path. A route brings its own parameters along and need not be
  ///     registered.
  ///   - context: Anything else for the screen.
  ///   - trust: Who asks. By default a URL counts as a link from outside, and a route as the app's
  ///     own choice; pass `.app` with a URL that the app wrote itself.
  ///   - presenter: The controller that shows the screen; the visible one by default.
  ///   - animated: Whether the screen is shown with an animation.
  /// - Returns: The connection to the screen, for callbacks.
  @discardableResult public func show(
    _ target: some RouteTarget, context: Any? = nil, trust: RouteTrust? = nil,
    from presenter: UIViewController? = nil, animated: Bool = true
  ) throws(RoutingError) -> RouteResult {
    let origin = target.routeOrigin
    let result = RouteResult(pendingValueLimit: pendingValueLimit) { [weak self] in
      self?.onFailure?($0)
    }
    var request = RouteRequest(
      origin: origin, context: context, trust: trust ?? origin.trust, isAnimated: animated,
      result: result)
    request.presenter = presenter
    do throws(RoutingError) {
      switch origin {
      case .url(let url): try follow(url, request)
      case .source(let source):
        guard request.trust >= source.trust else {
          throw .untrusted(url: source.pattern, pattern: source.pattern)
        }
        try follow(source, request)
      }
    } catch {
      result.fail(error)
      throw error
    }
    return result
  }

  // MARK: Steps

  private func follow(_ url: String, _ request: RouteRequest) throws(RoutingError) {
    guard let match = table.match(url) else {
      let nearest = table.explain(url, limit: 1).nearMisses.first?.pattern
      throw .unmatched(url: url, nearest: nearest)
    }
    guard request.trust >= match.route.source.trust else {
      throw .untrusted(url: url, pattern: match.pattern.description)
    }
    try follow(match.route, match.parameters, url: match.canonicalURL, request)
  }

  private func follow(_ source: any RouteSource, _ request: RouteRequest) throws(RoutingError) {
    let registered = entry(for: source.pattern)?.route
    let registration = Registration(source: source, intercept: registered?.intercept)
    try follow(registration, source.parameters, url: nil, request)
  }

  private func follow(
    _ route: Registration, _ parameters: RouteParameters, url: String?, _ request: RouteRequest
  ) throws(RoutingError) {
    let pattern = route.source.pattern
    guard !request.steps.contains(pattern) else { throw .cycle(request.steps + [pattern]) }
    var request = request
    request.pattern = pattern
    request.steps.append(pattern)
    request.parameters = request.parameters.merging(parameters)
    request.url = printedURL(of: request) ?? url
    let own = route.intercept ?? { route.source.intercept($0) }
    let interceptors = [intercept, own].compactMap { $0 }
    try ask(interceptors[...], request, route.source)
  }

  /// The URL of the pattern with all parameters, if it leads there.
  private func printedURL(of request: RouteRequest) -> String? {
    guard let pattern = entry(for: request.pattern)?.pattern,
      let url = try? pattern.url(request.parameters), table.match(url)?.pattern == pattern
    else { return nil }
    return url
  }

  // MARK: Interceptors

  private typealias Interceptors = ArraySlice<(RouteRequest) -> RouteDecision>

  private func ask(
    _ interceptors: Interceptors, _ request: RouteRequest, _ source: any RouteSource
  ) throws(RoutingError) {
    guard let intercept = interceptors.first else { return try show(source, request) }
    try apply(intercept(request), then: interceptors.dropFirst(), request, source)
  }

  private func apply(
    _ decision: RouteDecision, then interceptors: Interceptors, _ request: RouteRequest,
    _ source: any RouteSource
  ) throws(RoutingError) {
    switch decision {
    case .proceed: try ask(interceptors, request, source)
    case .forward(let other): try follow(other, request)
    case .redirect(let url): try follow(url, request)
    case .stop(let reason): throw .intercepted(pattern: request.pattern, reason: reason)
    case .wait(let decide):
      Task {
        let decision = await decide()
        guard !request.result.isFinished else { return }
        do throws(RoutingError) {
          try apply(decision, then: interceptors, request, source)
        } catch {
          if !request.result.fail(error) { onFailure?(error) }
        }
      }
    }
  }
}

extension RouteResult {
  /// Waits for the end.
  fileprivate func answer<Answer>(_ type: Answer.Type) async throws -> Answer? {
    let box = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<AnswerBox, any Error>) in
        whenEnded { ending in
          switch ending {
          case .answer(let value): continuation.resume(returning: AnswerBox(value: value))
          case .failure(let error): continuation.resume(throwing: error)
          }
        }
        if Task.isCancelled { end(.failure(CancellationError())) }
      }
    } onCancel: {
      Task { @MainActor in end(.failure(CancellationError())) }
    }
    guard let value = box.value else { return nil }
    guard let answer = value as? Answer else {
      throw RoutingError.wrongAnswer(expected: "\(Answer.self)", found: "\(Swift.type(of: value))")
    }
    return answer
  }
}

/// Carries an answer that need not be Sendable: it never leaves the main actor.
@MainActor private final class AnswerBox {
  let value: Any?
  init(value: Any?) { self.value = value }
}
