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
    let form = longestForm(values)
    let names = Set(segments[..<form].compactMap(\.name))
    return try url(
      form: form, values.items.filter { names.contains($0.name) },
      query: values.items.filter { !names.contains($0.name) }, wildcards: [], base: base)
  }

  /// - Parameters:
  ///   - form: One of `forms`.
  ///   - wildcards: What stands for `*` and `**`, in their order.
  func url(
    form: Int, _ values: [QueryItem], query: [QueryItem], wildcards: [[[UInt8]]], base: String
  ) throws(RoutePrintingError) -> String {
    var parts: [String] = []
    var wildcards = wildcards[...]
    for segment in segments[..<form] {
      parts += try texts(of: segment, values, &wildcards)
    }
    // What `**` took may be longer than its one segment.
    let pathEnd = hasHashRoute ? pathCount : parts.count
    var url = placed(Array(parts[..<pathEnd]), behind: base)
    if !query.isEmpty {
      let pairs = query.map { item in
        PercentCoding.encoded(item.name)
          + (item.value.isEmpty && !item.name.isEmpty
            ? "" : "=" + PercentCoding.encoded(item.bytes))
      }
      url += "?" + pairs.joined(separator: "&")
    }
    if hasHashRoute { url += "#" + Self.path(parts[pathEnd...]) }
    return url
  }

  /// The longest form whose parameters all have values that fit. If none has, the shortest, whose
  /// printing then says what is missing.
  private func longestForm(_ values: RouteParameters) -> Int {
    let form = forms.last { form in
      segments[..<form].allSatisfy { segment in
        switch segment {
        case .literal: true
        case .parameter(_, let name, let type, _):
          values[name].map(self.type(named: type).accepts) ?? false
        case .rest(let name?): values[name] != nil
        case .wildcard, .rest(nil): false
        }
      }
    }
    return form ?? forms[0]
  }

  private func texts(
    of segment: Segment, _ values: [QueryItem], _ wildcards: inout ArraySlice<[[UInt8]]>
  ) throws(RoutePrintingError) -> [String] {
    switch segment {
    case .literal(let text): return [PercentCoding.encodedSegment(text)]
    case .parameter(let prefix, let name, let typeName, let suffix):
      let item = try item(name, values)
      guard type(named: typeName).accepts(item.value) else {
        throw .refused(name, value: item.value, type: typeName, pattern: description)
      }
      return [PercentCoding.encodedSegment(Array(prefix.utf8) + item.bytes + Array(suffix.utf8))]
    case .rest(let name?):
      return try item(name, values).bytes.split(
        separator: ASCII.slash, omittingEmptySubsequences: false
      ).map { PercentCoding.encodedSegment($0) }
    case .wildcard, .rest(nil):
      guard let texts = wildcards.popFirst() else { throw .wildcard(pattern: description) }
      return texts.map { PercentCoding.encodedSegment($0) }
    }
  }

  private func item(
    _ name: String, _ values: [QueryItem]
  ) throws(RoutePrintingError) -> QueryItem {
    guard let item = values.first(where: { $0.name == name }) else {
      throw .missing(name, pattern: description)
    }
    return item
  }

  private func placed(_ parts: [String], behind base: String) -> String {
    var base = base.isEmpty ? origin.printedBase : base
    if base.hasSuffix("://") { base.removeLast(2) }
    while base.hasSuffix("/") { base.removeLast() }
    let path = Self.path(parts[...])
    guard base.hasSuffix(":") else {
      return base + (base.isEmpty && path.hasPrefix("//") ? "/." : "") + path
    }
    // A scheme alone, as in `file:`: without a server.
    if reading.namesServer(scheme: Array(base.utf8.dropLast())[...]) { return base + "//" + path }
    // The first segment stands where others have their server.
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
    // Only files have no server; for others somebody must say which.
    default: hostIsSegment || scheme == "file" ? (scheme ?? "") + ":" : ""
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
