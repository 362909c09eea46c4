/// A route that a link fits, and what its parameters are in the link.
public struct RouteMatch<Route> {
  @usableFromInline let entry: RouteTable<Route>.Entry
  /// The link that was looked for.
  public let link: Link

  @inlinable init(entry: RouteTable<Route>.Entry, link: Link) {
    self.entry = entry
    self.link = link
  }

  /// The route that the pattern stands for.
  @inlinable public var route: Route { entry.route }
  /// The pattern that the link fits.
  @inlinable public var pattern: RoutePattern { entry.pattern }

  /// Values of the path and the query; a value of the path hides one of the same name in the query.
  @inlinable public var parameters: RouteParameters { pattern.parameters(in: link) }

  /// The link in the one form in which the pattern prints it, with the rest of the query.
  public var canonicalURL: String { pattern.canonicalURL(of: link) ?? link.description }
}

extension RouteMatch: Sendable where Route: Sendable {}
