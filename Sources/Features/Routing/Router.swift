import UIKit

/// The routes of an app, and the opening of them.
///
///     let router = Router()
///     try Screen.registerAll(in: router)
///     try router.show("/photos/7")
@MainActor public final class Router {
  /// A route, and the interceptor that replaces its own.
  public struct Registration {
    let source: any RouteSource
    let intercept: ((RouteRequest) -> RouteDecision)?
  }

  /// The patterns of all registered routes.
  public private(set) var table: RouteTable<Registration>
  private var indices: [String: Int] = [:]

  /// The schemes of links that only the app writes; see `RouteTrust`. Other programs can open links
  /// of any scheme, so pass what the system delivers to `receive(_:)`. Empty by default.
  public var ownSchemes: Set<String> = []
  /// The servers of links that the app writes itself, such as `www.example.org`; see `RouteTrust`.
  /// Empty by default.
  public var ownHosts: Set<String> = []
  /// Called at each step of a request, before the route's own interceptor.
  public var intercept: ((RouteRequest) -> RouteDecision)?
  /// Called with failures that no caller can catch: of received links, after an interceptor waited
  /// while nobody awaits an answer, and of values that aren't of the listener's type. They are
  /// logged while it is nil.
  public var onFailure: ((RoutingError) -> Void)?
  /// Returns the controller at which the search for the visible screen begins: by default the root
  /// of the key window.
  public var rootController: @MainActor () -> UIViewController? = Router.keyRoot
  /// How many links `receive(_:)` keeps while the app isn't ready or a screen is in transition.
  /// Older ones are dropped.
  public var pendingURLLimit = 32
  /// How many values a `RouteResult` keeps, of all names, until somebody listens. Older ones are
  /// dropped.
  public var pendingValueLimit = 64
  /// Whether received links are opened at once. Set it when the root can show them; links that have
  /// been waiting are then opened.
  public var isReady = false {
    didSet { if isReady, !oldValue { openPendingLinks() } }
  }

  var pendingLinks: [PendingLink] = []
  var isRestoring = false
  /// The transition whose end pending links wait for.
  weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?
  /// The alert whose end pending links wait for.
  weak var awaitedAlert: UIAlertController?
  /// Writes a line to the log.
  var writeLog: (String) -> Void = { line in
    NSLog(line.replacingOccurrences(of: "%", with: "%%"))
  }
  /// The latest alert of `alertOnFailure`.
  weak var failureAlert: UIAlertController?

  /// Creates a router without routes.
  ///
  /// - Parameters:
  ///   - reading: How patterns and URLs are read.
  ///   - types: Types that patterns may name besides the built-in ones.
  public init(reading: LinkReading = LinkReading(), types: [ParameterType] = []) {
    table = RouteTable(reading: reading, types: types)
  }

  // MARK: Registering

  /// Registers a route.
  ///
  /// - Parameter intercept: Called instead of the route's own interceptor.
  public func register(
    _ source: any RouteSource, intercept: ((RouteRequest) -> RouteDecision)? = nil
  ) throws(RouteTableError) {
    try table.add(source.pattern, Registration(source: source, intercept: intercept))
    indices[source.pattern] = table.count - 1
  }

  /// Registers a route by closure.
  public func register(
    _ pattern: String, trust: RouteTrust = .app,
    destination: @escaping @MainActor (RouteRequest) throws -> any RouteDestination
  ) throws(RouteTableError) {
    try register(ClosureSource(pattern: pattern, trust: trust, make: destination))
  }

  /// Registers a route by closure to a screen that isn't a `RouteDestination`.
  public func register(
    _ pattern: String, as presentation: RoutePresentation, trust: RouteTrust = .app,
    controller: @escaping @MainActor (RouteRequest) throws -> UIViewController
  ) throws(RouteTableError) {
    try register(
      ClosureSource(pattern: pattern, trust: trust, presentation: presentation, make: controller))
  }

  /// Registers a route without a screen.
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

  func entry(for pattern: String) -> RouteTable<Registration>.Entry? {
    indices[pattern].map { table.entries[$0] }
  }

  // MARK: Checking

  /// Says why a URL goes where it goes.
  public func explain(_ url: String) -> RouteExplanation { table.explain(url) }

  /// Finds routes that no URL can reach; see `RouteTable.validate()`.
  public func validate() -> [RouteProblem] { table.validate() }

  /// The `apple-app-site-association` file for a web server, with the routes that let links in.
  public func appleAppSiteAssociation(appIDs: [String], host: String? = nil) throws -> String {
    try table.appleAppSiteAssociation(appIDs: appIDs, host: host) {
      $0.route.source.trust == .external
    }
  }

  private static func keyRoot() -> UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
  }
}

/// A route that was registered by closure. Its screen need not be a `RouteDestination`.
struct ClosureSource: RouteSource {
  let pattern: String
  let trust: RouteTrust
  var presentation = RoutePresentation.automatic
  let make: @MainActor (RouteRequest) throws -> UIViewController?

  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    try make(request) as? any RouteDestination
  }
}
