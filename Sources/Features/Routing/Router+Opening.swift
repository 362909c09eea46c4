import UIKit

extension Router {
  // MARK: Opening

  /// Opens a URL or a path.
  ///
  /// A URL says nothing of who wrote it, so that it opens only what a link from outside may, unless
  /// the app says that it is its own. A source is always the app's own choice.
  ///
  /// - Parameters:
  ///   - trust: `.app` for a URL that the app wrote itself.
  ///   - presenter: Who shows it; the visible screen when nil.
  ///   - onUnmatched: Told in place of the router's own handler when no pattern fits.
  @discardableResult public func open(
    _ url: String, context: Any? = nil, trust: RouteTrust = .external,
    from presenter: UIViewController? = nil, animated: Bool = true,
    onUnmatched: ((_ url: String, _ presenter: UIViewController?) -> Void)? = nil
  ) throws(RoutingError) -> RouteResult {
    guard let hop = hop(for: url) else {
      (onUnmatched ?? self.onUnmatched)?(url, presenter)
      throw unmatched(url)
    }
    try check(trust, url, hop)
    let way = Way(
      origin: .url(url), context: context, trust: trust, presenter: presenter, isAnimated: animated,
      result: makeResult())
    return try open(hop, way)
  }

  @discardableResult public func open(
    _ url: URL, context: Any? = nil, trust: RouteTrust = .external,
    from presenter: UIViewController? = nil, animated: Bool = true,
    onUnmatched: ((_ url: String, _ presenter: UIViewController?) -> Void)? = nil
  ) throws(RoutingError) -> RouteResult {
    try open(
      url.absoluteString, context: context, trust: trust, from: presenter, animated: animated,
      onUnmatched: onUnmatched)
  }

  /// Opens a source with the parameters that it brings along. It need not be registered.
  @discardableResult public func open(
    _ source: any RouteSource, context: Any? = nil, from presenter: UIViewController? = nil,
    animated: Bool = true
  ) throws(RoutingError) -> RouteResult {
    let way = Way(
      origin: .source(source), context: context, trust: .app, presenter: presenter,
      isAnimated: animated, result: makeResult())
    return try open(hop(to: source), way)
  }

  private func makeResult() -> RouteResult {
    RouteResult(unheardLimit: unheardLimit) { [weak self] in self?.onFailure?($0) }
  }

  private func open(_ hop: Hop, _ way: Way) throws(RoutingError) -> RouteResult {
    do {
      try follow(hop, way)
    } catch {
      way.result.fail(error)
      throw error
    }
    return way.result
  }

  // MARK: Hops

  /// A route on the way, with what it adds.
  struct Hop {
    let source: any RouteSource
    let pattern: String
    let intercept: ((RouteRequest) -> RouteDecision)?
    let parameters: RouteParameters
    /// Which led here, if one did.
    var url: String?
  }

  /// What stays the same on the whole way.
  @MainActor struct Way {
    let origin: RouteRequest.Origin
    let context: Any?
    let trust: RouteTrust
    weak var presenter: UIViewController?
    let isAnimated: Bool
    let result: RouteResult
    var parameters: RouteParameters = [:]
    var hops: [String] = []
  }

  private func hop(for url: String) -> Hop? {
    guard let match = table.match(url) else { return nil }
    let source = match.route.source()
    return Hop(
      source: source, pattern: match.pattern.description, intercept: match.route.intercept,
      parameters: match.parameters, url: match.canonicalURL)
  }

  private func hop(to source: any RouteSource) -> Hop {
    Hop(
      source: source, pattern: source.pattern,
      intercept: registration(for: source.pattern)?.0.intercept, parameters: source.parameters)
  }

  private func check(_ trust: RouteTrust, _ url: String, _ hop: Hop) throws(RoutingError) {
    guard trust >= hop.source.trust else { throw .untrusted(url: url, pattern: hop.pattern) }
  }

  private func unmatched(_ url: String) -> RoutingError {
    .unmatched(url: url, nearest: table.explain(url, limit: 1).nearMisses.first?.pattern)
  }

  private func follow(_ hop: Hop, _ way: Way) throws(RoutingError) {
    var way = way
    guard !way.hops.contains(hop.pattern) else { throw .cycle(way.hops + [hop.pattern]) }
    way.hops.append(hop.pattern)
    way.parameters = way.parameters.merging(hop.parameters)
    let request = request(hop, way)
    guard let intercept else { return try askRoute(hop, request, way) }
    try obey(intercept(request), of: .everywhere, hop, request, way)
  }

  private func askRoute(_ hop: Hop, _ request: RouteRequest, _ way: Way) throws(RoutingError) {
    let decision = hop.intercept.map { $0(request) } ?? hop.source.intercept(request)
    try obey(decision, of: .route, hop, request, way)
  }

  /// Who decides, one after the other.
  private enum Interceptor { case everywhere, route }

  private func obey(
    _ decision: RouteDecision, of interceptor: Interceptor, _ hop: Hop, _ request: RouteRequest,
    _ way: Way
  ) throws(RoutingError) {
    switch decision {
    case .proceed:
      switch interceptor {
      case .everywhere: try askRoute(hop, request, way)
      case .route: try show(hop, request, way)
      }
    case .forward(let source): try follow(self.hop(to: source), way)
    case .redirect(let url):
      guard let next = self.hop(for: url) else { throw unmatched(url) }
      // The URL may hold what came with the link. Sources are the app's own choice.
      try check(way.trust, url, next)
      try follow(next, way)
    case .stop(let reason): throw .intercepted(pattern: hop.pattern, reason: reason)
    case .wait(let decide):
      Task { await self.wait(for: decide, of: interceptor, hop, request, way) }
    }
  }

  private func wait(
    for decide: @MainActor () async -> RouteDecision, of interceptor: Interceptor, _ hop: Hop,
    _ request: RouteRequest, _ way: Way
  ) async {
    let decision = await decide()
    guard !way.result.isFinished else { return }
    do {
      try obey(decision, of: interceptor, hop, request, way)
    } catch {
      if !way.result.fail(error) { onFailure?(error) }
    }
  }

  private func request(_ hop: Hop, _ way: Way) -> RouteRequest {
    let printed = registration(for: hop.pattern).flatMap { _, pattern in
      (try? pattern.url(way.parameters)).flatMap { table.match($0)?.pattern == pattern ? $0 : nil }
    }
    return RouteRequest(
      origin: way.origin, pattern: hop.pattern, parameters: way.parameters, context: way.context,
      trust: way.trust, isAnimated: way.isAnimated, hops: way.hops, result: way.result,
      url: printed ?? hop.url)
  }

  // MARK: Showing

  private func show(_ hop: Hop, _ request: RouteRequest, _ way: Way) throws(RoutingError) {
    let made: UIViewController?
    do {
      made = try hop.source.makeController(for: request)
    } catch {
      throw (error as? RoutingError) ?? .noDestination(pattern: hop.pattern, reason: "\(error)")
    }
    guard let screen = made else {
      way.result.outcome = .performed
      way.result.finish()
      return
    }
    guard let visible = (way.presenter ?? rootController())?.visibleRoute else {
      throw .noPresenter(pattern: hop.pattern)
    }
    switch action(of: visible, for: screen, request) {
    case .new:
      guard !screen.isShown else {
        throw .noDestination(pattern: hop.pattern, reason: "its screen is shown already.")
      }
      show(screen, of: hop.source, request, from: visible)
    case .update:
      way.result.controller = visible
      way.result.outcome = .updated
      visible.attach(way.result, url: request.url)
      (visible as? any RouteDestination)?.updateRoute(request)
      visible.watchLeaving()
    case .none:
      way.result.controller = visible
      way.result.outcome = .kept
      way.result.finish()
    }
  }

  private func action(
    of visible: UIViewController, for screen: UIViewController, _ request: RouteRequest
  ) -> SameDestinationAction {
    guard type(of: visible) == type(of: screen) else { return .new }
    let action = (visible as? any RouteDestination)?.routeAction(for: request) ?? .new
    // A screen that the app keeps cannot come in front of itself.
    return action == .new && visible === screen ? .update : action
  }

  private func show(
    _ screen: UIViewController, of source: any RouteSource, _ request: RouteRequest,
    from visible: UIViewController
  ) {
    request.result.controller = screen
    request.result.outcome = .shown
    screen.attach(request.result, url: request.url)
    if let destination = screen as? any RouteDestination {
      destination.showRoute(request, from: visible)
    } else {
      let presentation = (source as? ControllerSource)?.presentation ?? .automatic
      presentation.show(screen, visible, request.isAnimated)
    }
    // Screens that come back covered by others are not loaded before their time.
    if !isRestoring || screen.isViewLoaded { screen.watchLeaving() }
  }
}

extension RouteSource {
  fileprivate func makeController(for request: RouteRequest) throws -> UIViewController? {
    if let source = self as? ControllerSource { return try source.make(request) }
    return try makeDestination(for: request)
  }
}

extension UIViewController {
  /// UIKit stops the program when it is to show what it shows already, and links may ask for it.
  fileprivate var isShown: Bool {
    if let navigation = parent as? UINavigationController {
      return navigation.viewControllers.contains(self)
    }
    return presentingViewController != nil && !isBeingDismissed
  }
}
