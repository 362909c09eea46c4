extension RoutePattern {
  /// Prints a URL of the pattern.
  ///
  /// - Parameters:
  ///   - values: The parameters; those without a place in the path go to the query.
  ///   - base: What precedes the path of a pattern without a scheme: `vitrine:`,
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
  ///   - wildcards: The segments for each `*` and `**`, in their order.
  func url(
    form: Int, _ values: [QueryItem], query: [QueryItem], wildcards: [[[UInt8]]], base: String
  ) throws(RoutePrintingError) -> String {
    var parts: [String] = []
    var wildcards = wildcards[...]
    for segment in segments[..<form] {
      parts += try texts(of: segment, values, &wildcards)
    }
    // A rest may be printed as several segments.
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

  /// The longest form whose parameters all have values that fit, or else the shortest, whose
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
    // A scheme without a server, such as `file:`.
    if reading.namesServer(scheme: Array(base.utf8.dropLast())[...]) { return base + "//" + path }
    // The first segment takes the place of the server.
    guard !parts.isEmpty else { return base + "//" }
    return base + "//" + (parts[0].isEmpty ? path : String(path.dropFirst()))
  }

  /// An empty segment at the end needs another slash, because a single one is ignored.
  private static func path(_ parts: ArraySlice<String>) -> String {
    "/" + parts.joined(separator: "/") + (parts.last == "" ? "/" : "")
  }
}

extension OriginRule {
  /// The beginning of a URL, before the path, as far as the rule determines it.
  fileprivate var printedBase: String {
    switch server {
    case .exactly(let host): (scheme.map { $0 + ":" } ?? "") + "//" + host
    // Only files have no server; for other schemes the caller must name it.
    default: hostIsSegment || scheme == "file" ? (scheme ?? "") + ":" : ""
    }
  }
}
