extension RoutePattern {
  /// The URL with these values.
  ///
  /// - Parameters:
  ///   - values: Of parameters; those that the path has no place for go to the query.
  ///   - base: What stands before the path when the pattern names no scheme: `vitrine:`,
  ///     `https://example.org`.
  public func url(
    _ values: RouteParameters, base: String = ""
  ) throws(RoutePrintingError) -> String {
    let names = Set(parameterNames)
    return try url(
      values.items.filter { names.contains($0.name) },
      query: values.items.filter { !names.contains($0.name) }, wildcards: [], base: base)
  }

  func url(
    _ values: [QueryItem], query: [QueryItem], wildcards: [[String]], base: String
  ) throws(RoutePrintingError) -> String {
    var parts: [String] = []
    var wildcards = wildcards[...]
    let count = try formCount(values)
    for segment in segments[..<count] {
      parts += try texts(of: segment, values, &wildcards)
    }
    // What `**` took may be longer than its one segment.
    let pathEnd = hasHashRoute ? pathCount : parts.count
    var url = placed(Array(parts[..<pathEnd]), behind: base)
    if !query.isEmpty {
      let pairs = query.map { item in
        PercentCoding.encoded(item.name)
          + (item.value.isEmpty && !item.name.isEmpty
            ? "" : "=" + PercentCoding.encoded(item.value))
      }
      url += "?" + pairs.joined(separator: "&")
    }
    if hasHashRoute { url += "#" + Self.path(parts[pathEnd...]) }
    return url
  }

  /// The longest form whose parameters all have values.
  private func formCount(_ values: [QueryItem]) throws(RoutePrintingError) -> Int {
    var missing: String?
    for count in forms.reversed() {
      missing = segments[..<count].lazy.compactMap { segment in
        switch segment {
        case .parameter(_, let name, _, _), .rest(let name?): name
        default: nil
        }
      }.first { name in !values.contains { $0.name == name } }
      if missing == nil { return count }
    }
    throw .missing(missing ?? "", pattern: description)
  }

  private func texts(
    of segment: Segment, _ values: [QueryItem], _ wildcards: inout ArraySlice<[String]>
  ) throws(RoutePrintingError) -> [String] {
    switch segment {
    case .literal(let text): return [PercentCoding.encodedSegment(text)]
    case .parameter(let prefix, let name, let typeName, let suffix):
      let value = values.first { $0.name == name }?.value ?? ""
      guard type(named: typeName).accepts(value) else {
        throw .refused(name, value: value, type: typeName, pattern: description)
      }
      return [PercentCoding.encodedSegment(prefix + value + suffix)]
    case .rest(let name?):
      let value = values.first { $0.name == name }?.value ?? ""
      return value.split(separator: "/", omittingEmptySubsequences: false)
        .map { PercentCoding.encodedSegment(String($0)) }
    case .wildcard, .rest(nil):
      guard let texts = wildcards.popFirst() else { throw .wildcard(pattern: description) }
      return texts.map(PercentCoding.encodedSegment)
    }
  }

  private func placed(_ parts: [String], behind base: String) -> String {
    var base = base.isEmpty ? origin.printedBase : base
    if base.hasSuffix("://") { base.removeLast(2) }
    while base.hasSuffix("/") { base.removeLast() }
    let path = Self.path(parts[...])
    // A scheme alone: the first segment stands where others have their server.
    guard base.hasSuffix(":") else {
      return base + (base.isEmpty && path.hasPrefix("//") ? "/." : "") + path
    }
    guard !parts.isEmpty else { return base + "//" }
    return base + "//" + (parts[0].isEmpty ? path : String(path.dropFirst()))
  }

  /// An empty segment at the end needs a slash more, because one at the end says nothing.
  private static func path(_ parts: ArraySlice<String>) -> String {
    "/" + parts.joined(separator: "/") + (parts.last == "" ? "/" : "")
  }
}

extension OriginRule {
  /// What the rule alone says about the part before the path.
  fileprivate var printedBase: String {
    switch server {
    case .exactly(let host): (scheme.map { $0 + ":" } ?? "") + "//" + host
    default: hostIsSegment ? (scheme ?? "") + ":" : ""
    }
  }
}

/// Why a URL could not be printed.
public enum RoutePrintingError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String, pattern: String)
  case refused(String, value: String, type: String, pattern: String)
  case wildcard(pattern: String)

  public var description: String {
    switch self {
    case .missing(let name, let pattern):
      "\(pattern) cannot be printed without a value for \(name)."
    case .refused(let name, let value, let type, let pattern):
      "\"\(value)\" cannot be printed as \(name) of \(pattern), because it is no \(type)."
    case .wildcard(let pattern):
      "\(pattern) cannot be printed, because nothing says what its wildcard stands for; name it, as in :name or :name**."
    }
  }
}
