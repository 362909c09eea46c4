/// What a table makes of a URL, in words.
public struct RouteExplanation: Sendable, CustomStringConvertible {
  public struct NearMiss: Sendable, Hashable {
    public let pattern: String
    /// Segments that fit before the first that did not.
    public let fittingSegments: Int
    public let reason: Reason
  }

  public enum Reason: Sendable, Hashable, CustomStringConvertible {
    case literal(expected: String, found: String)
    case type(parameter: String, type: String, found: String)
    case missing(segment: String)
    case tooLong(extra: [String])
    case origin
    case fragment
    /// It fits, but another pattern fits better.
    case outranked

    public var description: String {
      switch self {
      case .literal(let expected, let found):
        "wants \"\(expected)\" where the link has \"\(found)\""
      case .type(let name, let type, let found): "\(name) must be \(type), and \"\(found)\" is not"
      case .missing(let segment): "the link ends where it wants \(segment)"
      case .tooLong(let extra): "the link goes on with /\(extra.joined(separator: "/"))"
      case .origin: "the link's scheme or server is not accepted"
      case .fragment: "the link has no #/ route"
      case .outranked: "it fits as well, less closely"
      }
    }
  }

  public let link: Link
  /// The pattern that answers.
  public let pattern: String?
  public let parameters: RouteParameters
  /// The nearest other patterns, the nearest first.
  public let nearMisses: [NearMiss]

  public var description: String {
    var lines = ["\(link)", "  segments: \(link.segments)"]
    if !link.hashSegments.isEmpty { lines.append("  behind #: \(link.hashSegments)") }
    lines.append(pattern.map { "  goes to \($0) with \(parameters)" } ?? "  goes nowhere")
    lines += nearMisses.map { "  not \($0.pattern): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}

extension RouteTable {
  /// Why a URL goes where it goes. Looks at every pattern, so not for every link of every day.
  public func explain(_ url: String, limit: Int = 3) -> RouteExplanation {
    let link = Link(url, reading: reading)
    let match = match(link)
    let misses = entries.map(\.pattern).filter { $0 != match?.pattern }
      .map { $0.nearMiss(link, reading: reading) }
      .sorted { ($1.fittingSegments, $0.pattern) < ($0.fittingSegments, $1.pattern) }
    return RouteExplanation(
      link: link, pattern: match?.pattern.description,
      parameters: match?.parameters ?? [:], nearMisses: Array(misses.prefix(limit)))
  }
}

extension RoutePattern {
  fileprivate func nearMiss(_ link: Link, reading: LinkReading) -> RouteExplanation.NearMiss {
    func miss(_ count: Int, _ reason: RouteExplanation.Reason) -> RouteExplanation.NearMiss {
      RouteExplanation.NearMiss(
        pattern: description, fittingSegments: count, reason: reason)
    }
    let parts =
      [(0..<pathCount, link.segments)]
      + (hasHashRoute ? [(pathCount..<segments.count, link.hashSegments)] : [])
    for (range, found) in parts {
      for index in range {
        let position = index - range.lowerBound
        guard position < found.count else {
          if forms.contains(index) { break }
          return miss(index, .missing(segment: segments[index].written))
        }
        if let reason = mismatch(segments[index], found[position], reading) {
          return miss(index, reason)
        }
      }
      if found.count > range.count, !segments[range].endsInRest {
        return miss(range.upperBound, .tooLong(extra: Array(found[range.count...])))
      }
    }
    let count = parts.map(\.1.count).reduce(0, +)
    if hasHashRoute, !link.hasHashRoute { return miss(count, .fragment) }
    let isAccepted = origin.isAny ? reading.accepts(link) : origin.accepts(link)
    return miss(count, isAccepted ? .outranked : .origin)
  }

  private func mismatch(
    _ segment: Segment, _ found: String, _ reading: LinkReading
  ) -> RouteExplanation.Reason? {
    let folds = reading.letterCase == .insensitive
    func key(_ text: String) -> String { folds ? text.foldedCase : text }
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

extension RoutePattern.Segment {
  /// As in a pattern.
  var written: String {
    switch self {
    case .literal(let text): text
    case .parameter(let prefix, let name, let type, let suffix):
      prefix + ":" + name + (type == ParameterType.text.name ? "" : "<\(type)>") + suffix
    case .wildcard: "*"
    case .rest(let name): name.map { ":\($0)**" } ?? "**"
    }
  }
}
