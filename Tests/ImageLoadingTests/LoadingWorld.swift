import Foundation
import HostInterface
import LoopbackServer
import Testing
import UIKit
import UIKitStage

@testable import ImageLoading

/// A stage, a server with scripted responses, and a loader with an empty disk cache.
@MainActor final class LoadingWorld {
  let stage = Stage()
  let folder: TemporaryFolder
  let server: LocalServer
  let clock = TestClock()
  let store: DiskCache
  private let routes = Routes()

  init() throws {
    folder = try TemporaryFolder()
    store = DiskCache(folder: folder.url.appendingPathComponent("cache"), limit: 4 << 20)
    server = try LocalServer { [routes] in routes.response(to: $0) }
  }

  /// The response for `path`; all other paths return 404.
  func answer(_ path: String, _ respond: @escaping LocalServer.Handler) {
    routes.set(path, respond)
  }

  func answer(_ path: String, _ response: LocalServer.Response) {
    answer(path) { _ in response }
  }

  /// A new loader with the same disk cache.
  func loader(
    downloads: Int = 6, concurrency: Int = 2, store: DiskCache?? = nil,
    fetcher: any DataFetching = HTTPFetcher(timeout: 60)
  ) -> ImageLoader {
    let clock = clock
    return ImageLoader(
      memoryLimit: 32 << 20, concurrency: concurrency, downloads: downloads,
      source: OriginalSource(
        fetcher: fetcher, store: store ?? self.store, now: { clock.now }))
  }

  func request(_ path: String, side: CGFloat? = nil) -> ImageRequest {
    ImageRequest(
      url: server.url(path), pixels: side.map { CGSize(width: $0, height: $0) })
  }

  /// A JPEG of 60 × 40 pixels.
  func jpeg(shade: UInt8 = 128) throws -> Data {
    try #require(HostServices.current.encoder).jpegData(
      TestPicture.plain(60, 40, shade: shade), quality: 0.9)
  }

  /// A PNG file that doesn't compress well: 120 kB and more.
  func largePicture() throws -> Data {
    var state: UInt64 = 1
    let noise = CGImage(width: 256, height: 200, isOpaque: true) { pixels in
      for index in pixels.indices {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pixels[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 40)
      }
    }
    return try #require(HostServices.current.encoder).pngData(noise)
  }

  /// The error of loading an image; nil if it succeeds.
  func failure(_ path: String, _ loader: ImageLoader? = nil) async -> ImageLoadingError? {
    do {
      _ = try await (loader ?? self.loader()).image(for: request(path))
      return nil
    } catch {
      return error as? ImageLoadingError
    }
  }

  /// Waits for a condition of an actor. It counts turns rather than time, so that it can't hang.
  func comes(_ condition: () async -> Bool) async -> Bool {
    for _ in 0..<60_000 {
      if await condition() { return true }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return false
  }

  func settles(_ condition: @MainActor () -> Bool) async -> Bool {
    await stage.wait(until: condition)
  }
}

private final class Routes: @unchecked Sendable {  // because the lock guards the table
  private let lock = NSLock()
  private var table: [String: LocalServer.Handler] = [:]

  func set(_ path: String, _ respond: @escaping LocalServer.Handler) {
    lock.withLock { table[path] = respond }
  }

  func response(to request: LocalServer.Request) -> LocalServer.Response {
    lock.withLock { table[request.path] }?(request) ?? .notFound
  }
}

final class TestClock: @unchecked Sendable {  // because the lock guards the time
  private let lock = NSLock()
  private var time = Date(timeIntervalSince1970: 1_750_000_000)

  var now: Date { lock.withLock { time } }
  func advance(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

extension UIImage {
  /// The blue component of the first pixel, which identifies the image.
  var shade: Int? { cgImage?.withPixels { Int($0[0]) } }
}
