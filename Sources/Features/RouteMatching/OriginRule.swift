/// The schemes and servers that a pattern takes; nil takes all.
struct OriginRule: Sendable, Hashable {
  enum Server: Sendable, Hashable {
    case exactly(String)
    /// Every subdomain, written `*.example.org`.
    case subdomains(String)
  }

  var scheme: String?
  var server: Server?
  /// Whether the scheme's host is the first segment.
  var hostIsSegment = false

  var isAny: Bool { scheme == nil && server == nil }

  func accepts(_ link: Link) -> Bool {
    if let scheme, scheme != link.scheme { return false }
    switch server {
    case nil: return true
    case .exactly(let host): return link.host == host
    case .subdomains(let domain): return link.host?.hasSuffix("." + domain) ?? false
    }
  }

  /// Whether a link could fit both.
  func overlaps(_ other: OriginRule) -> Bool {
    if let scheme, let otherScheme = other.scheme, scheme != otherScheme { return false }
    switch (server, other.server) {
    case (nil, _), (_, nil): return true
    case (.exactly(let a), .exactly(let b)): return a == b
    case (.exactly(let host), .subdomains(let domain)),
      (.subdomains(let domain), .exactly(let host)):
      return host.hasSuffix("." + domain)
    case (.subdomains(let a), .subdomains(let b)):
      return a == b || a.hasSuffix("." + b) || b.hasSuffix("." + a)
    }
  }
}
