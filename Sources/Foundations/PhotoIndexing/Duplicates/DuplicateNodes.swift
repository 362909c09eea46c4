/// The files among which duplicates are looked for, and what is known of them: those that are the
/// same byte by byte are one node, the nodes that are best of all those they are like are leaders,
/// and each other node follows one leader.
struct DuplicateNodes {
  /// Files whose bytes are the same, by their places in the list of all, the best first.
  private(set) var nodes: [[Int]] = []
  private let ids: [Int64]
  /// The node of each file in the database, also of files that aren't in the list but the same as
  /// one.
  private var nodeOfID: [Int64: Int] = [:]

  struct Pair {
    var one: Int64
    var other: Int64
    var kind: Likeness
  }

  /// - Parameter ids: The numbers of the files, the best first.
  init(_ ids: [Int64], pairs: [Pair]) {
    self.ids = ids
    var parents: [Int64: Int64] = [:]
    func root(_ id: Int64) -> Int64 {
      var id = id
      while let parent = parents[id] { id = parent }
      return id
    }
    for pair in pairs where pair.kind == .sameBytes {
      let (one, other) = (root(pair.one), root(pair.other))
      if one != other { parents[max(one, other)] = min(one, other) }
    }
    for (place, id) in ids.enumerated() {
      let top = root(id)
      if let node = nodeOfID[top] {
        nodes[node].append(place)
      } else {
        nodeOfID[top] = nodes.count
        nodes.append([place])
      }
    }
    for id in Set(pairs.flatMap { [$0.one, $0.other] }).union(ids) {
      nodeOfID[id] = nodeOfID[root(id)]
    }
  }

  /// The nodes of a pair, the better one first; nil if they are one, or one has no file in the
  /// list.
  func nodes(of pair: Pair) -> (better: Int, other: Int)? {
    guard let one = nodeOfID[pair.one], let other = nodeOfID[pair.other], one != other else {
      return nil
    }
    return (min(one, other), max(one, other))
  }

  /// Groups of places in the list.
  func groups(by pairs: [Pair]) -> [(members: [Int], kind: Likeness, copies: [Int])] {
    var likes: [Int: [(better: Int, kind: Likeness)]] = [:]
    for pair in pairs where pair.kind > .none {
      if let (better, other) = nodes(of: pair) {
        likes[other, default: []].append((better, pair.kind))
      }
    }
    var followers: [Int: [(node: Int, kind: Likeness)]] = [:]
    var isFollower = Set<Int>()
    for node in nodes.indices {
      let found = (likes[node] ?? []).filter { !isFollower.contains($0.better) }
      guard let leader = found.min(by: { $0.better < $1.better }) else { continue }
      isFollower.insert(node)
      followers[leader.better, default: []].append((node, leader.kind))
    }
    return nodes.indices.compactMap { leader in
      let others = followers[leader] ?? []
      let all = [leader] + others.map(\.node)
      let members = all.flatMap { nodes[$0] }
      guard !isFollower.contains(leader), members.count > 1 else { return nil }
      let copies = all.flatMap { nodes[$0].dropFirst() }
      return (members, others.map(\.kind).min() ?? .sameBytes, copies)
    }
  }
}
