/// The patterns of a table as a tree: a node for each segment, reached by what the segment accepts.
///
/// The children of a node are tried from the narrowest to the widest, and a search that reaches a
/// dead end goes back and tries the next child. Each node has one parent, so a search visits it at
/// most once, and no link takes longer than the tree is large.
@usableFromInline struct RouteTrie: Sendable {
  /// The condition under which a segment leads from a node to a child.
  enum Step: Sendable, Hashable {
    case literal(LiteralSegment)
    case parameter(ParameterSegment)
    /// `*`: any one segment.
    case wildcard
    /// `**`: any segments up to the end, at least one.
    case rest
    /// From the end of the path to the path behind `#`.
    case hash
  }

  private struct Node: Sendable {
    var literals: [LiteralSegment: Int] = [:]
    /// Narrowest first.
    var parameters: [(segment: ParameterSegment, node: Int)] = []
    var wildcard: Int?
    var rest: Int?
    var hash: Int?
    /// Patterns that end here, with their indices in the table; several differ in their scheme or
    /// server.
    var ends: [(index: Int, pattern: RoutePattern)] = []

    func end(for link: Link) -> Int? { ends.first { $0.pattern.accepts(originOf: link) }?.index }
  }

  /// The root is the first; children are known by their index.
  private var nodes = [Node()]

  // MARK: Building

  /// Patterns that end where these steps lead.
  func patterns(at steps: [Step]) -> [RoutePattern] {
    var node = 0
    for step in steps {
      guard let child = child(of: node, by: step) else { return [] }
      node = child
    }
    return nodes[node].ends.map(\.pattern)
  }

  mutating func add(_ pattern: RoutePattern, _ index: Int, at steps: [Step]) {
    var node = 0
    for step in steps { node = child(of: node, by: step) ?? addChild(of: node, by: step) }
    nodes[node].ends.append((index, pattern))
  }

  private func child(of node: Int, by step: Step) -> Int? {
    switch step {
    case .literal(let segment): nodes[node].literals[segment]
    case .parameter(let segment): nodes[node].parameters.first { $0.segment == segment }?.node
    case .wildcard: nodes[node].wildcard
    case .rest: nodes[node].rest
    case .hash: nodes[node].hash
    }
  }

  private mutating func addChild(of node: Int, by step: Step) -> Int {
    let child = nodes.count
    nodes.append(Node())
    switch step {
    case .literal(let segment): nodes[node].literals[segment] = child
    case .parameter(let segment):
      let index = nodes[node].parameters.firstIndex { segment < $0.segment }
      nodes[node].parameters.insert((segment, child), at: index ?? nodes[node].parameters.count)
    case .wildcard: nodes[node].wildcard = child
    case .rest: nodes[node].rest = child
    case .hash: nodes[node].hash = child
    }
    return child
  }

  // MARK: Matching

  /// The index of the narrowest pattern that the link fits.
  @usableFromInline func match(_ link: Link) -> Int? {
    find(link, below: 0, at: 0, upTo: link.pathCount)
  }

  /// - Parameters:
  ///   - position: The link's segment that a child must accept.
  ///   - end: Where the path ends, or the path behind `#` once the search is there.
  private func find(_ link: Link, below node: Int, at position: Int, upTo end: Int) -> Int? {
    guard position < end else {
      if let hash = nodes[node].hash, link.hasHashRoute,
        let found = find(link, below: hash, at: end, upTo: link.allSegments.count)
      {
        return found
      }
      return nodes[node].end(for: link)
    }
    func next(_ child: Int) -> Int? { find(link, below: child, at: position + 1, upTo: end) }
    let segment = link.allSegments[position]
    if let child = nodes[node].literals[LiteralSegment(link.bytes[segment.key])],
      let found = next(child)
    {
      return found
    }
    // By index, because a copy of each parameter would cost more than the comparison.
    for index in nodes[node].parameters.indices
    where nodes[node].parameters[index].segment.accepts(segment, of: link) {
      if let found = next(nodes[node].parameters[index].node) { return found }
    }
    if let child = nodes[node].wildcard, let found = next(child) { return found }
    return nodes[node].rest.flatMap { nodes[$0].end(for: link) }
  }
}

extension RoutePattern {
  /// The way through the tree to the end of a form.
  func steps(ofForm form: Int) -> [RouteTrie.Step] {
    func key(_ text: String) -> [UInt8] {
      Array((reading.letterCase == .insensitive ? text.foldedCase : text).utf8)
    }
    var steps = segments[..<form].map { segment -> RouteTrie.Step in
      switch segment {
      case .literal(let text): .literal(LiteralSegment(key(text)[...]))
      case .parameter(let prefix, _, let type, let suffix):
        .parameter(
          ParameterSegment(prefix: key(prefix), suffix: key(suffix), type: self.type(named: type)))
      case .wildcard: .wildcard
      case .rest: .rest
      }
    }
    if hasHashRoute { steps.insert(.hash, at: pathCount) }
    return steps
  }
}
