/// The patterns of a table as one tree, in flat arrays that only grow.
///
/// A match touches few places in memory, however many patterns there are: a literal among many is
/// one slot of 32 bytes, which holds its text and what is behind it; and where a pattern goes its
/// way alone there are no nodes, but a tail that all patterns which end alike have in common.
struct RouteTrie: Sendable {
  static let none: Int32 = -1

  /// One step of a pattern's way through the tree.
  enum Step: Sendable, Hashable {
    case literal([UInt8])
    /// A parameter with a type or text around it: a number of `matchers`.
    case matcher(Int32)
    case any, wildcard, rest
    /// On to what is behind `#`.
    case hash
  }

  /// Where a start of a pattern leads.
  struct Place: Sendable {
    /// How it goes on: a fork, a tail, or not at all.
    private(set) var way = RouteTrie.none
    /// What ends here; with a tail, what ends behind it.
    var end = End.none

    var fork: Int32? { way >= 0 ? way : nil }
    var tail: Int? { way <= -2 ? Int(-2 - way) : nil }

    init() {}

    init(way: Int32, end: End) {
      self.way = way
      self.end = end
    }

    /// No pattern leads here.
    var isNowhere: Bool { way == RouteTrie.none && end == .none }

    mutating func goOn(withFork fork: Int32) { way = fork }
    mutating func goOn(withTail tail: Int32) { way = -2 - tail }
  }

  /// Several ways to go on.
  struct Fork: Sendable {
    var literals = Literals.none
    /// First of the list of branches with something to check, best first.
    var branch = RouteTrie.none
    /// Behind a parameter that takes anything, and behind `*`.
    var any = Place()
    var wildcard = Place()
    /// Where patterns go on behind `#`.
    var hash = Place()
    var restEnd = End.none
  }

  /// What comes behind the literals of a fork.
  enum Literals: Sendable, Equatable {
    case none
    /// The same behind each of them: the tail.
    case alike(Int)
    case various

    fileprivate mutating func add(_ place: Place) {
      let new = place.tail.map(Literals.alike) ?? .various
      self = self == .none || self == new ? new : .various
    }
  }

  /// What a match needs to know of a pattern: its number among the entries, and that of its
  /// parameter names.
  struct Entry: Sendable, Equatable {
    var index: Int32
    var names: UInt16
  }

  /// Patterns that end at a place: none, one entry, or the first of a list of terminals.
  struct End: Sendable, Equatable {
    static let none = End(code: RouteTrie.none, names: 0)
    let code: Int32
    let names: UInt16

    static func entry(_ entry: Entry) -> End { End(code: -2 - entry.index, names: entry.names) }
    static func list(_ index: Int32) -> End { End(code: index, names: 0) }

    /// The entry that ends here alone and takes links of every origin.
    var onlyEntry: Entry? { code <= -2 ? Entry(index: -2 - code, names: names) : nil }
    var first: Int32 { max(code, RouteTrie.none) }
  }

  /// The way behind a parameter that has a type or text around it.
  struct Branch: Sendable {
    var matcher: Int32
    var next: Int32
    var place = Place()
  }

  /// An end of a pattern; several at one place differ in their origin.
  struct Terminal: Sendable {
    var entry: Entry
    var rule: Int32
    var next: Int32
  }

  private(set) var root = Place()
  private(set) var index = LiteralIndex()
  private(set) var forks: [Fork] = []
  private(set) var branches: [Branch] = []
  private(set) var matchers = RouteMatchers()
  private(set) var tails = RouteTails()
  private(set) var terminals: [Terminal] = []
  private(set) var rules: [OriginRule] = []

  // MARK: Adding

  /// The ways of a pattern's forms through the tree.
  mutating func ways(of pattern: RoutePattern, foldsCase: Bool) -> [[Step]] {
    func key(_ text: String) -> [UInt8] { Array((foldsCase ? text.foldedCase : text).utf8) }
    return pattern.forms.map { count in
      var steps: [Step] = []
      for (index, segment) in pattern.segments[..<count].enumerated() {
        if index == pattern.pathCount, pattern.hasHashRoute { steps.append(.hash) }
        switch segment {
        case .literal(let text): steps.append(.literal(key(text)))
        case .parameter(let prefix, _, let name, let suffix):
          let type = pattern.type(named: name)
          let isAny = prefix.isEmpty && suffix.isEmpty && type.takesAnything
          steps.append(
            isAny ? .any : .matcher(matchers.number(key(prefix), key(suffix), type)))
        case .wildcard: steps.append(.wildcard)
        case .rest: steps.append(.rest)
        }
      }
      if pattern.hasHashRoute, count == pattern.pathCount { steps.append(.hash) }
      return steps
    }
  }

  /// Entries that end where the way does and may take the same links.
  func entries(at way: [Step], overlapping rule: OriginRule) -> [Entry] {
    let end = end(of: way[...])
    if let entry = end.onlyEntry { return [entry] }
    var found: [Entry] = []
    var next = end.first
    while next != Self.none {
      let terminal = terminals[Int(next)]
      if rules[Int(terminal.rule)].overlaps(rule) { found.append(terminal.entry) }
      next = terminal.next
    }
    return found
  }

  private func end(of way: ArraySlice<Step>) -> End {
    var place = root
    var rest = way
    while true {
      if let tail = place.tail { return tails.steps(tail)[...] == rest ? place.end : .none }
      guard let step = rest.popFirst() else { return place.end }
      guard let fork = place.fork else { return .none }
      if step == .rest { return forks[Int(fork)].restEnd }
      guard let next = spot(behind: step, of: fork) else { return .none }
      place = self[next]
    }
  }

  /// Nothing may end there that overlaps.
  mutating func add(_ way: [Step], _ entry: Entry, rule: OriginRule) {
    // So that spots hold: one new literal for each step, and one of a tail that is unrolled.
    index.reserve(way.count + 1)
    var spot = Spot.root
    var rest = way[...]
    while true {
      if let tail = self[spot].tail {
        if tails.steps(tail)[...] == rest { break }
        unroll(tail, at: spot)
      }
      guard let step = rest.popFirst() else { break }
      let fork = fork(at: spot)
      if step == .rest {
        forks[Int(fork)].restEnd = joined(entry, rule, with: forks[Int(fork)].restEnd)
        return
      }
      if let next = self.spot(behind: step, of: fork) {
        spot = next
      } else {
        spot = makeSpot(behind: step, of: fork)
        if !rest.isEmpty { self[spot].goOn(withTail: tails.number(of: rest, index: &index)) }
        break
      }
    }
    self[spot].end = joined(entry, rule, with: self[spot].end)
  }

  private mutating func joined(_ entry: Entry, _ rule: OriginRule, with old: End) -> End {
    guard !rule.isAny else { return .entry(entry) }
    rules.append(rule)
    terminals.append(Terminal(entry: entry, rule: Int32(rules.count - 1), next: old.first))
    return .list(Int32(terminals.count - 1))
  }

  /// Makes a fork of a tail's first step, because another pattern goes on otherwise from here.
  private mutating func unroll(_ tail: Int, at spot: Spot) {
    let steps = tails.steps(tail)
    let end = self[spot].end
    self[spot] = Place()
    let fork = fork(at: spot)
    guard steps[0] != .rest else {
      forks[Int(fork)].restEnd = end
      return
    }
    let next = makeSpot(behind: steps[0], of: fork)
    if steps.count > 1 {
      self[next].goOn(withTail: tails.number(of: steps[1...], index: &index))
    }
    self[next].end = end
  }

  private mutating func fork(at spot: Spot) -> Int32 {
    if let fork = self[spot].fork { return fork }
    forks.append(Fork())
    self[spot].goOn(withFork: Int32(forks.count - 1))
    return Int32(forks.count - 1)
  }

  // MARK: Spots

  /// Where a place is kept. Those of literals hold until the index makes room for more.
  private enum Spot {
    case root, literal(Int, of: Int32), any(Int32), wildcard(Int32), hash(Int32), branch(Int)
  }

  private subscript(spot: Spot) -> Place {
    get {
      switch spot {
      case .root: root
      case .literal(let slot, _): index[slot]
      case .any(let fork): forks[Int(fork)].any
      case .wildcard(let fork): forks[Int(fork)].wildcard
      case .hash(let fork): forks[Int(fork)].hash
      case .branch(let branch): branches[branch].place
      }
    }
    set {
      switch spot {
      case .root: root = newValue
      case .literal(let slot, let fork):
        index[slot] = newValue
        forks[Int(fork)].literals.add(newValue)
      case .any(let fork): forks[Int(fork)].any = newValue
      case .wildcard(let fork): forks[Int(fork)].wildcard = newValue
      case .hash(let fork): forks[Int(fork)].hash = newValue
      case .branch(let branch): branches[branch].place = newValue
      }
    }
  }

  /// Nil when no pattern leads there.
  private func spot(behind step: Step, of fork: Int32) -> Spot? {
    let spot: Spot
    switch step {
    case .literal(let bytes):
      let slot = bytes.withUnsafeBufferPointer { index.slot(of: LiteralKey($0), below: fork) }
      return slot.map { .literal($0, of: fork) }
    case .matcher(let matcher):
      var next = forks[Int(fork)].branch
      while next != Self.none, branches[Int(next)].matcher != matcher {
        next = branches[Int(next)].next
      }
      return next == Self.none ? nil : .branch(Int(next))
    case .any: spot = .any(fork)
    case .wildcard: spot = .wildcard(fork)
    case .hash: spot = .hash(fork)
    case .rest: return nil
    }
    return self[spot].isNowhere ? nil : spot
  }

  private mutating func makeSpot(behind step: Step, of fork: Int32) -> Spot {
    switch step {
    case .literal(let bytes):
      return .literal(
        bytes.withUnsafeBufferPointer { index.insert(LiteralKey($0), below: fork) }, of: fork)
    case .matcher(let matcher): return .branch(makeBranch(matcher, of: fork))
    case .any: return .any(fork)
    case .wildcard: return .wildcard(fork)
    case .hash: return .hash(fork)
    case .rest: preconditionFailure("RouteTrie: nothing comes behind **.")
    }
  }

  private mutating func makeBranch(_ matcher: Int32, of fork: Int32) -> Int {
    var previous = Self.none
    var next = forks[Int(fork)].branch
    while next != Self.none, matchers.precedes(branches[Int(next)].matcher, matcher) {
      previous = next
      next = branches[Int(next)].next
    }
    branches.append(Branch(matcher: matcher, next: next))
    let added = Int32(branches.count - 1)
    if previous == Self.none {
      forks[Int(fork)].branch = added
    } else {
      branches[Int(previous)].next = added
    }
    return Int(added)
  }
}
