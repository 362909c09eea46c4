import UIKit

/// The closures and values by which an image cell shows a photo. The app loads it.
@MainActor public struct PhotoRequest {
  /// The id of the photo.
  public var id: PhotoID
  /// Returns the size of the upright photo in pixels, also after each load. Nil stands for the size
  /// of the loaded image.
  public var photoSize: @MainActor () -> CGSize?
  /// An image to show until the photo has loaded.
  public var placeholder: UIImage?
  /// Loads an image with at least the given number of pixels, or the photo's own if it has fewer.
  /// It is called again with more after zooming in, and cancelled when the page is removed.
  public var load: @MainActor (_ pixels: CGSize) async throws -> UIImage
  /// Loads a part of the photo, given in pixels of the upright photo, at a size in pixels. It is
  /// called for photos that are zoomed so far that the whole would take too much memory. If it is
  /// nil, the whole is loaded as large as memory allows.
  public var loadRegion: (@MainActor (_ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// Loads an image that is available much sooner than the photo, such as the thumbnail within a
  /// camera's file. It is called if there is no placeholder.
  public var loadPreview: (@MainActor () async -> UIImage?)?

  /// Returns a request for a photo that was deleted meanwhile, which shows nothing.
  public static func missing(_ id: some Hashable) -> PhotoRequest {
    PhotoRequest(id: id) { _ in throw CancellationError() }
  }

  /// Creates a request for a photo.
  public init(
    id: some Hashable, photoSize: @escaping @MainActor () -> CGSize? = { nil },
    placeholder: UIImage? = nil,
    load: @escaping @MainActor (_ pixels: CGSize) async throws -> UIImage,
    loadRegion: (@MainActor (_ region: CGRect, _ pixels: CGSize) async throws -> UIImage)? = nil,
    loadPreview: (@MainActor () async -> UIImage?)? = nil
  ) {
    self.id = PhotoID(id)
    self.photoSize = photoSize
    self.placeholder = placeholder
    self.load = load
    self.loadRegion = loadRegion
    self.loadPreview = loadPreview
  }
}
