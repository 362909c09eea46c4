/// A route that a link fits, and what its parameters are in the link.
public struct RouteMatch<Route> {
  let entry: RouteTable<Route>.Entry
  /// The link that was looked for.
  public let link: Link

  /// What the pattern stands for.
  public var route: Route { entry.route }
  /// The pattern that the link fits.
  public var pattern: RoutePattern { entry.pattern }

  /// Values of the path and the query; a value of the path hides one of the same name in the query.
  public var parameters: RouteParameters {
    RouteParameters(path: pathValues, query: link.query)
  }

  /// The link in the one form in which the pattern prints it, with the rest of the query.
  public var canonicalURL: String {
    let values = pathValues
    let query = link.query.filter { item in !values.contains { $0.name == item.name } }
    let url = try? pattern.url(
      form: form, values, query: query, wildcards: wildcardSegments, base: base)
    return url ?? link.description
  }

  /// The form of the pattern that the link fits. Only a rest takes more segments than it has.
  private var form: Int { pattern.forms.last { $0 <= segmentCount } ?? 0 }

  /// How many segments the pattern looks at: without `#` it ignores the fragment.
  private var segmentCount: Int { pattern.hasHashRoute ? link.allSegments.count : link.pathCount }

  /// Up to a rest, segments of pattern and link correspond one to one.
  private var pathValues: [QueryItem] {
    pattern.segments[..<form].enumerated().compactMap { index, segment in
      switch segment {
      case .literal, .wildcard, .rest(nil): return nil
      case .parameter(let prefix, let name, _, let suffix):
        let text = bytes(of: index).dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        return QueryItem(name: name, bytes: text)
      case .rest(let name?):
        let segments = (index..<segmentCount).map(bytes)
        return QueryItem(name: name, bytes: Array(segments.joined(separator: [ASCII.slash])))
      }
    }
  }

  /// The segments for `*` and `**` in the link, in order.
  private var wildcardSegments: [[[UInt8]]] {
    pattern.segments[..<form].enumerated().compactMap { index, segment in
      switch segment {
      case .wildcard: [Array(bytes(of: index))]
      case .rest(nil): (index..<segmentCount).map { Array(bytes(of: $0)) }
      default: nil
      }
    }
  }

  private func bytes(of segment: Int) -> ArraySlice<UInt8> {
    link.bytes[link.allSegments[segment].text]
  }

  /// The link's scheme and server, unless the pattern takes them for granted.
  private var base: String {
    guard !pattern.origin.isAny else { return "" }
    return (link.scheme.map { $0 + ":" } ?? "") + (link.host.map { "//" + $0 } ?? "")
  }
}

extension RouteMatch: Sendable where Route: Sendable {}
