/// The patterns of a table as one tree, in flat arrays that only grow.
///
/// The way of one pattern lies close together, so that a match touches few places in memory however
/// many patterns there are. Literals are found by hash where a node has more than one.
struct RouteTrie: Sendable {
  static let none: Int32 = -1
  private static let many: Int32 = -2

  struct Node: Sendable {
    var literalStart: Int32 = 0
    var literalCount: Int32 = 0
    /// The one child with a literal, or `many`.
    var literalChild = RouteTrie.none
    /// First of the list of branches with something to check, best first.
    var branch = RouteTrie.none
    /// Behind a parameter that takes anything, and behind `*`.
    var anyChild = RouteTrie.none
    var wildcardChild = RouteTrie.none
    /// Where patterns go on behind `#`.
    var hashChild = RouteTrie.none
    var restTerminal = End.none
    var terminal = End.none
  }

  /// Patterns that end at a node: none, one entry, or the first of a list of terminals.
  struct End: Sendable, Equatable {
    static let none = End(code: -1)
    var code: Int32

    static func entry(_ index: Int32) -> End { End(code: -2 - index) }
    static func list(_ index: Int32) -> End { End(code: index) }

    /// The entry that ends here alone and takes links of every origin.
    var onlyEntry: Int32? { code <= -2 ? -2 - code : nil }
    var first: Int32 { max(code, RouteTrie.none) }
  }

  /// A child reached by a parameter that has a type or text around it.
  struct Branch: Sendable {
    var matcher: Int32
    var node: Int32
    var next: Int32
  }

  struct Matcher: Sendable {
    var prefix: [UInt8]
    var suffix: [UInt8]
    var type: ParameterType
    /// Literal text around the parameter first, then narrow types.
    var rank: Int
  }

  /// An end of a pattern; several at one node differ in their origin.
  struct Terminal: Sendable {
    var entry: Int32
    var rule: Int32
    var next: Int32
  }

  private(set) var nodes = [Node()]
  private(set) var branches: [Branch] = []
  private(set) var matchers: [Matcher] = []
  private(set) var terminals: [Terminal] = []
  private(set) var rules: [OriginRule] = []
  private(set) var literals: [UInt8] = []
  private var index = LiteralIndex()

  // MARK: Adding

  /// Where forms of the pattern end. Makes the way there.
  mutating func nodes(of pattern: RoutePattern, foldsCase: Bool) -> [(node: Int32, isRest: Bool)] {
    pattern.forms.map { count in
      var node: Int32 = 0
      for (index, segment) in pattern.segments[..<count].enumerated() {
        if index == pattern.pathCount, pattern.hasHashRoute { node = hashChild(of: node) }
        if case .rest = segment { return (node, true) }
        node = child(of: node, for: segment, in: pattern, foldsCase: foldsCase)
      }
      if pattern.hasHashRoute, count == pattern.pathCount { node = hashChild(of: node) }
      return (node, false)
    }
  }

  /// Entries that end at the node and may take the same links.
  func entries(at place: (node: Int32, isRest: Bool), overlapping rule: OriginRule) -> [Int32] {
    let end = place.isRest ? nodes[Int(place.node)].restTerminal : nodes[Int(place.node)].terminal
    if let entry = end.onlyEntry { return [entry] }
    var found: [Int32] = []
    var next = end.first
    while next != Self.none {
      let terminal = terminals[Int(next)]
      if rules[Int(terminal.rule)].overlaps(rule) { found.append(terminal.entry) }
      next = terminal.next
    }
    return found
  }

  /// Nothing may end there that overlaps.
  mutating func end(at place: (node: Int32, isRest: Bool), entry: Int32, rule: OriginRule) {
    let node = Int(place.node)
    let old = place.isRest ? nodes[node].restTerminal : nodes[node].terminal
    var new = End.entry(entry)
    if !rule.isAny {
      rules.append(rule)
      terminals.append(Terminal(entry: entry, rule: Int32(rules.count - 1), next: old.first))
      new = .list(Int32(terminals.count - 1))
    }
    if place.isRest { nodes[node].restTerminal = new } else { nodes[node].terminal = new }
  }

  private mutating func newNode(literal: Range<Int>? = nil) -> Int32 {
    var node = Node()
    if let literal {
      node.literalStart = Int32(literal.lowerBound)
      node.literalCount = Int32(literal.count)
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func hashChild(of node: Int32) -> Int32 {
    child(of: node, \.hashChild)
  }

  private mutating func child(
    of node: Int32, for segment: RoutePattern.Segment, in pattern: RoutePattern, foldsCase: Bool
  ) -> Int32 {
    func key(_ text: String) -> [UInt8] { Array((foldsCase ? text.lowercased() : text).utf8) }
    switch segment {
    case .literal(let text): return literalChild(of: node, key(text))
    case .parameter(let prefix, _, let typeName, let suffix):
      let type = pattern.type(named: typeName)
      guard prefix.isEmpty, suffix.isEmpty, type.takesAnything else {
        return branch(of: node, prefix: key(prefix), suffix: key(suffix), type: type)
      }
      return child(of: node, \.anyChild)
    case .wildcard, .rest: return child(of: node, \.wildcardChild)
    }
  }

  private mutating func child(of node: Int32, _ path: WritableKeyPath<Node, Int32>) -> Int32 {
    let child = nodes[Int(node)][keyPath: path]
    if child != Self.none { return child }
    let added = newNode()
    nodes[Int(node)][keyPath: path] = added
    return added
  }

  private mutating func literalChild(of node: Int32, _ key: [UInt8]) -> Int32 {
    let found = key.withUnsafeBufferPointer { literalChild(of: node, $0) }
    if found != Self.none { return found }
    let start = literals.count
    literals += key
    let child = newNode(literal: start..<literals.count)
    let only = nodes[Int(node)].literalChild
    if only == Self.none {
      nodes[Int(node)].literalChild = child
      return child
    }
    if only != Self.many {
      index.insert(hash: hash(ofLiteralAt: only), parent: node, child: only)
      nodes[Int(node)].literalChild = Self.many
    }
    index.insert(hash: hash(ofLiteralAt: child), parent: node, child: child)
    return child
  }

  private func hash(ofLiteralAt node: Int32) -> UInt64 {
    let start = Int(nodes[Int(node)].literalStart)
    let count = Int(nodes[Int(node)].literalCount)
    return literals[start..<start + count].withUnsafeBufferPointer(LiteralIndex.hash)
  }

  private mutating func branch(
    of node: Int32, prefix: [UInt8], suffix: [UInt8], type: ParameterType
  ) -> Int32 {
    let rank = type.rank - 16 * min(prefix.count + suffix.count, 1 << 20)
    var previous = Self.none
    var next = nodes[Int(node)].branch
    while next != Self.none {
      let branch = branches[Int(next)]
      let matcher = matchers[Int(branch.matcher)]
      if matcher.rank == rank, matcher.prefix == prefix, matcher.suffix == suffix,
        matcher.type.name == type.name
      {
        return branch.node
      }
      guard precedes(matcher, rank: rank, prefix: prefix, suffix: suffix, type: type) else { break }
      previous = next
      next = branch.next
    }
    let child = newNode()
    matchers.append(Matcher(prefix: prefix, suffix: suffix, type: type, rank: rank))
    branches.append(Branch(matcher: Int32(matchers.count - 1), node: child, next: next))
    let added = Int32(branches.count - 1)
    if previous == Self.none {
      nodes[Int(node)].branch = added
    } else {
      branches[Int(previous)].next = added
    }
    return child
  }

  /// An order of its own, so that the order of adding never matters.
  private func precedes(
    _ matcher: Matcher, rank: Int, prefix: [UInt8], suffix: [UInt8], type: ParameterType
  ) -> Bool {
    if matcher.rank != rank { return matcher.rank < rank }
    if matcher.type.name != type.name { return matcher.type.name < type.name }
    if matcher.prefix != prefix { return prefix.lexicographicallyPrecedes(matcher.prefix) }
    return suffix.lexicographicallyPrecedes(matcher.suffix)
  }

  // MARK: Finding

  func literalChild(of node: Int32, _ key: UnsafeBufferPointer<UInt8>) -> Int32 {
    let only = nodes[Int(node)].literalChild
    if only == Self.none { return Self.none }
    if only != Self.many { return isLiteral(of: only, key) ? only : Self.none }
    return index.child(of: node, hash: LiteralIndex.hash(key)) { isLiteral(of: $0, key) }
  }

  private func isLiteral(of node: Int32, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[Int(node)]
    guard Int(node.literalCount) == key.count else { return false }
    let start = Int(node.literalStart)
    return literals.withUnsafeBufferPointer { pool in
      var index = 0
      while index < key.count {
        if pool[start + index] != key[index] { return false }
        index += 1
      }
      return true
    }
  }
}
