/// What the URLs of a route look like: `/photos/:id<int>`, `vitrine://album/:name(/:page)`.
public struct RoutePattern: Sendable, Hashable, CustomStringConvertible {
  enum Segment: Sendable, Hashable {
    case literal(String)
    /// A parameter with the text around it, and the name of its type.
    case parameter(prefix: String, name: String, type: String, suffix: String)
    case wildcard
    /// All remaining segments, at least one; the name is nil for `**`.
    case rest(String?)

    /// The parameter's name.
    var name: String? {
      switch self {
      case .parameter(_, let name, _, _): name
      case .rest(let name): name
      case .literal, .wildcard: nil
      }
    }

    /// The segment as it is written in a pattern.
    var written: String {
      switch self {
      case .literal(let text): text
      case .parameter(let prefix, let name, let type, let suffix):
        prefix + ":" + name + (type == ParameterType.text.name ? "" : "<\(type)>") + suffix
      case .wildcard: "*"
      case .rest(let name): name.map { ":\($0)**" } ?? "**"
      }
    }
  }

  /// A single reference, because patterns are copied with every match.
  private final class Storage: Sendable {
    let segments: [Segment]
    let forms: [Int]
    let pathCount: Int
    let hasHashRoute: Bool
    let origin: OriginRule
    let reading: LinkReading
    let types: [String: ParameterType]
    let text: String

    init(_ parser: PatternParser) {
      segments = parser.segments
      forms = parser.optionalStarts + [parser.segments.count]
      pathCount = parser.pathCount
      hasHashRoute = parser.hasHashRoute
      origin = parser.origin
      reading = parser.reading
      types = parser.usedTypes
      text = parser.text
    }
  }

  private let storage: Storage

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - reading: How patterns and links are read.
  ///   - types: Types that the pattern may name besides the built-in ones.
  public init(
    _ text: String, reading: LinkReading = LinkReading(), types: [ParameterType] = []
  ) throws(RoutePatternError) {
    var parser = PatternParser(text: text, reading: reading, types: types)
    try parser.parse()
    storage = Storage(parser)
  }

  /// The pattern as it was written.
  public var description: String { storage.text }
  var reading: LinkReading { storage.reading }
  var origin: OriginRule { storage.origin }
  /// Segments of the path, followed by those behind `#`.
  var segments: [Segment] { storage.segments }
  var pathCount: Int { storage.pathCount }
  var hasHashRoute: Bool { storage.hasHashRoute }
  /// How many segments each form has, the shortest first: there is one more for each optional tail.
  var forms: [Int] { storage.forms }

  /// Patterns are equal when they are written alike.
  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }

  /// Hashes the pattern as it was written.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The names of the parameters, from left to right.
  public var parameterNames: [String] { segments.compactMap(\.name) }

  func type(named name: String) -> ParameterType { storage.types[name] ?? .text }

  /// Whether the pattern takes links of this scheme and server.
  func accepts(originOf link: Link) -> Bool {
    origin.isAny ? reading.accepts(link) : origin.accepts(link)
  }
}

/// The schemes and servers that a pattern takes; nil takes all.
struct OriginRule: Sendable, Hashable {
  enum Server: Sendable, Hashable {
    case exactly(String)
    /// Every subdomain, written `*.example.org`.
    case subdomains(String)
  }

  var scheme: String?
  var server: Server?
  /// Whether the scheme's host is the first segment.
  var hostIsSegment = false

  var isAny: Bool { scheme == nil && server == nil }

  func accepts(_ link: Link) -> Bool {
    if let scheme, scheme != link.scheme { return false }
    switch server {
    case nil: return true
    case .exactly(let host): return link.host == host
    case .subdomains(let domain): return link.host?.hasSuffix("." + domain) ?? false
    }
  }

  /// Whether a link could fit both.
  func overlaps(_ other: OriginRule) -> Bool {
    if let scheme, let otherScheme = other.scheme, scheme != otherScheme { return false }
    switch (server, other.server) {
    case (nil, _), (_, nil): return true
    case (.exactly(let a), .exactly(let b)): return a == b
    case (.exactly(let host), .subdomains(let domain)), (.subdomains(let domain), .exactly(let host)):
      return host.hasSuffix("." + domain)
    case (.subdomains(let a), .subdomains(let b)):
      return a == b || a.hasSuffix("." + b) || b.hasSuffix("." + a)
    }
  }
}

/// Why a pattern can't be read.
public enum RoutePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern is empty.
  case empty
  /// Two parameters have the same name.
  case duplicateName(String, pattern: String)
  /// The segment looks like a parameter, and isn't one.
  case badName(segment: String, pattern: String)
  /// The parameter's type is neither built in nor one of the table's.
  case unknownType(String, pattern: String)
  /// Something follows `**`.
  case restNotLast(pattern: String)
  /// An optional part isn't at the end of the path, or doesn't begin with a slash.
  case badOptionalTail(pattern: String)
  /// The pattern has a query.
  case query(pattern: String)
  /// The text isn't a server's name.
  case badServer(String, pattern: String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .empty:
      "A pattern needs some text; the root is written /."
    case .duplicateName(let name, let pattern):
      "\(pattern) names two parameters \(name), and one would hide the other; give one a new name."
    case .badName(let segment, let pattern):
      "\(segment) in \(pattern) is not a parameter: write one :name of letters, digits and _ per segment, with text before or behind it; a literal colon is %3A."
    case .unknownType(let type, let pattern):
      "\(pattern) asks for the type \(type), which is not known; use int, double, bool, uuid, a|b|c, or give the table your own."
    case .restNotLast(let pattern):
      "Nothing can follow ** in \(pattern), because it takes all that is left; move it to the end."
    case .badOptionalTail(let pattern):
      "An optional part such as (/:page) belongs at the end of the path and begins with a slash; \(pattern) has it elsewhere."
    case .query(let pattern):
      "\(pattern) holds a query; every query is accepted, so leave out what begins with the question mark."
    case .badServer(let server, let pattern):
      "\(server) in \(pattern) is not a server: write its name without user and port, or *.example.org for its subdomains."
    }
  }
}
