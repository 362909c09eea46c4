import UIKit
import UIKitCompat

/// A photo as a value, for `PhotoBrowser(_:loading:)`.
public struct BrowserPhoto<ID> {
  /// Identifies the photo while others come and go around it.
  public var id: ID
  /// Where the photo is, local or remote.
  public var url: URL
  /// The size of the upright photo in pixels if it is known before the photo is loaded.
  public var size: CGSize?
  /// An image that can be shown at once, such as a thumbnail.
  public var placeholder: UIImage?

  /// Creates a photo.
  public init(id: ID, url: URL, size: CGSize? = nil, placeholder: UIImage? = nil) {
    self.id = id
    self.url = url
    self.size = size
    self.placeholder = placeholder
  }
}

extension BrowserPhoto: Identifiable where ID: Hashable {
  /// Returns what is needed to show the photo.
  @MainActor func request(_ loader: some PhotoLoading) -> PhotoRequest {
    PhotoRequest(id: id, photoSize: { size }, placeholder: placeholder) {
      try await loader.photo(at: url, pixels: $0)
    }
  }
}
