import Foundation
import LoopbackServer
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

/// A server with random responses, and a small model of HTTP caching (RFC 9111).
@MainActor @Suite(.serialized) struct HTTPCacheFuzzTests {
  let world: LoadingWorld

  init() throws { world = try LoadingWorld() }

  @Test(
    "A stored response is served while it is fresh and never longer than allowed",
    arguments: Effort.seeds(2, long: 100, from: 5))
  func theCacheDoesWhatTheModelDoes(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var pictures: [Data] = []
    for version in 0..<6 { pictures.append(try world.jpeg(shade: UInt8(20 + version * 40))) }
    var model = CacheModel()
    var steps: [String] = []
    for _ in 0..<60 {
      let path = ["/a.jpg", "/b.jpg"].randomElement(using: &generator) ?? "/a.jpg"
      world.clock.advance(Double([0, 1, 30, 200].randomElement(using: &generator) ?? 0))
      let now = Int(world.clock.now.timeIntervalSince1970)
      let answer = ServerAnswer(&generator, now: now)
      steps.append("\(now) \(path) \(answer)")
      for (path, respond) in answer.routes(path, pictures) { world.answer(path, respond) }
      let before = world.server.requests.count
      let expected = model.load(path, answer, now)
      var outcome: CacheModel.Outcome
      do {
        let image = try await world.loader().image(for: world.request(path))
        outcome = .version(((image.shade ?? 0) - 20 + 5) / 40)
      } catch {
        outcome = .failure
      }
      let asked = world.server.requests.count > before
      let isAsModelled = outcome == expected.outcome && asked == expected.isAsked
      let story = steps.joined(separator: "\n")
      #expect(isAsModelled, "seed \(seed): \(outcome), asked: \(asked), not \(expected)\n\(story)")
      if !isAsModelled { return }
      // Undecodable images are removed from the cache shortly afterwards.
      if case .page = answer.kind, expected.isAsked { await settle(path) }
    }
  }

  private func settle(_ path: String) async {
    let url = world.server.url(path)
    for _ in 0..<500 {
      if await world.store.response(for: url) == nil { return }
      await Task.yield()
    }
  }
}

/// The server's resource and its headers.
private struct ServerAnswer: CustomStringConvertible {
  enum Kind: Equatable { case whole, cut, page, status(Int) }

  var kind = Kind.whole
  var version: Int
  var directives: [String] = []
  var maxAge: Int?
  var age = 0
  var dateAgo: Int?
  /// Seconds after the date.
  var expires: Int?
  var modifiedAgo: Int?
  var hasTag: Bool
  var variesWithAll: Bool
  /// Whether a 304 response repeats the headers of the image.
  var repeatsFields: Bool
  /// The headers of a redirect that precedes the image; nil without one.
  var detour: Int?
  let now: Int

  init(_ generator: inout SeededGenerator, now: Int) {
    self.now = now
    func dice(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    version = dice(6)
    if dice(3) == 0 { maxAge = dice(4) * 50 }
    if dice(5) == 0 { directives.append(["no-cache", "no-store", "must-revalidate"][dice(3)]) }
    if dice(4) == 0 { age = dice(100) }
    if dice(3) == 0 { dateAgo = dice(10) * 10 }
    if dice(4) == 0 { expires = dice(300) - 50 }
    if dice(3) == 0 { modifiedAgo = dice(500) * 10 }
    hasTag = dice(2) == 0
    variesWithAll = dice(12) == 0
    repeatsFields = dice(2) == 0
    if dice(6) == 0 { detour = dice(3) * 60 }
    switch dice(12) {
    case 0: kind = .cut
    case 1: kind = .page
    case 2: kind = .status([404, 410, 403, 500, 503, 206][dice(6)])
    default: break
    }
  }

  var description: String {
    "\(kind) v\(version) \(fields) again: \(repeatsFields) detour: \(detour ?? -1)"
  }

  var tag: String? { hasTag ? "\"v\(version)\"" : nil }
  var modified: String? { modifiedAgo.map { Self.date(now - $0 - version * 10_000) } }

  var fields: [String: String] {
    var fields: [String: String] = [:]
    let parts = directives + (maxAge.map { ["max-age=\($0)"] } ?? [])
    if !parts.isEmpty { fields["Cache-Control"] = parts.joined(separator: ", ") }
    if age > 0 { fields["Age"] = "\(age)" }
    if let dateAgo { fields["Date"] = Self.date(now - dateAgo) }
    if let expires { fields["Expires"] = Self.date(now - (dateAgo ?? 0) + expires) }
    fields["ETag"] = tag
    fields["Last-Modified"] = modified
    if variesWithAll { fields["Vary"] = "Accept, *" }
    return fields
  }

  func routes(_ path: String, _ pictures: [Data]) -> [(String, LocalServer.Handler)] {
    let answer: LocalServer.Handler = { respond(to: $0, pictures) }
    guard let detour else { return [(path, answer)] }
    var redirect = LocalServer.Response.redirect(to: "/elsewhere" + path)
    if detour > 0 { redirect.headers["Cache-Control"] = "max-age=\(detour)" }
    return [(path, { [redirect] _ in redirect }), ("/elsewhere" + path, answer)]
  }

  private func respond(
    to request: LocalServer.Request, _ pictures: [Data]
  ) -> LocalServer.Response {
    switch kind {
    case .status(let status): return LocalServer.Response(status: status)
    case .page:
      return LocalServer.Response(headers: ["Content-Type": "text/html"], body: Data("Hm".utf8))
    case .cut, .whole: break
    }
    let sentTag = request.headers["if-none-match"]
    let isSame =
      sentTag.map { $0 == tag }
      ?? (modified != nil && request.headers["if-modified-since"] == modified)
    if isSame, kind == .whole {
      let retained = fields.filter { repeatsFields || ["Date", "Age"].contains($0.key) }
      return LocalServer.Response(status: 304, headers: retained)
    }
    var response = LocalServer.Response(headers: fields, body: pictures[version])
    if kind == .cut { response.cutAfter = pictures[version].count / 2 }
    return response
  }

  static func date(_ seconds: Int) -> String {
    var (time, parts) = (time_t(seconds), tm())
    gmtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

private struct CacheModel {
  enum Outcome: Equatable { case version(Int), failure }

  private struct StoredEntry {
    var version: Int
    var tag: String?
    var modified: String?
    var said: ServerAnswer
    var isFromDetour: Bool
    var freshUntil: Int
    var allowsStale: Bool
  }

  private var stored: [String: StoredEntry] = [:]

  mutating func load(
    _ path: String, _ answer: ServerAnswer, _ now: Int
  ) -> (outcome: Outcome, isAsked: Bool) {
    if let old = stored[path], now < old.freshUntil { return (.version(old.version), false) }
    return (ask(path, answer, now), true)
  }

  private mutating func ask(_ path: String, _ answer: ServerAnswer, _ now: Int) -> Outcome {
    switch answer.kind {
    case .cut: return .failure
    case .page:
      stored[path] = nil
      return .failure
    case .status(let status):
      if status == 404 || status == 410 { stored[path] = nil }
      if status >= 500, let old = stored[path], old.allowsStale { return .version(old.version) }
      return .failure
    case .whole: break
    }
    if let old = stored[path], old.isFromDetour == (answer.detour != nil), isSame(old, answer) {
      stored[path] = renewed(old, by: answer, now)
      return .version(old.version)
    }
    stored[path] = keeping(answer, answer.version, answer.tag, answer.modified)
    return .version(answer.version)
  }

  /// Headers that the server doesn't repeat stay unchanged.
  private func renewed(_ old: StoredEntry, by answer: ServerAnswer, _ now: Int) -> StoredEntry? {
    var said = answer
    let isSilent = !answer.repeatsFields
    if isSilent || (answer.directives.isEmpty && answer.maxAge == nil) {
      (said.directives, said.maxAge) = (old.said.directives, old.said.maxAge)
    }
    if isSilent || !answer.variesWithAll { said.variesWithAll = old.said.variesWithAll }
    if isSilent || answer.expires == nil {
      // A moment stays where it was.
      said.expires = old.said.expires.map {
        old.said.now - (old.said.dateAgo ?? 0) + $0 - (now - (answer.dateAgo ?? 0))
      }
    }
    if isSilent || answer.modifiedAgo == nil {
      said.modifiedAgo = old.said.modifiedAgo.map { $0 + now - old.said.now }
      said.version = old.said.version
    }
    return keeping(said, old.version, isSilent ? old.tag : answer.tag ?? old.tag, old.modified)
  }

  private func isSame(_ old: StoredEntry, _ answer: ServerAnswer) -> Bool {
    if let tag = old.tag { return tag == answer.tag }
    return old.modified != nil && old.modified == answer.modified
  }

  private func keeping(
    _ said: ServerAnswer, _ version: Int, _ tag: String?, _ modified: String?
  ) -> StoredEntry? {
    if said.directives.contains("no-store") || said.variesWithAll { return nil }
    var life = 0
    let ago = said.dateAgo ?? 0
    if let maxAge = said.maxAge {
      life = maxAge
    } else if let expires = said.expires {
      life = expires
    } else if let modified = said.modifiedAgo {
      life = min(86_400, max(0, (modified + said.version * 10_000 - ago) / 10))
    }
    var fresh = said.directives.contains("no-cache") ? 0 : max(0, life - max(said.age, ago))
    if let detour = said.detour { fresh = min(fresh, detour) }
    return StoredEntry(
      version: version, tag: tag, modified: said.modified ?? modified, said: said,
      isFromDetour: said.detour != nil, freshUntil: said.now + fresh,
      allowsStale: !said.directives.contains { $0 == "no-cache" || $0 == "must-revalidate" })
  }
}
