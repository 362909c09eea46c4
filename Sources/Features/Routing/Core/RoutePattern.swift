/// What the URLs of a route look like: `/photos/:id<int>`, `vitrine://album/:name(/:page)`.
public struct RoutePattern: Sendable, Hashable, CustomStringConvertible {
  enum Segment: Sendable, Hashable {
    case literal(String)
    /// Text around the parameter, its name and the name of its type.
    case parameter(prefix: String, name: String, type: String, suffix: String)
    case wildcard
    /// All the rest, at least one segment; the name is nil for `**`.
    case rest(String?)

    /// Of the parameter, if it is one.
    var name: String? {
      switch self {
      case .parameter(_, let name, _, _): name
      case .rest(let name): name
      case .literal, .wildcard: nil
      }
    }
  }

  /// One reference, because matches are copied more often than patterns are made.
  private final class Storage: Sendable {
    let parser: PatternParser
    let forms: [Int]

    init(_ parser: PatternParser) {
      self.parser = parser
      forms = parser.optionalStarts + [parser.segments.count]
    }
  }

  private let storage: Storage

  /// - Parameters:
  ///   - types: Types of the app's own that the pattern may name.
  public init(
    _ text: String, reading: LinkReading = LinkReading(), types: [ParameterType] = []
  ) throws(RoutePatternError) {
    var parser = PatternParser(text: text, reading: reading, types: types)
    try parser.parse()
    storage = Storage(parser)
  }

  /// As it was written.
  public var description: String { storage.parser.text }
  var reading: LinkReading { storage.parser.reading }
  var origin: OriginRule { storage.parser.origin }
  /// Those of the path, then those behind `#`.
  var segments: [Segment] { storage.parser.segments }
  var pathCount: Int { storage.parser.pathCount }
  var hasHashRoute: Bool { storage.parser.hasHashRoute }
  /// How many segments each form has, the shortest first; one more for each optional tail.
  var forms: [Int] { storage.forms }

  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Of the parameters, from left to right.
  public var parameterNames: [String] { segments.compactMap(\.name) }

  func type(named name: String) -> ParameterType { storage.parser.usedTypes[name] ?? .text }
}

/// Which schemes and servers a pattern takes; nil takes all.
struct OriginRule: Sendable, Hashable {
  enum Server: Sendable, Hashable {
    case exactly(String)
    /// The domain's subdomains, written `*.example.org`.
    case below(String)
  }

  var scheme: String?
  var server: Server?
  /// The scheme's host is the first segment.
  var hostIsSegment = false

  var isAny: Bool { scheme == nil && server == nil }

  func accepts(_ link: Link) -> Bool {
    if let scheme, scheme != link.scheme { return false }
    switch server {
    case nil: return true
    case .exactly(let host): return link.host == host
    case .below(let domain): return link.host?.hasSuffix("." + domain) ?? false
    }
  }

  /// Whether a link could be of both.
  func overlaps(_ other: OriginRule) -> Bool {
    if let scheme, let otherScheme = other.scheme, scheme != otherScheme { return false }
    switch (server, other.server) {
    case (nil, _), (_, nil): return true
    case (.exactly(let a), .exactly(let b)): return a == b
    case (.exactly(let host), .below(let domain)), (.below(let domain), .exactly(let host)):
      return host.hasSuffix("." + domain)
    case (.below(let a), .below(let b)):
      return a == b || a.hasSuffix("." + b) || b.hasSuffix("." + a)
    }
  }
}

/// What is wrong with the text of a pattern.
public enum RoutePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case duplicateName(String, pattern: String)
  case badName(segment: String, pattern: String)
  case unknownType(String, pattern: String)
  case restNotLast(pattern: String)
  case badOptionalTail(pattern: String)
  case query(pattern: String)
  case badServer(String, pattern: String)

  public var description: String {
    switch self {
    case .empty:
      "A pattern needs some text; the root is written /."
    case .duplicateName(let name, let pattern):
      "\(pattern) names two parameters \(name), and one would hide the other; give one a new name."
    case .badName(let segment, let pattern):
      "\(segment) in \(pattern) is no parameter: write one :name of letters, digits and _ a segment, with text before or behind it; a colon that is meant is %3A."
    case .unknownType(let type, let pattern):
      "\(pattern) asks for the type \(type), which is not known; use int, double, bool, uuid, a|b|c, or give the table your own."
    case .restNotLast(let pattern):
      "Nothing can follow ** in \(pattern), because it takes all that is left; move it to the end."
    case .badOptionalTail(let pattern):
      "An optional part such as (/:page) belongs at the end of the path and begins with a slash; \(pattern) has it elsewhere."
    case .query(let pattern):
      "\(pattern) holds a query; every query is accepted, so leave out what begins with the question mark."
    case .badServer(let server, let pattern):
      "\(server) in \(pattern) is no server: write its name without user and port, or *.example.org for its subdomains."
    }
  }
}
