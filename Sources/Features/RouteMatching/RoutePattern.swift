/// The form of a route's URLs, such as `/photos/:id<int>` or `vitrine://album/:name(/:page)`.
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

  /// Where a parameter's value stands in a link.
  struct Parameter: Sendable {
    let name: String
    let segment: Int
    /// Bytes of text before and after the value within its segment.
    let prefixCount: Int
    let suffixCount: Int
    /// Whether the value goes on to the end of the path.
    let isRest: Bool

    /// Nil for a segment that has no name.
    init?(_ segment: Segment, at index: Int) {
      guard let name = segment.name else { return nil }
      self.name = name
      self.segment = index
      if case .parameter(let prefix, _, _, let suffix) = segment {
        (prefixCount, suffixCount, isRest) = (prefix.utf8.count, suffix.utf8.count, false)
      } else {
        (prefixCount, suffixCount, isRest) = (0, 0, true)
      }
    }
  }

  /// A single reference, because patterns are copied with every match.
  private final class Storage: Sendable {
    let segments: [Segment]
    let parameters: [Parameter]
    let forms: [Int]
    let pathCount: Int
    let hasHashRoute: Bool
    let origin: OriginRule
    let reading: LinkReading
    let types: [String: ParameterType]
    let text: String

    init(_ parser: PatternParser) {
      segments = parser.segments
      parameters = parser.segments.enumerated().compactMap { Parameter($1, at: $0) }
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
  /// From left to right.
  var parameters: [Parameter] { storage.parameters }
  var pathCount: Int { storage.pathCount }
  var hasHashRoute: Bool { storage.hasHashRoute }
  /// How many segments each form has, the shortest first: there is one more for each optional tail.
  var forms: [Int] { storage.forms }

  /// Patterns are equal when they are written alike.
  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }

  /// Hashes the pattern as it was written.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether it takes any number of segments at its end.
  @usableFromInline var endsInRest: Bool { if case .rest? = segments.last { true } else { false } }

  /// The names of the parameters, from left to right.
  public var parameterNames: [String] { parameters.map(\.name) }

  func type(named name: String) -> ParameterType { storage.types[name] ?? .text }

  /// Whether the pattern takes links of this scheme and server.
  func accepts(originOf link: Link) -> Bool {
    origin.isAny ? reading.accepts(link) : origin.accepts(link)
  }
}
