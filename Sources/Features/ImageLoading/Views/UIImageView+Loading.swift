import UIKit
import UIKitCompat

extension UIImageView {
  /// Shows a picture when it has come, and the placeholder until then.
  ///
  /// Each call takes the place of the one before: in a cell that is used again, a picture that comes
  /// late is never shown in the wrong place. What is in memory is shown at once.
  ///
  /// - Parameters:
  ///   - request: Nil shows the placeholder and loads nothing.
  ///   - onEnd: Told of the picture or the error; not when another call took its place.
  public func setImage(
    for request: ImageRequest?, from loader: ImageLoader, placeholder: UIImage? = nil,
    priority: LoadPriority = .normal, onProgress: (@MainActor (LoadProgress) -> Void)? = nil,
    onEnd: (@MainActor (Result<UIImage, any Error>) -> Void)? = nil
  ) {
    cancelImageLoading()
    if let request, let kept = loader.cache.image(for: request) {
      image = kept
      onEnd?(.success(kept))
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

  /// What is shown stays.
  public func cancelImageLoading() {
    self[side: ImageViewLoadKey.self]?.cancel()
    self[side: ImageViewLoadKey.self] = nil
  }
}

private enum ImageViewLoadKey: SideStorageKey {
  static var defaultValue: ImageViewLoad? { nil }
}

/// What an image view waits for. The view alone holds it: when it goes, so does the wish.
@MainActor private final class ImageViewLoad {
  var task: Task<Void, Never>?
  private(set) var isCurrent = true

  func cancel() {
    isCurrent = false
    task?.cancel()
  }

  deinit { task?.cancel() }
}
