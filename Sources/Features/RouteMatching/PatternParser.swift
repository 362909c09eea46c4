/// Reads a pattern from left to right.
struct PatternParser: Sendable {
  let text: String
  let reading: LinkReading
  let types: [ParameterType]
  private(set) var origin = OriginRule()
  private(set) var segments: [RoutePattern.Segment] = []
  private(set) var pathCount = 0
  private(set) var hasHashRoute = false
  private(set) var optionalStarts: [Int] = []
  private(set) var usedTypes: [String: ParameterType] = [:]
  private var names: Set<String> = []

  init(text: String, reading: LinkReading, types: [ParameterType]) {
    self.text = text
    self.reading = reading
    self.types = types
  }

  mutating func parse() throws(RoutePatternError) {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard !rest.isEmpty else { throw .empty }
    guard !rest.contains("?") else { throw .query(pattern: text) }
    try takeOrigin(&rest)
    var path = rest
    var hash: Substring?
    if let mark = rest.range(of: "#") {
      path = rest[..<mark.lowerBound]
      hash = rest[mark.upperBound...]
    }
    try parsePath(path, mayHaveTail: hash == nil)
    pathCount = segments.count
    guard var hash else { return }
    hasHashRoute = true
    if hash.hasPrefix("!") { hash.removeFirst() }
    try parsePath(hash, mayHaveTail: true)
  }

  /// Leaves a host that is a segment in the path.
  private mutating func takeOrigin(_ rest: inout Substring) throws(RoutePatternError) {
    if let mark = rest.range(of: "://"), let first = rest.utf8.first, ASCII.isLetter(first),
      rest[..<mark.lowerBound].utf8.allSatisfy(ASCII.isSchemeByte)
    {
      let scheme = rest[..<mark.lowerBound].lowercased()
      origin.scheme = scheme
      rest = rest[mark.upperBound...]
      origin.hostIsSegment = !reading.hostSchemes.contains(scheme)
      guard !origin.hostIsSegment else { return }
    } else if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
    } else {
      return
    }
    let end = rest.firstIndex { $0 == "/" || $0 == "#" || $0 == "(" } ?? rest.endIndex
    let host = rest[..<end].lowercased()
    rest = rest[end...]
    guard !host.isEmpty, host != "*" else { return }
    let isWildcard = host.hasPrefix("*.")
    let name = isWildcard ? String(host.dropFirst(2)) : host
    // Links are compared without user and port; only addresses in brackets have colons.
    guard !name.contains(where: { "*@".contains($0) }), name.hasPrefix("[") || !name.contains(":"),
      !name.hasPrefix("[") || name.hasSuffix("]")
    else { throw .badServer(host, pattern: text) }
    origin.server = isWildcard ? .subdomains(name) : .exactly(name)
  }

  private mutating func parsePath(
    _ path: Substring, mayHaveTail: Bool
  ) throws(RoutePatternError) {
    let (required, tails) = try optionalTails(path)
    guard tails.isEmpty || mayHaveTail else { throw .badOptionalTail(pattern: text) }
    try addSegments(required)
    for tail in tails {
      optionalStarts.append(segments.count)
      try addSegments(tail)
    }
  }

  /// `/a(/:b(/:c))` is `/a` and the tails `/:b` and `/:c`.
  private func optionalTails(
    _ path: Substring
  ) throws(RoutePatternError) -> (Substring, [Substring]) {
    let parts = path.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      guard !path.contains(")") else { throw .badOptionalTail(pattern: text) }
      return (path, [])
    }
    let last = parts[parts.count - 1]
    let body = last.prefix { $0 != ")" }
    guard last.count - body.count == parts.count - 1,
      last.dropFirst(body.count).allSatisfy({ $0 == ")" })
    else { throw .badOptionalTail(pattern: text) }
    let tails = Array(parts[1..<(parts.count - 1)]) + [body]
    guard !parts[0].contains(")"),
      tails.allSatisfy({ $0.hasPrefix("/") && $0.count > 1 && !$0.contains(")") })
    else { throw .badOptionalTail(pattern: text) }
    return (parts[0], tails)
  }

  private mutating func addSegments(_ path: Substring) throws(RoutePatternError) {
    var path = path
    if path.hasPrefix("/") { path.removeFirst() }
    if path.hasSuffix("/") { path.removeLast() }
    guard !path.isEmpty else { return }
    for part in Self.split(path) {
      if case .rest? = segments.last { throw .restNotLast(pattern: text) }
      segments.append(try segment(part))
    }
  }

  /// Slashes between `<` and `>` belong to the type.
  private static func split(_ path: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = path.startIndex
    var isInType = false
    for index in path.indices {
      switch path[index] {
      case "<": isInType = true
      case ">": isInType = false
      case "/" where !isInType:
        parts.append(path[start..<index])
        start = path.index(after: index)
      default: break
      }
    }
    return parts + [path[start...]]
  }

  private mutating func segment(
    _ part: Substring
  ) throws(RoutePatternError) -> RoutePattern.Segment {
    if part == "*" { return .wildcard }
    if part == "**" { return .rest(nil) }
    guard let colon = part.firstIndex(of: ":") else {
      return .literal(PercentCoding.decoded(part))
    }
    var rest = part[part.index(after: colon)...]
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { throw .badName(segment: String(part), pattern: text) }
    guard names.insert(name).inserted else { throw .duplicateName(name, pattern: text) }
    rest = rest.dropFirst(name.count)
    let prefix = PercentCoding.decoded(part[..<colon])
    if rest == "**", prefix.isEmpty { return .rest(name) }
    var type = ParameterType.text
    if rest.hasPrefix("<") { type = try takeType(&rest, of: part) }
    guard !rest.contains(where: { ":<>*".contains($0) }) else {
      throw .badName(segment: String(part), pattern: text)
    }
    usedTypes[type.name] = type
    return .parameter(
      prefix: prefix, name: name, type: type.name, suffix: PercentCoding.decoded(rest))
  }

  private mutating func takeType(
    _ rest: inout Substring, of part: Substring
  ) throws(RoutePatternError) -> ParameterType {
    guard let end = rest.firstIndex(of: ">") else {
      throw .badName(segment: String(part), pattern: text)
    }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if name.contains("|") {
      let choices = name.split(separator: "|", omittingEmptySubsequences: false)
      return .oneOf(choices.map(PercentCoding.decoded), written: String(name))
    }
    guard let type = (types + ParameterType.builtIn).first(where: { $0.name == name }) else {
      throw .unknownType(String(name), pattern: text)
    }
    return type
  }
}
