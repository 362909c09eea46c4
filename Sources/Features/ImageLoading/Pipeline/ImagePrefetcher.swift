import UIKit

/// Loads images that may be needed soon with a low priority.
@MainActor public final class ImagePrefetcher {
  private let loader: ImageLoader
  private var loads: [ImageRequest: Task<Void, Never>] = [:]

  /// Creates a prefetcher that fills the cache of a loader.
  public init(loader: ImageLoader) { self.loader = loader }

  /// The requests in progress.
  public var count: Int { loads.count }

  /// Starts loading images in this order. Those in memory or in progress are skipped.
  public func start(_ requests: [ImageRequest]) {
    for request in requests
    where loads[request] == nil && loader.cache.image(for: request) == nil {
      loads[request] = Task { [weak self, loader] in
        _ = try? await loader.image(for: request, priority: .low)
        if !Task.isCancelled { self?.loads[request] = nil }
      }
    }
  }

  /// Starts loading these images and cancels all others.
  public func replace(with requests: [ImageRequest]) {
    let wanted = Set(requests)
    stop(loads.keys.filter { !wanted.contains($0) })
    start(requests)
  }

  /// Cancels requests. Others that wait for the same image still get it.
  public func stop(_ requests: [ImageRequest]) {
    for request in requests { loads.removeValue(forKey: request)?.cancel() }
  }

  /// Cancels everything that this prefetcher has started and that hasn't finished.
  public func stopAll() { stop(Array(loads.keys)) }

  deinit { for load in loads.values { load.cancel() } }
}
