import UIKit
import UIKitCompat

extension UIImageView {
  /// Loads an image and shows a placeholder until then.
  ///
  /// Each call replaces the one before, so that a reused cell never shows an image that arrives
  /// late. An image in memory is shown at once.
  ///
  /// - Parameters:
  ///   - request: The request; nil shows the placeholder and loads nothing.
  ///   - onEnd: Called with the image or the error, unless another call replaced this one.
  public func setImage(
    for request: ImageRequest?, from loader: ImageLoader, placeholder: UIImage? = nil,
    priority: LoadPriority = .normal, onProgress: (@MainActor (LoadProgress) -> Void)? = nil,
    onEnd: (@MainActor (Result<UIImage, any Error>) -> Void)? = nil
  ) {
    cancelImageLoading()
    if let request, let cached = loader.cache.image(for: request) {
      image = cached
      onEnd?(.success(cached))
      return
    }
    image = placeholder
    guard let request else { return }
    let load = ImageViewLoad()
    self[side: ImageViewLoadKey.self] = load
    load.task = Task { [weak self, weak load] in
      let result: Result<UIImage, any Error>
      do {
        result = .success(
          try await loader.image(for: request, priority: priority) { [weak load] progress in
            if load?.isCurrent == true { onProgress?(progress) }
          })
      } catch {
        result = .failure(error)
      }
      guard load?.isCurrent == true, let self else { return }
      self[side: ImageViewLoadKey.self] = nil
      if case .success(let image) = result { self.image = image }
      onEnd?(result)
    }
  }

  /// Cancels loading. The current image stays.
  public func cancelImageLoading() {
    self[side: ImageViewLoadKey.self]?.cancel()
    self[side: ImageViewLoadKey.self] = nil
  }
}

private enum ImageViewLoadKey: SideStorageKey {
  static var defaultValue: ImageViewLoad? { nil }
}

/// The request that an image view waits for. Only the view holds it, so that it is cancelled with
/// the view.
@MainActor private final class ImageViewLoad {
  var task: Task<Void, Never>?
  private(set) var isCurrent = true

  func cancel() {
    isCurrent = false
    task?.cancel()
  }

  deinit { task?.cancel() }
}
