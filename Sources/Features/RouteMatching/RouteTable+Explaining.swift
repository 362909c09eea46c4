/// An explanation of where a URL goes.
public struct RouteExplanation: Sendable, CustomStringConvertible {
  /// A pattern that the link doesn't go to, and why.
  public struct NearMiss: Sendable, Hashable {
    /// The pattern as it was written.
    public let pattern: String
    /// How many segments fit before the first that doesn't.
    public let fittingSegments: Int
    /// The reason that the link doesn't go there.
    public let reason: Reason
  }

  /// A reason that a link doesn't go to a pattern.
  public enum Reason: Sendable, Hashable, CustomStringConvertible {
    /// The link has another text where the pattern has a literal, or text around a parameter.
    case literal(expected: String, found: String)
    /// The text isn't of the parameter's type.
    case type(parameter: String, type: String, found: String)
    /// The link ends before the segment.
    case missing(segment: String)
    /// The link goes on with segments that the pattern has no place for.
    case tooLong(extra: [String])
    /// The link's scheme or server isn't accepted.
    case origin
    /// The link has no path behind `#`.
    case fragment
    /// The link fits, but another pattern fits better.
    case outranked

    /// The reason in words.
    public var description: String {
      switch self {
      case .literal(let expected, let found):
        "expects \"\(expected)\" where the link has \"\(found)\""
      case .type(let name, let type, let found): "\(name) must be \(type), and \"\(found)\" is not"
      case .missing(let segment): "the link ends where it expects \(segment)"
      case .tooLong(let extra): "the link goes on with /\(extra.joined(separator: "/"))"
      case .origin: "the link's scheme or server is not accepted"
      case .fragment: "the link has no #/ route"
      case .outranked: "it fits as well, less closely"
      }
    }
  }

  /// The link as the table reads it.
  public let link: Link
  /// The pattern that the link goes to, or nil.
  public let pattern: String?
  /// The parameters that the pattern finds in the link.
  public let parameters: RouteParameters
  /// Other patterns, the nearest first.
  public let nearMisses: [NearMiss]

  /// The explanation in words, on several lines.
  public var description: String {
    var lines = ["\(link)", "  segments: \(link.segments)"]
    if !link.hashSegments.isEmpty { lines.append("  behind #: \(link.hashSegments)") }
    lines.append(pattern.map { "  goes to \($0) with \(parameters)" } ?? "  goes nowhere")
    lines += nearMisses.map { "  not \($0.pattern): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}

extension RouteTable {
  /// Says why a URL goes where it goes, for development and error messages. Looks at every pattern.
  ///
  /// - Parameter limit: How many other patterns to name.
  public func explain(_ url: String, limit: Int = 3) -> RouteExplanation {
    let link = Link(url, reading: reading)
    let match = match(link)
    let misses = entries.map(\.pattern).filter { $0 != match?.pattern }
      .map {
        let (count, reason) = $0.mismatch(link)
        return RouteExplanation.NearMiss(
          pattern: $0.description, fittingSegments: count, reason: reason)
      }
      .sorted { ($1.fittingSegments, $0.pattern) < ($0.fittingSegments, $1.pattern) }
    return RouteExplanation(
      link: link, pattern: match?.pattern.description,
      parameters: match?.parameters ?? [:], nearMisses: Array(misses.prefix(limit)))
  }
}

extension RoutePattern {
  /// How many segments of the link fit, and why it goes no further.
  fileprivate func mismatch(_ link: Link) -> (Int, RouteExplanation.Reason) {
    var parts = [(segments[..<pathCount], link.segments)]
    if hasHashRoute { parts.append((segments[pathCount...], link.hashSegments)) }
    for (expected, found) in parts {
      for (index, text) in zip(expected.indices, found) {
        if let reason = mismatch(segments[index], text) { return (index, reason) }
      }
      let end = expected.startIndex + found.count
      if end < expected.endIndex, !forms.contains(end) {
        return (end, .missing(segment: segments[end].written))
      }
      if end > expected.endIndex, !expected.endsInRest {
        return (expected.endIndex, .tooLong(extra: Array(found[expected.count...])))
      }
    }
    let count = parts.map(\.1.count).reduce(0, +)
    if hasHashRoute, !link.hasHashRoute { return (count, .fragment) }
    return (count, accepts(originOf: link) ? .outranked : .origin)
  }

  private func mismatch(_ segment: Segment, _ found: String) -> RouteExplanation.Reason? {
    func key(_ text: String) -> String {
      reading.letterCase == .insensitive ? text.foldedCase : text
    }
    switch segment {
    case .literal(let text):
      return key(text) == key(found) ? nil : .literal(expected: text, found: found)
    case .parameter(let prefix, let name, let typeName, let suffix):
      guard found.count >= prefix.count + suffix.count, key(found).hasPrefix(key(prefix)),
        key(found).hasSuffix(key(suffix))
      else { return .literal(expected: segment.written, found: found) }
      let value = String(found.dropFirst(prefix.count).dropLast(suffix.count))
      return type(named: typeName).accepts(value)
        ? nil : .type(parameter: name, type: typeName, found: value)
    case .wildcard, .rest: return nil
    }
  }
}

extension ArraySlice<RoutePattern.Segment> {
  fileprivate var endsInRest: Bool { if case .rest? = last { true } else { false } }
}
