import UIKit

/// Something that can be opened: it knows its pattern and makes its destination. Mostly an enum with
/// a case for each screen.
@MainActor public protocol RouteSource {
  var pattern: String { get }
  /// What the source itself brings along, for opening without a URL.
  var parameters: RouteParameters { get }
  /// Whom the route lets in. `.app` unless said otherwise: a link from outside is refused.
  var trust: RouteTrust { get }

  /// Asked before the destination is made, on every hop.
  func intercept(_ request: RouteRequest) -> RouteDecision

  /// The screen, or nil for routes that only do something.
  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)?

  /// Makes URLs of the pattern lead here.
  func register(in router: Router) throws(RouteTableError)
}

extension RouteSource {
  public var parameters: RouteParameters { [:] }
  public var trust: RouteTrust { .app }
  public func intercept(_ request: RouteRequest) -> RouteDecision { .proceed }
  public func register(in router: Router) throws(RouteTableError) { try router.register(self) }
}

extension RouteSource where Self: RawRepresentable, RawValue == String {
  public var pattern: String { rawValue }
}

extension RouteSource where Self: CaseIterable {
  public static func registerAll(in router: Router) throws(RouteTableError) {
    for source in allCases { try source.register(in: router) }
  }
}

/// Whether a route is opened.
public enum RouteDecision {
  case proceed
  /// Opens the other route instead. The caller's callbacks are joined to its destination, and the
  /// parameters and the context go along.
  case forward(any RouteSource)
  /// Opens the URL instead, with what came so far going along. For a link from outside it must be
  /// one that such a link may open.
  case redirect(String)
  /// Opens nothing. The caller gets `RoutingError.intercepted`.
  case stop(reason: String)
  /// Decides later, after a login for instance. `.proceed` then goes on to this very route.
  case wait(@MainActor () async -> RouteDecision)
}
