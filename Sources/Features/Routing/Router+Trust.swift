import Foundation

extension Router {
  /// The trust in a target when nobody says how far to trust it.
  func trust(in origin: RouteRequest.Origin) -> RouteTrust {
    switch origin {
    case .url(let text): isOwn(Link(text, reading: table.reading)) ? .app : .external
    case .source: .app
    }
  }

  private func isOwn(_ link: Link) -> Bool {
    func has(_ name: String?, in names: Set<String>) -> Bool {
      names.contains { $0.lowercased() == name }
    }
    if link.scheme == nil, link.host == nil { return true }
    return has(link.scheme, in: ownSchemes) || has(link.host, in: ownHosts)
  }

  // MARK: Failures

  /// Notes that a link was refused, because callers often drop the error with `try?`.
  func refused(_ url: String, _ pattern: String) -> RoutingError {
    let error = RoutingError.untrusted(url: url, pattern: pattern)
    log(error)
    return error
  }

  /// Reports a failure that no caller can catch.
  func report(_ error: RoutingError) {
    if let onFailure { onFailure(error) } else { log(error) }
  }

  private func log(_ error: RoutingError) {
    // A stranger's text must be neither a format nor several lines.
    let line = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
    writeLog("Router: \(line)")
  }
}
