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
  struct Target {
    let link: Link
    let bytes: UnsafeBufferPointer<UInt8>
    let segments: UnsafeBufferPointer<Link.Segment>
    let pathCount: Int
    /// Whether a pattern without rules of its own may take the link.
    let acceptsPlain: Bool

    func key(_ position: Int) -> LiteralKey {
      LiteralKey(UnsafeBufferPointer(rebasing: bytes[segments[position].key]))
    }
  }

  /// The best end of a pattern for the link, with what its parameters took.
  ///
  /// Goes back from dead ends. Every place is visited once at most, so that no link can take longer
  /// than the tree is large.
  func match(_ link: Link, acceptsPlain: Bool) -> (entry: Entry, captures: [Capture])? {
    var captures: [Capture] = []
    let found = link.bytes.withUnsafeBufferPointer { bytes in
      link.allSegments.withUnsafeBufferPointer { segments in
        let target = Target(
          link: link, bytes: bytes, segments: segments, pathCount: link.pathCount,
          acceptsPlain: acceptsPlain)
        return descend(target, from: root, at: 0, &captures)
      }
    }
    return found.map { ($0, captures) }
  }

  /// Nil leaves the captures as they were.
  private func descend(
    _ target: Target, from place: Place, at position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    if let tail = place.tail {
      return follow(tail, target, at: position, isInHash: false, place.end, &captures)
    }
    if let fork = place.fork {
      if position < target.pathCount { return step(target, fork, at: position, &captures) }
      let hash = forks[Int(fork)].hash
      if target.link.hasHashRoute, !hash.isNowhere {
        if let found = descendHash(target, from: hash, at: position, &captures) { return found }
      }
    }
    return position == target.pathCount ? firstAccepted(target, place.end) : nil
  }

  private func descendHash(
    _ target: Target, from place: Place, at position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    if let tail = place.tail {
      return follow(tail, target, at: position, isInHash: true, place.end, &captures)
    }
    if position == target.segments.count { return firstAccepted(target, place.end) }
    guard let fork = place.fork else { return nil }
    return step(target, fork, at: position, &captures)
  }

  private func next(
    _ target: Target, _ place: Place, after position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    position < target.pathCount
      ? descend(target, from: place, at: position + 1, &captures)
      : descendHash(target, from: place, at: position + 1, &captures)
  }

  private func step(
    _ target: Target, _ number: Int32, at position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    let fork = forks[Int(number)]
    if let found = stepByLiteral(target, fork, number, at: position, &captures)
      ?? widen(target, fork, at: position, &captures)
    {
      return found
    }
    guard fork.restEnd != .none, let rest = firstAccepted(target, fork.restEnd) else { return nil }
    captures.append(Capture(segment: Int32(position), isRest: true))
    return rest
  }

  private func stepByLiteral(
    _ target: Target, _ fork: Fork, _ number: Int32, at position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    switch fork.literals {
    case .none: return nil
    case .various:
      guard let slot = index.slot(of: target.key(position), below: number) else { return nil }
      return next(target, index[slot], after: position, &captures)
    case .alike(let tail):
      // What is in a few places of memory first, the one among many last.
      let count = captures.count
      let isInHash = position >= target.pathCount
      guard follow(tail, target, at: position + 1, isInHash: isInHash, &captures) else {
        return nil
      }
      if let slot = index.slot(of: target.key(position), below: number),
        let found = firstAccepted(target, index[slot].end)
      {
        return found
      }
      captures.removeLast(captures.count - count)
      return nil
    }
  }

  /// Tries what is not literal, from the narrowest to the widest.
  private func widen(
    _ target: Target, _ fork: Fork, at position: Int, _ captures: inout [Capture]
  ) -> Entry? {
    let count = captures.count
    var branch = fork.branch
    while branch != Self.none {
      let edge = branches[Int(branch)]
      if let capture = check(target, edge.matcher, at: position) {
        captures.append(capture)
        if let found = next(target, edge.place, after: position, &captures) { return found }
        captures.removeLast(captures.count - count)
      }
      branch = edge.next
    }
    if !fork.any.isNowhere {
      captures.append(Capture(segment: Int32(position)))
      if let found = next(target, fork.any, after: position, &captures) { return found }
      captures.removeLast(captures.count - count)
    }
    guard !fork.wildcard.isNowhere else { return nil }
    return next(target, fork.wildcard, after: position, &captures)
  }

  private func follow(
    _ tail: Int, _ target: Target, at start: Int, isInHash: Bool, _ end: End,
    _ captures: inout [Capture]
  ) -> Entry? {
    let count = captures.count
    guard follow(tail, target, at: start, isInHash: isInHash, &captures) else { return nil }
    let found = firstAccepted(target, end)
    if found == nil { captures.removeLast(captures.count - count) }
    return found
  }

  /// Goes to the end of a way that does not fork; true when the link ends there too. Otherwise
  /// captures are as before.
  private func follow(
    _ tail: Int, _ target: Target, at start: Int, isInHash: Bool, _ captures: inout [Capture]
  ) -> Bool {
    let count = captures.count
    var position = start
    var limit = isInHash ? target.segments.count : target.pathCount
    for index in tails.ranges[tail] {
      let step = tails.flat[index]
      if step.kind == .hash, position == limit, target.link.hasHashRoute {
        limit = target.segments.count
      } else if position < limit, take(step, target, at: position, &captures) {
        position = step.kind == .rest ? limit : position + 1
      } else {
        captures.removeLast(captures.count - count)
        return false
      }
    }
    if position != limit { captures.removeLast(captures.count - count) }
    return position == limit
  }

  private func take(
    _ step: RouteTails.Step, _ target: Target, at position: Int, _ captures: inout [Capture]
  ) -> Bool {
    switch step.kind {
    case .literal: return step.literal.equals(target.key(position), pool: index.pool)
    case .any: captures.append(Capture(segment: Int32(position)))
    case .rest: captures.append(Capture(segment: Int32(position), isRest: true))
    case .matcher:
      guard let capture = check(target, step.matcher, at: position) else { return false }
      captures.append(capture)
    case .wildcard: break
    case .hash: return false
    }
    return true
  }

  private func check(_ target: Target, _ number: Int32, at position: Int) -> Capture? {
    let matcher = matchers[number]
    let segment = target.segments[position]
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

  private func firstAccepted(_ target: Target, _ end: End) -> Entry? {
    if let entry = end.onlyEntry { return target.acceptsPlain ? entry : nil }
    var next = end.first
    while next != Self.none {
      let terminal = terminals[Int(next)]
      if rules[Int(terminal.rule)].accepts(target.link) { return terminal.entry }
      next = terminal.next
    }
    return nil
  }
}
