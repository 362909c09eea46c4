import UIKit
import UIKitCompat

extension ImageLoader: PhotoLoading {
  /// Loads a photo, with all frames if it is an animation.
  public func photo(at url: URL, pixels: CGSize) async throws -> UIImage {
    try await image(for: ImageRequest(url: url, pixels: pixels, animates: true))
  }
}
