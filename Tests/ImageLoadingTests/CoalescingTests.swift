import Foundation
import LoopbackServer
import Testing
import UIKit

@testable import ImageLoading

/// Requests for the same image share one fetch.
@MainActor @Suite(.serialized) struct CoalescingTests {
  let world: LoadingWorld

  init() throws { world = try LoadingWorld() }

  @Test func aThousandRequestsForFiftyImagesAreFiftyFetches() async throws {
    let picture = LocalServer.Response.image(try world.jpeg())
    for index in 0..<50 { world.answer("/\(index).jpg", picture) }
    let loader = world.loader()
    let requests = (0..<1000).map { world.request("/\($0 % 50).jpg", side: CGFloat(10 + $0 % 4)) }
    let loads = requests.map { request in Task { try await loader.image(for: request) } }
    var count = 0
    for load in loads where (try? await load.value) != nil { count += 1 }
    #expect(count == 1000)
    #expect(world.server.requests.count == 50)
    #expect(Set(world.server.requests.map(\.path)).count == 50)
    #expect(loader.pendingCount == 0)
  }

  @Test func equalRequestsGetTheSameImage() async throws {
    world.answer("/a.jpg", .image(try world.jpeg()))
    let loader = world.loader()
    let request = world.request("/a.jpg", side: 20)
    async let one = loader.image(for: request)
    async let other = loader.image(for: request)
    let images = try await [one, other]
    #expect(images[0] === images[1])
    #expect(try await loader.image(for: request) === images[0])
    #expect(world.server.requests.count == 1)
  }

  /// Several sizes of one image share the fetched data, also after the fetch.
  @Test func sizesShareAnOriginal() async throws {
    world.answer(
      "/a.jpg",
      .init(headers: ["Cache-Control": "max-age=60"], body: try world.jpeg()))
    let loader = world.loader()
    for side in [10, 20, 30] as [CGFloat] {
      let image = try await loader.image(for: world.request("/a.jpg", side: side))
      #expect(image.size.width == side)
    }
    #expect(world.server.requests.count == 1)
  }

  @Test func fetchesWithoutWaitersAreCancelled() async throws {
    var response = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    defer { gate.open() }
    response.headGate = gate
    world.answer("/slow.jpg", response)
    world.answer("/next.jpg", .image(try world.jpeg()))
    let loader = world.loader(downloads: 1)
    let slow = Task { try await loader.image(for: world.request("/slow.jpg")) }
    #expect(await world.settles { gate.isWaitedFor })
    let next = Task { try await loader.image(for: world.request("/next.jpg")) }
    #expect(await world.settles { loader.pendingCount == 2 })
    slow.cancel()
    // Its slot is free at once, while the server still doesn't answer.
    _ = try await next.value
    await #expect(throws: CancellationError.self) { try await slow.value }
    #expect(loader.pendingCount == 0)
  }

  @Test func aFetchContinuesForItsRemainingWaiters() async throws {
    var response = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    response.headGate = gate
    world.answer("/a.jpg", response)
    let loader = world.loader()
    let leaving = Task { try await loader.image(for: world.request("/a.jpg")) }
    let staying = Task { try await loader.image(for: world.request("/a.jpg")) }
    let other = Task { try await loader.image(for: world.request("/a.jpg", side: 9)) }
    #expect(await world.settles { gate.isWaitedFor && loader.pendingCount == 2 })
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    gate.open()
    #expect(try await staying.value.size.width == 60)
    #expect(try await other.value.size.width == 9)
    #expect(world.server.requests.count == 1)
  }

  @Test func theMostUrgentIsFetchedFirstThenTheNewest() async throws {
    var first = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    first.headGate = gate
    world.answer("/first.jpg", first)
    for name in ["a", "b", "c", "later"] {
      world.answer("/\(name).jpg", .image(try world.jpeg()))
    }
    let loader = world.loader(downloads: 1)
    var loads: [Task<UIImage, any Error>] = []
    let wanted: [(String, LoadPriority)] = [
      ("first", .normal), ("later", .low), ("a", .normal), ("b", .high), ("c", .normal),
    ]
    for (index, (name, priority)) in wanted.enumerated() {
      let request = world.request("/\(name).jpg")
      loads.append(Task { try await loader.image(for: request, priority: priority) })
      #expect(await world.settles { loader.pendingCount == index + 1 })
    }
    #expect(await world.settles { gate.isWaitedFor })
    gate.open()
    for load in loads { _ = try await load.value }
    let order = world.server.requests.map(\.path)
    #expect(order == ["/first.jpg", "/b.jpg", "/c.jpg", "/a.jpg", "/later.jpg"])
  }

  /// A prefetched image that becomes visible becomes urgent.
  @Test func aFetchHasTheUrgencyOfItsMostUrgentWaiter() async throws {
    var first = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    first.headGate = gate
    world.answer("/first.jpg", first)
    for name in ["a", "b"] { world.answer("/\(name).jpg", .image(try world.jpeg())) }
    let loader = world.loader(downloads: 1)
    let held = Task { try await loader.image(for: world.request("/first.jpg")) }
    #expect(await world.settles { gate.isWaitedFor })
    let prefetcher = ImagePrefetcher(loader: loader)
    prefetcher.start([world.request("/a.jpg")])
    #expect(await world.settles { loader.pendingCount == 2 })
    let b = Task { try await loader.image(for: world.request("/b.jpg")) }
    #expect(await world.settles { loader.pendingCount == 3 })
    let a = Task { try await loader.image(for: world.request("/a.jpg"), priority: .high) }
    await Task.yield()
    #expect(await world.settles { true })
    gate.open()
    for load in [held, a, b] { _ = try await load.value }
    #expect(world.server.requests.map(\.path) == ["/first.jpg", "/a.jpg", "/b.jpg"])
  }

  @Test func prefetchingFillsTheMemoryAndStops() async throws {
    for name in ["a", "b"] { world.answer("/\(name).jpg", .image(try world.jpeg())) }
    let loader = world.loader(downloads: 1)
    let prefetcher = ImagePrefetcher(loader: loader)
    prefetcher.start([world.request("/a.jpg"), world.request("/a.jpg")])
    #expect(await world.settles { prefetcher.count == 0 })
    #expect(loader.cache.image(for: world.request("/a.jpg")) != nil)
    var slow = LocalServer.Response.image(try world.jpeg())
    let gate = Gate()
    defer { gate.open() }
    slow.headGate = gate
    world.answer("/b.jpg", slow)
    prefetcher.start([world.request("/a.jpg"), world.request("/b.jpg")])
    #expect(await world.settles { gate.isWaitedFor })
    #expect(prefetcher.count == 1)
    prefetcher.stopAll()
    #expect(await world.settles { loader.pendingCount == 0 })
    #expect(world.server.requestCount(of: "/a.jpg") == 1)
  }

  @Test func failuresAreNotCached() async throws {
    world.answer("/a.jpg", .notFound)
    let loader = world.loader()
    #expect(await world.failure("/a.jpg", loader) == .status(404, name: "a.jpg"))
    world.answer("/a.jpg", .image(try world.jpeg()))
    #expect(await world.failure("/a.jpg", loader) == nil)
  }
}
