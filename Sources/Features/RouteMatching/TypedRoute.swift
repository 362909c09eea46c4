/// A route as a value that prints its URL and is read from it.
///
/// An enum names a pattern for each case, a struct one for itself. Associated values and properties
/// become the parameters of the same name, or go to the query. The compiler's `Codable` does the
/// rest.
///
///     enum Screen: TypedRoute {
///       case photo(path: String), album(name: String, page: Int?), settings
///       static let patterns: RoutePatterns = [
///         "photo": "/photo/:path**", "album": "/album/:name(/:page)", "settings": "/settings",
///       ]
///     }
public protocol TypedRoute: Codable, Sendable {
  /// The pattern of each case, or the struct's.
  static var patterns: RoutePatterns { get }
}

/// The patterns of an enum's cases by their names, or the one pattern of a struct.
public struct RoutePatterns: Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  let byCase: [(name: String, pattern: String)]
  let isSingle: Bool

  /// Creates the patterns of an enum's cases.
  public init(dictionaryLiteral elements: (String, String)...) {
    byCase = elements.map { ($0, $1) }
    isSingle = false
  }

  /// Creates the pattern of a struct.
  public init(stringLiteral value: String) {
    byCase = [("", value)]
    isSingle = true
  }
}

extension TypedRoute {
  /// Prints the value's URL. Use a `RouteCoder` to print many.
  public func url(base: String = "") throws -> String {
    try RouteCoder<Self>(base: base).url(for: self)
  }
}
