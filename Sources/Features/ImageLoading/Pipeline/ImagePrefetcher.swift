import UIKit

/// Loads what may be wanted soon, behind all that is wanted now.
@MainActor public final class ImagePrefetcher {
  private let loader: ImageLoader
  private var loads: [ImageRequest: Task<Void, Never>] = [:]

  /// Creates a prefetcher that fills the cache of a loader.
  public init(loader: ImageLoader) { self.loader = loader }

  /// Requests that are being loaded for later.
  public var count: Int { loads.count }

  /// What is in memory or on its way already is left as it is; the first is loaded first.
  public func start(_ requests: [ImageRequest]) {
    for request in requests
    where loads[request] == nil && loader.cache.image(for: request) == nil {
      loads[request] = Task { [weak self, loader] in
        _ = try? await loader.image(for: request, priority: .low)
        if !Task.isCancelled { self?.loads[request] = nil }
      }
    }
  }

  /// Loads these and gives up all others.
  public func replace(with requests: [ImageRequest]) {
    let wanted = Set(requests)
    stop(loads.keys.filter { !wanted.contains($0) })
    start(requests)
  }

  /// Who waits for the same picture by now gets it nevertheless.
  public func stop(_ requests: [ImageRequest]) {
    for request in requests { loads.removeValue(forKey: request)?.cancel() }
  }

  /// Cancels everything that this prefetcher has started and that hasn't finished.
  public func stopAll() { stop(Array(loads.keys)) }

  deinit { for load in loads.values { load.cancel() } }
}
