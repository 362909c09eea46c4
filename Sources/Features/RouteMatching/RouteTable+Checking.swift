/// A mistake in a table whose patterns could all be added.
public enum RouteProblem: Hashable, Sendable, CustomStringConvertible {
  /// Every URL of the first pattern goes to the second.
  case unreachable(String, because: String)
  /// The pattern couldn't be tried, because the examples of its parameters' types don't fit them.
  case untried(String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .unreachable(let pattern, let other):
      "No URL reaches \(pattern), because \(other) takes all of them first; remove it, or give it a literal or a type of its own."
    case .untried(let pattern):
      "\(pattern) could not be tried, because no example of a type in it fits that type; give ParameterType.custom one that does."
    }
  }
}

extension RouteTable {
  /// Finds patterns that no URL can reach. Call it in a test, or when the app starts.
  ///
  /// Tries each form of each pattern with texts that fit its parameters. Clashes and duplicate
  /// names are found earlier, by `add`.
  public func validate() -> [RouteProblem] {
    entries.compactMap { entry in
      let pattern = entry.pattern.description
      var other: String?
      for link in entry.pattern.examples() {
        guard let found = match(link)?.pattern.description else { continue }
        if found == pattern { return nil }
        other = other ?? found
      }
      return other.map { .unreachable(pattern, because: $0) } ?? .untried(pattern)
    }
  }
}

extension RoutePattern {
  /// Links of the pattern: each form with the examples of its parameters in all combinations, at
  /// most 256.
  fileprivate func examples() -> some Sequence<Link> {
    forms.lazy.flatMap { form in
      let choices = segments[..<form].map(examples(of:))
      let count = choices.reduce(1) { min($0 * $1.count, 256) }
      return (0..<count).lazy.compactMap { example(form: form, choices, $0) }
    }
  }

  private func examples(of segment: Segment) -> [String] {
    switch segment {
    case .literal: [""]
    case .parameter(_, _, let type, _): self.type(named: type).examples
    case .wildcard: ParameterType.text.examples
    // Two segments, because a single one could go to a parameter instead.
    case .rest: ["\u{1}any/\u{1}any"]
    }
  }

  private func example(form: Int, _ choices: [[String]], _ number: Int) -> Link? {
    var values: [QueryItem] = []
    var wildcards: [[[UInt8]]] = []
    var number = number
    for (segment, choices) in zip(segments, choices) {
      let text = choices[number % choices.count]
      number /= choices.count
      switch segment {
      case .literal: break
      case .parameter(_, let name, _, _), .rest(let name?):
        values.append(QueryItem(name: name, value: text))
      case .wildcard, .rest(nil):
        wildcards.append(
          text.utf8.split(separator: ASCII.slash, omittingEmptySubsequences: false).map(Array.init))
      }
    }
    let link = try? url(
      form: form, values, query: [], wildcards: wildcards, base: origin.exampleBase(reading))
    return link.map { Link($0, reading: reading) }
  }
}

extension OriginRule {
  fileprivate func exampleBase(_ reading: LinkReading) -> String {
    if hostIsSegment { return (scheme ?? "") + ":" }
    guard !isAny else { return "" }
    let host =
      switch server {
      case .exactly(let host): host
      case .subdomains(let domain): "any." + domain
      case nil: reading.hosts?.first ?? "any.example"
      }
    return (scheme ?? reading.hostSchemes.first ?? "https") + "://" + host
  }
}
