import UIKit

/// Loads the photos of a browser by their URLs. ImageLoading's `ImageLoader` is one, and any other
/// loader becomes one by this method.
@MainActor public protocol PhotoLoading {
  /// Loads the photo at a URL with at least so many pixels, or its own if it has fewer.
  func photo(at url: URL, pixels: CGSize) async throws -> UIImage
}
