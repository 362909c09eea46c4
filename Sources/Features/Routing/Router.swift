import UIKit

/// The app's routes, and the opening of them.
///
///     let router = Router()
///     try Screen.registerAll(in: router)
///     try router.open("/photos/7", trust: .app)
@MainActor public final class Router {
  /// A source, and the interceptor that was registered with it.
  public struct Registration: Sendable {
    let source: @MainActor @Sendable () -> any RouteSource
    let intercept: (@MainActor @Sendable (RouteRequest) -> RouteDecision)?
  }

  public private(set) var table: RouteTable<Registration>
  private var indices: [String: Int] = [:]

  /// Asked on every hop, before the route's own interceptor.
  public var intercept: ((RouteRequest) -> RouteDecision)?
  /// Told of URLs that no pattern fits, besides the error that the caller gets.
  public var onUnmatched: ((_ url: String, _ presenter: UIViewController?) -> Void)?
  /// Told of failures that no caller is left to catch: of received links, after waiting when nobody
  /// awaits an answer, and of values that are sent to a handler of another type.
  public var onFailure: ((RoutingError) -> Void)?
  /// Where the search for the visible screen begins; the root of the key window unless set.
  public var rootController: @MainActor () -> UIViewController? = Router.keyRoot
  var inbox: [PendingLink] = []
  var isRestoring = false
  /// How many links `receive(_:)` keeps while the app is not ready or a screen is on its way; the
  /// oldest go first.
  public var inboxLimit = 32
  /// The transition that the inbox waits for.
  weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?
  /// Whose end links wait for.
  weak var awaitedAlert: UIAlertController?
  /// What `alertOnFailure` showed last.
  weak var failureAlert: UIAlertController?
  /// How many values a `RouteResult` keeps, over all names, until somebody listens; the oldest go
  /// first.
  public var unheardLimit = 64
  /// Whether links that were received are opened at once. To be set when the root can show them;
  /// what has waited opens then.
  public var isReady = false {
    didSet { if isReady, !oldValue { openInbox() } }
  }

  public init(reading: LinkReading = LinkReading(), types: [ParameterType] = []) {
    table = RouteTable(reading: reading, types: types)
  }

  // MARK: Registering

  /// - Parameter intercept: Asked instead of the source's own interceptor.
  public func register(
    _ source: any RouteSource,
    intercept: (@MainActor @Sendable (RouteRequest) -> RouteDecision)? = nil
  ) throws(RouteTableError) {
    // Sources stay on the main actor, where alone they are made and asked.
    let holder = SourceHolder(source)
    let registration = Registration(source: { holder.source }, intercept: intercept)
    try table.add(source.pattern, registration)
    indices[source.pattern] = table.count - 1
  }

  /// A route by closure: for screens without a source of their own.
  public func register(
    _ pattern: String, trust: RouteTrust = .app,
    destination: @escaping @MainActor (RouteRequest) throws -> any RouteDestination
  ) throws(RouteTableError) {
    try register(ClosureSource(pattern: pattern, trust: trust, make: destination))
  }

  /// A route by closure to a screen that knows nothing of routing.
  public func register(
    _ pattern: String, as presentation: RoutePresentation, trust: RouteTrust = .app,
    controller: @escaping @MainActor (RouteRequest) throws -> UIViewController
  ) throws(RouteTableError) {
    try register(
      ControllerSource(
        pattern: pattern, trust: trust, presentation: presentation, make: controller))
  }

  /// A route that shows nothing.
  public func register(
    _ pattern: String, trust: RouteTrust = .app,
    perform action: @escaping @MainActor (RouteRequest) throws -> Void
  ) throws(RouteTableError) {
    try register(
      ClosureSource(pattern: pattern, trust: trust) { request in
        try action(request)
        return nil
      })
  }

  func registration(for pattern: String) -> (Registration, RoutePattern)? {
    indices[pattern].map { index in
      let entry = table.entry(index)
      return (entry.route, entry.pattern)
    }
  }

  /// Why a URL goes where it goes.
  public func explain(_ url: String) -> RouteExplanation { table.explain(url) }

  /// Routes that can never be reached; see `RouteTable.validate()`.
  public func validate() -> [RouteProblem] { table.validate() }

  /// Components for the web server; only routes that let links in.
  public func appleAppSiteAssociation(appIDs: [String], host: String? = nil) throws -> String {
    try table.appleAppSiteAssociation(appIDs: appIDs, host: host) { entry in
      MainActor.assumeIsolated { entry.route.source().trust == .external }
    }
  }

  private static func keyRoot() -> UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
  }
}

@MainActor private final class SourceHolder {
  let source: any RouteSource
  init(_ source: any RouteSource) { self.source = source }
}

private struct ClosureSource: RouteSource {
  let pattern: String
  let trust: RouteTrust
  let make: @MainActor (RouteRequest) throws -> (any RouteDestination)?

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    try make(request)
  }
}

struct ControllerSource: RouteSource {
  let pattern: String
  let trust: RouteTrust
  let presentation: RoutePresentation
  let make: @MainActor (RouteRequest) throws -> UIViewController

  /// The router asks `make`, because the screen need not be a destination.
  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    try make(request) as? any RouteDestination
  }
}
