import Foundation

/// A server's answer as it lies on disk, and what HTTP says of its use (RFC 9111, as a private cache).
struct StoredResponse: Codable, Hashable, Sendable {
  var url: String
  /// Of the data; a file that holds another number of bytes was cut off.
  var length: Int
  var contentType: String?
  var entityTag: String?
  var lastModified: String?
  /// Until when it may be shown without asking.
  var freshUntil: Date
  /// Whether it may be shown when the server cannot be asked.
  var allowsStale: Bool
  /// What an answer that nothing changed need not repeat.
  var fields: [String: String]?
  /// Where it came from in the end; nil is `url`.
  var source: String?

  /// Nil when the server forbids to keep it, or when it is no whole picture.
  ///
  /// - Parameter now: When it was asked for.
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

  /// What to ask the server with, so that it need not send the same again.
  var conditions: [String: String] {
    var fields: [String: String] = [:]
    if let entityTag { fields["If-None-Match"] = entityTag }
    if let lastModified { fields["If-Modified-Since"] = lastModified }
    return fields
  }

  /// The server said that it is still the same. What it does not say again is as it was. Nil when it
  /// may be kept no longer.
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
  /// Of all answers on the way: it is fresh as long as each of them.
  fileprivate func rules(_ headers: [String: String]) -> [CacheRules] {
    ([headers] + redirects).map { CacheRules($0) }
  }

  var source: String? { redirects.isEmpty ? nil : url?.absoluteString }

  /// 203 is what a server between made of it.
  var isWhole: Bool { status == 200 || status == 203 }
}

/// What an answer's header fields say of keeping it.
struct CacheRules {
  private let headers: [String: String]
  private let directives: [String: String]

  /// - Parameter headers: Names in lower case.
  init(_ headers: [String: String]) {
    self.headers = headers
    let words = (headers["cache-control"] ?? "").lowercased().split(separator: ",")
    directives = words.reduce(into: [:]) { directives, word in
      let parts = word.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
      // Of two that disagree the first counts.
      if let name = parts.first, !name.isEmpty, directives[name] == nil {
        directives[name] = parts.count > 1 ? parts[1] : ""
      }
    }
  }

  /// What varies with everything cannot be found again.
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

  /// Seconds from when the server made the answer.
  private func lifetime(_ now: Date) -> TimeInterval {
    let sent = headers["date"].flatMap(HTTPDate.date) ?? now
    if let text = directives["max-age"] {
      return Double(text).map { min(max(0, $0), Self.longestLife) } ?? 0
    }
    if let text = headers["expires"] {
      // One that cannot be read, such as "0", is over.
      return HTTPDate.date(text).map { min($0.timeIntervalSince(sent), Self.longestLife) } ?? 0
    }
    guard let modified = headers["last-modified"].flatMap(HTTPDate.date) else { return 0 }
    return min(max(0, sent.timeIntervalSince(modified) * Self.guessedPart), Self.longestGuess)
  }

  /// Seconds it spent in caches on the way: what they say, or what its date says.
  private func age(_ now: Date) -> TimeInterval {
    let told = headers["age"].flatMap { Double($0) } ?? 0
    let sent = headers["date"].flatMap(HTTPDate.date) ?? now
    return max(0, told, now.timeIntervalSince(sent))
  }

  private static let longestLife: TimeInterval = 365 * 86_400
  /// Without a word of the server: a tenth of the time that it has not changed, a day at most.
  private static let guessedPart = 0.1
  private static let longestGuess: TimeInterval = 86_400
}
