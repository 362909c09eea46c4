/// What is odd about a table, though every pattern of it could be added.
public enum RouteProblem: Hashable, Sendable, CustomStringConvertible {
  /// Every URL of the pattern goes to the other one.
  case unreachable(String, because: String)

  public var description: String {
    switch self {
    case .unreachable(let pattern, let other):
      "No URL reaches \(pattern), because \(other) takes all of them first; remove it, or give it a literal or a type of its own."
    }
  }
}

extension RouteTable {
  /// Patterns that can never answer. To be asked when the app starts, or in a test.
  ///
  /// Tries each form of each pattern with texts that fit its parameters. Clashes and duplicate names
  /// are found earlier, by `add`.
  public func validate() -> [RouteProblem] {
    entries.compactMap { entry in
      var other: String?
      for link in entry.pattern.examples(reading: reading) {
        guard let found = match(link)?.pattern else { return nil }
        if found == entry.pattern { return nil }
        other = other ?? found.description
      }
      return other.map { .unreachable(entry.pattern.description, because: $0) }
    }
  }

  /// All problems of the patterns taken together, rather than the first as `add` does.
  public static func problems(
    of patterns: [String], reading: LinkReading = LinkReading(), types: [ParameterType] = []
  ) -> (errors: [RouteTableError], problems: [RouteProblem]) where Route == Void {
    var table = RouteTable<Void>(reading: reading, types: types)
    var errors: [RouteTableError] = []
    for pattern in patterns {
      do { try table.add(pattern, ()) } catch { errors.append(error) }
    }
    return (errors, table.validate())
  }
}

extension RoutePattern {
  /// Links of the pattern, with each word of each choice at least once.
  func examples(reading: LinkReading) -> [Link] {
    let choices =
      segments.map(\.self).map { segment -> Int in
        if case .parameter(_, _, let type, _) = segment {
          return self.type(named: type).examples.count
        }
        return 1
      }.max() ?? 1
    return forms.flatMap { count in
      (0..<max(1, choices)).map { choice in example(form: count, choice: choice, reading: reading) }
    }
  }

  private func example(form count: Int, choice: Int, reading: LinkReading) -> Link {
    let parts = segments[..<count].map { segment in
      switch segment {
      case .literal(let text): PercentCoding.encodedSegment(text)
      case .parameter(let prefix, _, let type, let suffix):
        PercentCoding.encoded(
          prefix + self.type(named: type).examples[choice % self.type(named: type).examples.count]
            + suffix)
      // Two segments, because one could as well go to a parameter.
      case .rest: "%01any/%01any"
      case .wildcard: "%01any"
      }
    }
    let pathEnd = min(count, pathCount)
    let path = "/" + parts[..<pathEnd].joined(separator: "/")
    let hash = hasHashRoute ? "#/" + parts[pathEnd...].joined(separator: "/") : ""
    return Link(origin.example(path: path, reading: reading) + hash, reading: reading)
  }
}

extension OriginRule {
  fileprivate func example(path: String, reading: LinkReading) -> String {
    let host =
      switch server {
      case .exactly(let host): host
      case .below(let domain): "any." + domain
      case nil: reading.hosts?.first ?? "any.example"
      }
    if hostIsSegment { return (scheme ?? "") + ":/" + path }
    guard scheme != nil || server != nil else { return path }
    return (scheme ?? reading.hostSchemes.first ?? "https") + "://" + host + path
  }
}
