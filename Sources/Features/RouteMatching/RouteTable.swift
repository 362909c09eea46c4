import Foundation

/// Patterns and what each stands for. Finds the pattern that fits a URL best, whatever the order in
/// which they were added.
///
/// At each segment a literal goes before a parameter with text around it, that before a typed
/// parameter, that before any parameter, that before `*`, that before `**`. Where the best start
/// leads nowhere the next best is tried.
public struct RouteTable<Route> {
  /// A pattern and what it stands for.
  public struct Entry {
    /// The pattern as it was added.
    public let pattern: RoutePattern
    /// The route that the pattern stands for.
    public let route: Route
  }

  /// How patterns and links are read.
  public let reading: LinkReading
  /// Types that patterns may name besides the built-in ones.
  public let types: [ParameterType]
  /// All patterns with what they stand for, in the order of adding.
  public private(set) var entries: [Entry] = []
  @usableFromInline private(set) var trie = RouteTrie()

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - reading: How patterns and links are read.
  ///   - types: Types that patterns may name besides the built-in ones.
  public init(reading: LinkReading = LinkReading(), types: [ParameterType] = []) {
    self.reading = reading
    self.types = types
  }

  /// Adds a pattern and what it stands for.
  ///
  /// - Returns: The pattern, which prints URLs.
  /// - Throws: `RouteTableError` when the pattern can't be read, or when another one takes the same
  ///   URLs. The table is then unchanged.
  @discardableResult public mutating func add(
    _ pattern: String, _ route: Route
  ) throws(RouteTableError) -> RoutePattern {
    let added: RoutePattern
    do {
      added = try RoutePattern(pattern, reading: reading, types: types)
    } catch {
      throw .badPattern(error)
    }
    let forms = added.forms.map(added.steps)
    for other in forms.flatMap(trie.patterns) where other.origin.overlaps(added.origin) {
      throw .clash(pattern, other.description)
    }
    for steps in forms { trie.add(added, entries.count, at: steps) }
    entries.append(Entry(pattern: added, route: route))
    return added
  }

  /// How many patterns there are.
  public var count: Int { entries.count }

  /// The route that a URL fits best, or nil when it fits none.
  @inlinable public func match(_ url: String) -> RouteMatch<Route>? {
    match(Link(url, reading: reading))
  }

  /// The route that a URL fits best, or nil when it fits none.
  public func match(_ url: URL) -> RouteMatch<Route>? { match(Link(url, reading: reading)) }

  /// The route that a link fits best, or nil when it fits none.
  ///
  /// - Parameter link: A link made with the table's own `reading`.
  @inlinable public func match(_ link: Link) -> RouteMatch<Route>? {
    if let index = trie.match(link) { return RouteMatch(entry: entries[index], link: link) }
    guard let link = link.withEmptySegment, let index = trie.match(link),
      !entries[index].pattern.endsInRest
    else { return nil }
    return RouteMatch(entry: entries[index], link: link)
  }

  /// All patterns, each on a line of its own, sorted.
  public var listing: String {
    entries.map(\.pattern.description).sorted().joined(separator: "\n")
  }
}

extension RouteTable: Sendable where Route: Sendable {}
extension RouteTable.Entry: Sendable where Route: Sendable {}
