/// Text that a parameter took: a segment without what stands around the parameter in the pattern.
struct Capture: Sendable, Hashable {
  var segment: Int32
  var prefix: Int32 = 0
  var suffix: Int32 = 0
  /// The segment and all behind it.
  var isRest = false
}

extension RouteTrie {
  /// What the search looks at.
  private struct Target {
    let link: Link
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether a pattern without rules of its own may take the link.
    let acceptsPlain: Bool
  }

  /// The best end of a pattern for the link, with what its parameters took.
  ///
  /// Goes back from dead ends. Every node is visited once at most, so that no link can take longer
  /// than the tree is large.
  func match(_ link: Link, acceptsPlain: Bool) -> (entry: Int32, captures: [Capture])? {
    var captures: [Capture] = []
    let found = link.bytes.withUnsafeBufferPointer { bytes in
      let target = Target(link: link, bytes: bytes, acceptsPlain: acceptsPlain)
      return descend(target, from: 0, at: 0, &captures)
    }
    return found >= 0 ? (found, captures) : nil
  }

  /// The entry, or none; then the captures are as before.
  private func descend(
    _ target: Target, from index: Int32, at position: Int, _ captures: inout [Capture]
  ) -> Int32 {
    let node = nodes[Int(index)]
    let pathCount = target.link.pathCount
    if position < pathCount { return step(target, node, index, at: position, &captures) }
    if position == pathCount, node.hashChild != Self.none, target.link.hasHashRoute {
      let found = descendHash(target, from: node.hashChild, at: position, &captures)
      if found != Self.none { return found }
    }
    return firstAccepted(target, node.terminal)
  }

  private func descendHash(
    _ target: Target, from index: Int32, at position: Int, _ captures: inout [Capture]
  ) -> Int32 {
    let node = nodes[Int(index)]
    return position == target.link.allSegments.count
      ? firstAccepted(target, node.terminal)
      : step(target, node, index, at: position, &captures)
  }

  private func next(
    _ target: Target, _ index: Int32, after position: Int, _ captures: inout [Capture]
  ) -> Int32 {
    position < target.link.pathCount
      ? descend(target, from: index, at: position + 1, &captures)
      : descendHash(target, from: index, at: position + 1, &captures)
  }

  private func step(
    _ target: Target, _ node: Node, _ index: Int32, at position: Int, _ captures: inout [Capture]
  ) -> Int32 {
    let segment = target.link.allSegments[position]
    if node.literalChild != Self.none {
      let key = UnsafeBufferPointer(rebasing: target.bytes[segment.key])
      let child = literalChild(of: index, key)
      if child != Self.none {
        let found = next(target, child, after: position, &captures)
        if found != Self.none { return found }
      }
    }
    let found = follow(target, node, segment, at: position, &captures)
    if found != Self.none { return found }
    guard node.restTerminal != .none else { return Self.none }
    let rest = firstAccepted(target, node.restTerminal)
    if rest != Self.none { captures.append(Capture(segment: Int32(position), isRest: true)) }
    return rest
  }

  /// Tries what is not literal, from the narrowest to the widest.
  private func follow(
    _ target: Target, _ node: Node, _ segment: Link.Segment, at position: Int,
    _ captures: inout [Capture]
  ) -> Int32 {
    let count = captures.count
    var branch = node.branch
    while branch != Self.none {
      let edge = branches[Int(branch)]
      if let capture = check(target, segment, edge, at: position) {
        captures.append(capture)
        let found = next(target, edge.node, after: position, &captures)
        if found != Self.none { return found }
        captures.removeLast(captures.count - count)
      }
      branch = edge.next
    }
    if node.anyChild != Self.none {
      captures.append(Capture(segment: Int32(position)))
      let found = next(target, node.anyChild, after: position, &captures)
      if found != Self.none { return found }
      captures.removeLast(captures.count - count)
    }
    guard node.wildcardChild != Self.none else { return Self.none }
    return next(target, node.wildcardChild, after: position, &captures)
  }

  private func check(
    _ target: Target, _ segment: Link.Segment, _ edge: Branch, at position: Int
  ) -> Capture? {
    let matcher = matchers[Int(edge.matcher)]
    let (prefix, suffix) = (matcher.prefix.count, matcher.suffix.count)
    var range = segment.text
    if prefix + suffix > 0 {
      guard segment.key.count >= prefix + suffix, range.count >= prefix + suffix,
        target.bytes[segment.key].starts(with: matcher.prefix),
        target.bytes[segment.key].suffix(suffix).elementsEqual(matcher.suffix)
      else { return nil }
      range = range.lowerBound + prefix..<range.upperBound - suffix
    }
    guard matcher.type.takesAnything || matcher.type.accepts(target.link.bytes[range]) else {
      return nil
    }
    return Capture(segment: Int32(position), prefix: Int32(prefix), suffix: Int32(suffix))
  }

  private func firstAccepted(_ target: Target, _ end: End) -> Int32 {
    if let entry = end.onlyEntry { return target.acceptsPlain ? entry : Self.none }
    var next = end.first
    while next != Self.none {
      let terminal = terminals[Int(next)]
      if rules[Int(terminal.rule)].accepts(target.link) { return terminal.entry }
      next = terminal.next
    }
    return Self.none
  }
}
