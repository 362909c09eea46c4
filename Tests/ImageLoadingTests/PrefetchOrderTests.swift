import Foundation
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import ImageLoading

/// Prefetches are loaded in the order of their requests, after images that are needed now.
@MainActor @Suite(.serialized) struct PrefetchOrderTests {
  private func job(_ waiters: [(Int, LoadPriority)]) async throws -> Urgency {
    let job = LoadJob(ImageRequest(url: URL(fileURLWithPath: "/a.jpg"), pixels: nil))
    for (number, priority) in waiters {
      _ = try? await withCheckedThrowingContinuation { continuation in
        job.add(LoadJob.Waiter(priority: priority, continuation: continuation), number)
        continuation.resume(returning: UIImage())
      }
    }
    return job.urgency
  }

  @Test func lowPriorityIsOldestFirstAndOthersNewestFirst() async throws {
    let (old, new) = (try await job([(1, .low)]), try await job([(2, .low)]))
    #expect(new < old)
    let (first, second) = (try await job([(1, .normal)]), try await job([(2, .normal)]))
    #expect(first < second && old < first)
    // A further prefetch doesn't lower its priority; an immediate request raises it.
    #expect(try await job([(1, .low), (9, .low)]) == old)
    #expect(try await second < job([(1, .low), (9, .high)]))
    #expect(Urgency.idle < new)
  }

  @Test func imagesDecodedForTheScreenServeSmallerWindows() {
    let stage = Stage()
    withExtendedLifetime(stage) {}
    let cache = ImageCache(limit: 1 << 20)
    let image = UIImage(cgImage: TestPicture.plain(120, 80, shade: 9))
    var request = ImageRequest(
      url: URL(fileURLWithPath: "/a.jpg"), pixels: CGSize(width: 120, height: 90))
    cache.store(image, for: request)
    request.pixels = CGSize(width: 100, height: 80)
    #expect(cache.image(serving: request) === image && cache.image(for: request) == nil)
    request.pixels = CGSize(width: 121, height: 80)
    #expect(cache.image(serving: request) == nil)
    // An image much larger than it is drawn would cost time in each frame.
    request.pixels = CGSize(width: 60, height: 50)
    #expect(cache.image(serving: request) == nil)
    request.pixels = CGSize(width: 100, height: 80)
    request.animates = true
    #expect(cache.image(serving: request) == nil)
  }

  @Test func aNewPrefetchListCancelsTheOldOne() async throws {
    let world = try LoadingWorld()
    let loader = world.loader()
    let prefetcher = ImagePrefetcher(loader: loader)
    prefetcher.replace(with: [world.request("/a.jpg"), world.request("/b.jpg")])
    prefetcher.replace(with: [world.request("/b.jpg"), world.request("/c.jpg")])
    #expect(prefetcher.count == 2)
    prefetcher.stopAll()
    #expect(await world.settles { loader.pendingCount == 0 })
  }
}
