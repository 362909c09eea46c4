import Foundation

/// A cached response and HTTP's rules for its use (RFC 9111, as a private cache).
struct StoredResponse: Codable, Hashable, Sendable {
  var url: String
  /// The number of bytes of the data; a file with another number was cut off.
  var length: Int
  var contentType: String?
  var entityTag: String?
  var lastModified: String?
  /// Until when it may be used without validation.
  var freshUntil: Date
  /// Whether it may be used if the server can't be reached.
  var allowsStale: Bool
  /// The header fields that a 304 response need not repeat.
  var fields: [String: String]?
  /// The URL after redirects; nil is `url`.
  var source: String?

  /// Creates a stored response; nil if the server forbids storing it or it is not a whole image.
  ///
  /// - Parameter now: The time of the request.
  init?(_ response: FetchedResponse, url: URL, now: Date) {
    let rules = response.rules(response.headers)
    guard response.isWhole, !response.data.isEmpty, !rules.contains(where: \.forbidsStoring) else {
      return nil
    }
    self.url = url.absoluteString
    length = response.data.count
    contentType = response.contentType
    entityTag = response.headers["etag"]
    lastModified = response.headers["last-modified"]
    freshUntil = rules.map { $0.freshUntil(now: now) }.min() ?? now
    allowsStale = rules.allSatisfy(\.allowsStale)
    fields = response.headers.filter { Self.keptFields.contains($0.key) }
    source = response.source
  }

  private static let keptFields: Set = ["cache-control", "expires", "last-modified", "vary"]

  func isFresh(at now: Date) -> Bool { now < freshUntil }

  /// The header fields of a conditional request.
  var conditions: [String: String] {
    var fields: [String: String] = [:]
    if let entityTag { fields["If-None-Match"] = entityTag }
    if let lastModified { fields["If-Modified-Since"] = lastModified }
    return fields
  }

  /// Returns the response after a 304: fields that it doesn't have are unchanged. Nil if it may no
  /// longer be stored.
  func renewed(by response: FetchedResponse, now: Date) -> StoredResponse? {
    var renewed = self
    var merged = fields ?? [:]
    if merged["last-modified"] == nil { merged["last-modified"] = lastModified }
    merged.merge(response.headers) { $1 }
    let rules = response.rules(merged)
    guard !rules.contains(where: \.forbidsStoring) else { return nil }
    renewed.entityTag = response.headers["etag"] ?? entityTag
    renewed.lastModified = merged["last-modified"]
    renewed.freshUntil = rules.map { $0.freshUntil(now: now) }.min() ?? now
    renewed.allowsStale = rules.allSatisfy(\.allowsStale)
    renewed.fields = merged.filter { Self.keptFields.contains($0.key) }
    return renewed
  }
}

extension FetchedResponse {
  /// The rules of all responses including redirects: it is fresh as long as each of them.
  fileprivate func rules(_ headers: [String: String]) -> [CacheRules] {
    ([headers] + redirects).map { CacheRules($0) }
  }

  var source: String? { redirects.isEmpty ? nil : url?.absoluteString }

  /// 203 was modified by a proxy.
  var isWhole: Bool { status == 200 || status == 203 }
}

/// The rules for storing a response, from its header fields.
struct CacheRules {
  private let headers: [String: String]
  private let directives: [String: String]

  /// - Parameter headers: The header fields, with names in lower case.
  init(_ headers: [String: String]) {
    self.headers = headers
    let fields = (headers["cache-control"] ?? "").lowercased().split(separator: ",")
    directives = fields.reduce(into: [:]) { directives, word in
      let parts = word.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
      // The first of two contradictory values counts.
      if let name = parts.first, !name.isEmpty, directives[name] == nil {
        directives[name] = parts.count > 1 ? parts[1] : ""
      }
    }
  }

  /// A response that varies with everything can't be found again.
  var forbidsStoring: Bool {
    let varying = (headers["vary"] ?? "").split(separator: ",")
    return directives["no-store"] != nil
      || varying.contains { $0.trimmingCharacters(in: .whitespaces) == "*" }
  }

  var allowsStale: Bool {
    directives["no-cache"] == nil && directives["must-revalidate"] == nil
  }

  func freshUntil(now: Date) -> Date {
    if directives["no-cache"] != nil { return now }
    return now.addingTimeInterval(max(0, lifetime(now) - age(now)))
  }

  /// The lifetime in seconds, from when the server created the response.
  private func lifetime(_ now: Date) -> TimeInterval {
    let sent = headers["date"].flatMap(HTTPDate.date) ?? now
    if let text = directives["max-age"] {
      return Double(text).map { min(max(0, $0), Self.longestLife) } ?? 0
    }
    if let text = headers["expires"] {
      // An invalid date, such as "0", has expired.
      return HTTPDate.date(text).map { min($0.timeIntervalSince(sent), Self.longestLife) } ?? 0
    }
    guard let modified = headers["last-modified"].flatMap(HTTPDate.date) else { return 0 }
    return min(max(0, sent.timeIntervalSince(modified) * Self.guessedPart), Self.longestGuess)
  }

  /// The age in seconds: as stated by caches, or by its date.
  private func age(_ now: Date) -> TimeInterval {
    let told = headers["age"].flatMap { Double($0) } ?? 0
    let sent = headers["date"].flatMap(HTTPDate.date) ?? now
    return max(0, told, now.timeIntervalSince(sent))
  }

  private static let longestLife: TimeInterval = 365 * 86_400
  /// Without the server's statement: a tenth of the time since the last change, a day at most.
  private static let guessedPart = 0.1
  private static let longestGuess: TimeInterval = 86_400
}
