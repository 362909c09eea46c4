import Foundation

/// Patterns, and what each stands for. Finds the one that fits a URL best, whatever the order in
/// which they were added.
///
/// At each segment a literal goes before a parameter with text around it, that before a typed one,
/// that before any parameter, that before `*`, that before `**`. Where the best start leads nowhere
/// the next best is tried.
public struct RouteTable<Route: Sendable>: Sendable {
  public struct Entry: Sendable {
    public let pattern: RoutePattern
    public let route: Route
  }

  public let reading: LinkReading
  /// Types that patterns may name besides the built-in ones.
  public let types: [ParameterType]
  private var stored = RouteEntries<Route>()
  private(set) var trie = RouteTrie()
  private let acceptsAll: Bool

  public init(reading: LinkReading = LinkReading(), types: [ParameterType] = []) {
    self.reading = reading
    self.types = types
    acceptsAll = reading.schemes == nil && reading.hosts == nil
  }

  /// - Throws: `RouteTableError` when the pattern cannot be read, or when another one already takes
  ///   the same URLs. The table is then as before.
  @discardableResult public mutating func add(
    _ pattern: String, _ route: Route
  ) throws(RouteTableError) -> RoutePattern {
    let parsed: RoutePattern
    do {
      parsed = try RoutePattern(pattern, reading: reading, types: types)
    } catch {
      throw .badPattern(error)
    }
    let ways = trie.ways(of: parsed, foldsCase: reading.letterCase == .insensitive)
    for way in ways {
      if let other = trie.entries(at: way, overlapping: parsed.origin).first {
        throw .clash(pattern, stored.patterns[Int(other.index)].description)
      }
    }
    if !isKnownUniquelyReferenced(&stored) { stored = stored.copy() }
    let entry = stored.append(parsed, route)
    for way in ways { trie.add(way, entry, rule: parsed.origin) }
    return parsed
  }

  /// How many patterns there are.
  public var count: Int { stored.patterns.count }

  /// All patterns with what they stand for, in the order of adding. Made anew on each call.
  public var entries: [Entry] { (0..<count).map(entry) }

  /// The entry that was added as number `index`, counted from 0.
  public func entry(_ index: Int) -> Entry {
    Entry(pattern: stored.patterns[index], route: stored.routes[index])
  }

  /// Nil when no pattern fits.
  public func match(_ url: String) -> RouteMatch<Route>? { match(Link(url, reading: reading)) }

  public func match(_ url: URL) -> RouteMatch<Route>? { match(Link(url, reading: reading)) }

  /// - Parameter link: One made with the table's own `reading`.
  public func match(_ link: Link) -> RouteMatch<Route>? {
    let acceptsPlain = acceptsAll || reading.accepts(link)
    guard let found = trie.match(link, acceptsPlain: acceptsPlain) else { return nil }
    return RouteMatch(
      entries: stored, entry: found.entry, link: link, captures: found.captures)
  }

  /// All patterns, each on a line of its own, sorted.
  public var listing: String {
    stored.patterns.map(\.description).sorted().joined(separator: "\n")
  }
}

/// Why a pattern was not added. Both patterns are named as they were written.
public enum RouteTableError: Error, Hashable, Sendable, CustomStringConvertible {
  case badPattern(RoutePatternError)
  /// The two would take the same URLs.
  case clash(String, String)

  public var description: String {
    switch self {
    case .badPattern(let error): error.description
    case .clash(let new, let old):
      "\(new) takes URLs that \(old) takes already; remove one of them, or give them different literals, types or hosts."
    }
  }
}

/// A route that fits a link, and what its parameters took.
public struct RouteMatch<Route: Sendable>: Sendable {
  /// All of the table's: looking up the one later costs nothing to who only asks for a match.
  let entries: RouteEntries<Route>
  let entry: RouteTrie.Entry
  public let link: Link
  /// What parameters took, in their order; at the end perhaps a rest without a name.
  let captures: [Capture]

  public var route: Route { entries.routes[Int(entry.index)] }
  public var pattern: RoutePattern { entries.patterns[Int(entry.index)] }
  private var names: [String] { entries.names(entry) }

  /// Of path and query; a value of the path hides one of the same name in the query.
  public var parameters: RouteParameters {
    RouteParameters(path: pathValues, query: link.query)
  }

  /// The URL in the one form in which the pattern prints it, with the rest of the query.
  public var canonicalURL: String {
    let values = pathValues
    let rest = link.query.filter { item in !values.contains { $0.name == item.name } }
    let url = try? pattern.url(
      form: form, values, query: rest, wildcards: wildcardSegments, base: base)
    return url ?? link.description
  }

  var pathValues: [QueryItem] {
    zip(names, captures).map { QueryItem(name: $0, bytes: bytes(of: $1)) }
  }

  /// A pattern that takes the link's scheme or server for granted prints neither.
  private var base: String {
    if pattern.origin.server != nil || pattern.origin.scheme != nil {
      return (link.scheme.map { $0 + ":" } ?? "") + (link.host.map { "//" + $0 } ?? "")
    }
    return ""
  }

  /// Segments of the link that the pattern looks at: a fragment it does not ask for is none.
  private var segmentCount: Int { pattern.hasHashRoute ? link.allSegments.count : link.pathCount }

  /// The form that fits. Only a rest takes more segments than it has.
  private var form: Int { pattern.forms.last { $0 <= segmentCount } ?? 0 }

  /// What stands for `*` and `**` in the link, in their order.
  private var wildcardSegments: [[[UInt8]]] {
    pattern.segments[..<form].enumerated().compactMap { index, segment in
      switch segment {
      case .wildcard: [Array(link.bytes[link.allSegments[index].text])]
      case .rest(nil): link.allSegments[index..<segmentCount].map { Array(link.bytes[$0.text]) }
      default: nil
      }
    }
  }

  private func bytes(of capture: Capture) -> [UInt8] {
    let index = Int(capture.segment)
    guard !capture.isRest else {
      let end = index < link.pathCount ? link.pathCount : link.allSegments.count
      return Array(
        link.allSegments[index..<end].map { link.bytes[$0.text] }.joined(separator: [ASCII.slash]))
    }
    let range = link.allSegments[index].text
    return Array(
      link.bytes[range.lowerBound + Int(capture.prefix)..<range.upperBound - Int(capture.suffix)])
  }
}
