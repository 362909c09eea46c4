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
    let route = try resolve(target, context: context, trust: trust)
    return try await route.open(from: presenter, animated: animated)
  }

  /// Opens a target that doesn't declare its answer, such as a URL, and waits for one.
  ///
  ///     let photo: Int? = try await router.open("/photos/pick")
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
  ///   - trust: Who asks; nil asks the target, by the rule of `RouteTrust`.
  ///   - presenter: The controller that shows the screen; the visible one by default.
  ///   - animated: Whether the screen is shown with an animation.
  /// - Returns: The connection to the screen, for callbacks.
  @discardableResult public func show(
    _ target: some RouteTarget, context: Any? = nil, trust: RouteTrust? = nil,
    from presenter: UIViewController? = nil, animated: Bool = true
  ) throws(RoutingError) -> RouteResult {
    try resolve(target, context: context, trust: trust).show(from: presenter, animated: animated)
  }

  /// Finds the route of a target without opening it, to open it later.
  ///
  ///     let route = try router.resolve("/photos/7")
  ///     …
  ///     try route.show(from: self)
  ///
  /// The parameters are those of `show`. Interceptors are asked when the route is opened.
  ///
  /// - Throws: `RoutingError.unmatched`, or `.untrusted` for a link that isn't let in.
  public func resolve<Target: RouteTarget>(
    _ target: Target, context: Any? = nil, trust: RouteTrust? = nil
  ) throws(RoutingError) -> ResolvedRoute<Target.Answer> {
    let origin = target.routeOrigin
    let trust = trust ?? self.trust(in: origin)
    let step: Step
    switch origin {
    case .url(let url): step = try self.step(to: url, trust)
    case .source(let source):
      step = self.step(to: source)
      guard trust >= source.trust else { throw refused(source.pattern, source.pattern) }
    }
    return ResolvedRoute(
      router: self, step: step, origin: origin, context: context, trust: trust)
  }

  // MARK: Steps

  /// A route on the way, and what leads to it.
  struct Step {
    let route: Registration
    let parameters: RouteParameters
    /// The link to it, if there was one.
    var url: String?
  }

  private func step(to url: String, _ trust: RouteTrust) throws(RoutingError) -> Step {
    guard let match = table.match(url) else {
      let nearest = table.explain(url, limit: 1).nearMisses.first?.pattern
      throw .unmatched(url: url, nearest: nearest)
    }
    guard trust >= match.route.source.trust else {
      throw refused(url, match.pattern.description)
    }
    return Step(route: match.route, parameters: match.parameters, url: match.canonicalURL)
  }

  private func step(to source: any RouteSource) -> Step {
    let intercept = entry(for: source.pattern)?.route.intercept
    return Step(
      route: Registration(source: source, intercept: intercept), parameters: source.parameters)
  }

  func follow(_ step: Step, _ request: RouteRequest) throws(RoutingError) {
    let source = step.route.source
    let pattern = source.pattern
    guard !request.steps.contains(pattern) else { throw .cycle(request.steps + [pattern]) }
    var request = request
    request.pattern = pattern
    request.steps.append(pattern)
    request.parameters = request.parameters.merging(step.parameters)
    request.url = printedURL(of: request) ?? step.url
    let own = step.route.intercept ?? { source.intercept($0) }
    let interceptors = [intercept, own].compactMap { $0 }
    try ask(interceptors[...], request, source)
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
    case .forward(let other): try follow(step(to: other), request)
    case .redirect(let url): try follow(step(to: url, request.trust), request)
    case .stop(let reason): throw .intercepted(pattern: request.pattern, reason: reason)
    case .wait(let decide):
      Task {
        let decision = await decide()
        guard !request.result.isFinished else { return }
        do throws(RoutingError) {
          try apply(decision, then: interceptors, request, source)
        } catch {
          if !request.result.fail(error) { report(error) }
        }
      }
    }
  }
}
