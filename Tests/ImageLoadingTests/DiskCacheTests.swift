import Foundation
import LoopbackServer
import Testing
import UIKit

@testable import ImageLoading

/// Which responses are stored, and when they are revalidated.
@MainActor @Suite(.serialized) struct DiskCacheTests {
  let world: LoadingWorld

  init() throws { world = try LoadingWorld() }

  private func picture(
    _ headers: [String: String], shade: UInt8 = 128
  ) throws -> LocalServer.Response {
    LocalServer.Response(headers: headers, body: try world.jpeg(shade: shade))
  }

  private func shade(_ path: String) async throws -> Int {
    try #require(try await world.loader().image(for: world.request(path)).shade)
  }

  @Test func freshResponsesAreNotRequestedAgain() async throws {
    world.answer("/a.jpg", try picture(["Cache-Control": "public, max-age=100"]))
    _ = try await shade("/a.jpg")
    world.clock.advance(99)
    _ = try await shade("/a.jpg")
    #expect(world.server.requests.count == 1)
    world.clock.advance(2)
    _ = try await shade("/a.jpg")
    #expect(world.server.requests.count == 2)
  }

  @Test func unchangedResponsesAreRevalidated() async throws {
    let body = try picture(
      [
        "ETag": "\"v1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
        "Cache-Control": "max-age=10",
      ])
    world.answer("/a.jpg") { request in
      guard request.headers["if-none-match"] == "\"v1\"",
        request.headers["if-modified-since"] == "Sun, 06 Nov 1994 08:49:37 GMT"
      else { return body }
      return LocalServer.Response(status: 304, headers: ["Cache-Control": "max-age=50"])
    }
    let first = try await shade("/a.jpg")
    world.clock.advance(20)
    #expect(try await shade("/a.jpg") == first)
    #expect(world.server.requests.count == 2)
    // The 304 response says for how long.
    world.clock.advance(45)
    #expect(try await shade("/a.jpg") == first)
    #expect(world.server.requests.count == 2)
  }

  @Test func changedResponsesReplaceOldOnes() async throws {
    world.answer("/a.jpg", try picture(["ETag": "1", "Cache-Control": "no-cache"], shade: 40))
    #expect(abs(try await shade("/a.jpg") - 40) <= 2)
    world.answer("/a.jpg", try picture(["ETag": "2", "Cache-Control": "no-cache"], shade: 200))
    #expect(abs(try await shade("/a.jpg") - 200) <= 2)
    #expect(world.server.requests.last?.headers["if-none-match"] == "1")
  }

  @Test func responsesThatForbidStoringAreNotStored() async throws {
    world.answer("/a.jpg", try picture(["Cache-Control": "No-Store", "ETag": "1"]))
    _ = try await shade("/a.jpg")
    #expect(await world.store.bytes == 0)
    _ = try await shade("/a.jpg")
    #expect(world.server.requests.last?.headers["if-none-match"] == nil)
  }

  @Test func anUnexpectedNotModifiedIsAnError() async throws {
    world.answer("/a.jpg", LocalServer.Response(status: 304))
    let failure = await world.failure("/a.jpg")
    #expect(failure?.description.contains("never sent") == true)
  }

  /// An outdated image is better than none.
  @Test func staleResponsesServeWhileTheServerIsUnreachable() async throws {
    world.answer("/a.jpg", try picture(["Cache-Control": "max-age=1"], shade: 70))
    world.answer("/strict.jpg", try picture(["Cache-Control": "max-age=1, must-revalidate"]))
    for path in ["/a.jpg", "/strict.jpg"] { _ = try await shade(path) }
    world.clock.advance(100)
    world.answer("/a.jpg", LocalServer.Response(status: 503))
    #expect(abs(try await shade("/a.jpg") - 70) <= 2)
    world.server.stop()
    #expect(abs(try await shade("/a.jpg") - 70) <= 2)
    #expect(await world.failure("/strict.jpg") == .unreachable(host: "127.0.0.1"))
  }

  /// A 304 response need not repeat the headers of the image.
  @Test func aNotModifiedResponseKeepsCacheRules() async throws {
    let modified = "Sun, 06 Nov 1994 08:49:37 GMT"
    let fields = [
      "ETag": "1", "Last-Modified": modified, "Cache-Control": "max-age=1, must-revalidate",
    ]
    let complete = try picture(fields)
    world.answer("/a.jpg") { request in
      request.headers["if-none-match"] == nil ? complete : LocalServer.Response(status: 304)
    }
    for count in 1...3 {
      _ = try await shade("/a.jpg")
      #expect(world.server.requests.count == count, "it is stale after a second")
      world.clock.advance(10)
    }
    world.answer("/a.jpg", LocalServer.Response(status: 503))
    #expect(await world.failure("/a.jpg") == .status(503, name: "a.jpg"))
  }

  @Test func temporaryRedirectsAreFollowedAgain() async throws {
    for (name, shade) in [("one", 40), ("other", 200)] as [(String, UInt8)] {
      world.answer(
        "/\(name).jpg", try picture(["Cache-Control": "max-age=1000"], shade: shade))
    }
    world.answer("/today.jpg", .redirect(to: "/one.jpg"))
    #expect(abs(try await shade("/today.jpg") - 40) <= 2)
    world.answer("/today.jpg", .redirect(to: "/other.jpg"))
    #expect(abs(try await shade("/today.jpg") - 200) <= 2)
  }

  /// Entity tags distinguish versions of one URL, not of several.
  @Test func theSameEntityTagAtAnotherURLIsAnotherImage() async throws {
    for (name, shade) in [("one", 40), ("other", 200)] as [(String, UInt8)] {
      let complete = try picture(["ETag": "1"], shade: shade)
      world.answer("/\(name).jpg") { request in
        request.headers["if-none-match"] == "1" ? LocalServer.Response(status: 304) : complete
      }
    }
    world.answer("/today.jpg", .redirect(to: "/one.jpg"))
    #expect(abs(try await shade("/today.jpg") - 40) <= 2)
    #expect(abs(try await shade("/today.jpg") - 40) <= 2)
    world.answer("/today.jpg", .redirect(to: "/other.jpg"))
    #expect(abs(try await shade("/today.jpg") - 200) <= 2)
  }

  @Test func nonAuthoritativeResponsesAreAccepted() async throws {
    var response = try picture(["Cache-Control": "max-age=60"])
    response.status = 203
    world.answer("/a.jpg", response)
    #expect(await world.failure("/a.jpg") == nil)
  }

  @Test func imagesDeletedOnTheServerAreRemoved() async throws {
    world.answer("/a.jpg", try picture(["Cache-Control": "max-age=1"]))
    _ = try await shade("/a.jpg")
    world.clock.advance(5)
    world.answer("/a.jpg", .notFound)
    #expect(await world.failure("/a.jpg") == .status(404, name: "a.jpg"))
    #expect(await world.store.bytes == 0)
  }

  // MARK: Files

  private func url(_ index: Int) -> URL {
    URL(string: "http://example.org/\(index).jpg") ?? URL(filePath: "/")
  }

  private func response(_ url: URL, _ data: Data) throws -> StoredResponse {
    try #require(
      StoredResponse(
        FetchedResponse(status: 200, headers: [:], data: data), url: url, now: world.clock.now))
  }

  @Test func theLeastRecentlyUsedIsEvicted() async throws {
    let cache = DiskCache(folder: world.folder.url.appendingPathComponent("small"), limit: 100_000)
    let data = Data(repeating: 7, count: 15_000)
    for index in 0..<6 {
      await cache.store(try response(url(index), data), data: data, for: url(index))
    }
    #expect(await cache.response(for: url(0)) != nil)
    for index in 6..<8 {
      await cache.store(try response(url(index), data), data: data, for: url(index))
    }
    #expect(await cache.bytes <= 100_000)
    #expect(await cache.response(for: url(0)) != nil)
    #expect(await cache.response(for: url(1)) == nil)
    #expect(await cache.response(for: url(7))?.data == data)
    let files = try FileManager.default.contentsOfDirectory(atPath: cache.folder.path)
    let other = DiskCache(folder: cache.folder, limit: 100_000)
    #expect(await other.bytes == cache.bytes)
    #expect(files.allSatisfy { $0.hasSuffix(".picture") })
  }

  private func mode(_ url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func cacheFilesAreReadableOnlyByTheirOwner() async throws {
    let old = umask(0)
    defer { umask(old) }
    let folder = world.folder.url.appendingPathComponent("private")
    let cache = DiskCache(folder: folder, limit: 100_000)
    let data = Data(repeating: 7, count: 9_000)
    await cache.store(try response(url(1), data), data: data, for: url(1))
    let file = folder.appendingPathComponent(DiskCache.name(for: url(1)))
    #expect(try mode(folder) == 0o700 && mode(file) == 0o600)
    // A file of an earlier version.
    for (place, mode) in [(folder, 0o755), (file, 0o644)] { chmod(place.path, mode_t(mode)) }
    #expect(await DiskCache(folder: folder, limit: 100_000).bytes > 9_000)
    #expect(try mode(folder) == 0o700 && mode(file) == 0o600)
  }

  /// Two caches would each claim the whole capacity, and all processors.
  @Test func loadersShareTheCacheAndTheWorkers() {
    let (one, other) = (ImageLoader(), ImageLoader(memoryLimit: 1 << 20))
    #expect(one.workers === other.workers)
    #expect(one.store === DiskCache.shared && other.store === DiskCache.shared)
    #expect(ImageLoader(concurrency: 1).workers !== one.workers)
    let first = one.workers.nextOrder()
    #expect(other.workers.nextOrder() > first, "the newer one is used by both")
  }

  @Test func processesMayShareAFolder() async throws {
    let folder = world.folder.url.appendingPathComponent("shared")
    let (one, other) = (
      DiskCache(folder: folder, limit: 100_000), DiskCache(folder: folder, limit: 100_000)
    )
    #expect(await one.bytes == 0)
    let data = Data(repeating: 7, count: 9_000)
    await other.store(try response(url(1), data), data: data, for: url(1))
    #expect(await one.response(for: url(1))?.data == data)
    #expect(await one.bytes == other.bytes)
    await other.remove(url(1))
    #expect(await one.response(for: url(1)) == nil)
    #expect(await one.bytes == 0)
  }

  @Test func oneLargeFileDoesNotEvictAllOthers() async throws {
    let cache = DiskCache(folder: world.folder.url.appendingPathComponent("small"), limit: 100_000)
    let data = Data(repeating: 7, count: 60_000)
    await cache.store(try response(url(0), data), data: data, for: url(0))
    #expect(await cache.bytes == 0)
  }

  /// Files that are truncated, changed or of another URL are removed and not used.
  @Test func damagedFilesAreNotUsed() async throws {
    world.answer("/a.jpg", try picture(["Cache-Control": "max-age=1000"]))
    _ = try await shade("/a.jpg")
    let file = world.store.folder.appendingPathComponent(
      DiskCache.name(for: world.server.url("/a.jpg")))
    let original = try Data(contentsOf: file)
    let other = world.store.folder.appendingPathComponent(
      DiskCache.name(for: world.server.url("/b.jpg")))
    try original.write(to: other)
    #expect(await world.failure("/b.jpg") == .status(404, name: "b.jpg"))
    for damaged in [original.dropLast(1), original.prefix(40), Data(), Data(count: original.count)]
    {
      try damaged.write(to: file)
      let before = world.server.requests.count
      _ = try await shade("/a.jpg")
      #expect(world.server.requests.count == before + 1)
      #expect(try Data(contentsOf: file).count == original.count)
    }
  }

  /// A complete file that can't be decoded is fetched again the next time.
  @Test func undecodableImagesAreRemoved() async throws {
    let headers = ["Cache-Control": "max-age=1000"]
    world.answer(
      "/a.jpg", LocalServer.Response(headers: headers, body: try world.jpeg().prefix(300)))
    #expect(await world.failure("/a.jpg") != nil)
    let store = world.store
    #expect(await world.comes { await store.bytes == 0 })
    world.answer("/a.jpg", try picture(headers))
    #expect(await world.failure("/a.jpg") == nil)
  }

  @Test func aFullDiskStoresNothingAndStillLoads() async throws {
    let folder = world.folder.url.appendingPathComponent("full")
    let cache = DiskCache(folder: folder, limit: 1 << 20) { data, file in
      try data.prefix(data.count / 2).write(to: file)
      throw CocoaError(.fileWriteOutOfSpace)
    }
    world.answer("/a.jpg", try picture(["Cache-Control": "max-age=1000"]))
    let loader = world.loader(store: .some(cache))
    #expect(await world.failure("/a.jpg", loader) == nil)
    #expect(await cache.bytes == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// Otherwise the old one would be shown when the server is unreachable.
  @Test func anOldResponseIsRemovedWhenTheNewOneIsTooLarge() async throws {
    let cache = DiskCache(folder: world.folder.url.appendingPathComponent("tiny"), limit: 8000)
    for (length, isKept) in [(1000, true), (5000, false)] {
      let data = Data(repeating: 7, count: length)
      await cache.store(try response(url(0), data), data: data, for: url(0))
      #expect((await cache.response(for: url(0)) != nil) == isKept)
    }
  }

  @Test func aFolderThatCannotBeCreatedIsNoError() async throws {
    let file = try world.folder.write(Data("in the way".utf8), "occupied")
    world.answer("/a.jpg", try picture(["Cache-Control": "max-age=1000"]))
    let loader = world.loader(
      store: .some(DiskCache(folder: file.appendingPathComponent("cache"), limit: 1 << 20)))
    #expect(await world.failure("/a.jpg", loader) == nil)
  }

  @Test func partialFilesOfACrashAreRemoved() async throws {
    let folder = world.folder.url.appendingPathComponent("cut")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (old, new) = (
      folder.appendingPathComponent("a.1.partial"), folder.appendingPathComponent("b.2.partial")
    )
    for file in [old, new] { try Data("half".utf8).write(to: file) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old.path)
    #expect(await DiskCache(folder: folder, limit: 1000).bytes == 0)
    #expect(!FileManager.default.fileExists(atPath: old.path))
    #expect(FileManager.default.fileExists(atPath: new.path))
  }
}
