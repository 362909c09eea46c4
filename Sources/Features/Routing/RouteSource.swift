import UIKit

/// A route of the app: it knows its pattern and makes its screen. Often an enum with a case for
/// each screen.
///
/// A route that is opened for an answer declares its type:
///
///     struct PickPhoto: RouteSource {
///       typealias Answer = Int
///       …
///     }
///     let photo = try await router.open(PickPhoto())  // Int?
@MainActor public protocol RouteSource: RouteTarget {
  /// The pattern of the URLs that lead here.
  var pattern: String { get }
  /// The parameters of the route itself if it is opened without a URL. Empty by default.
  var parameters: RouteParameters { get }
  /// The trust that is needed to open the route by a URL. The default is `.app`: links from outside
  /// are refused.
  var trust: RouteTrust { get }

  /// Called before the screen is made, at each step of a forward. Proceeds by default.
  func intercept(_ request: RouteRequest) -> RouteDecision

  /// Makes the screen, or returns nil for a route that only does something.
  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)?

  /// Makes URLs of the pattern lead here.
  func register(in router: Router) throws(RouteTableError)
}

extension RouteSource {
  /// The route itself.
  public var routeOrigin: RouteRequest.Origin { .source(self) }
  /// No parameters.
  public var parameters: RouteParameters { [:] }
  /// Only the app itself.
  public var trust: RouteTrust { .app }
  /// Proceeds.
  public func intercept(_ request: RouteRequest) -> RouteDecision { .proceed }
  /// Registers the route without another interceptor.
  public func register(in router: Router) throws(RouteTableError) { try router.register(self) }
}

extension RouteSource where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var pattern: String { rawValue }
}

extension RouteSource where Self: CaseIterable {
  /// Registers every case.
  public static func registerAll(in router: Router) throws(RouteTableError) {
    for source in allCases { try source.register(in: router) }
  }
}
