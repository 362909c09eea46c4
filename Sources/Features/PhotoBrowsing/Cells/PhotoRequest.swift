import UIKit

/// What an image cell needs to show a photo. Loading is the caller's.
@MainActor public struct PhotoRequest {
  /// What tells the photo from others.
  public var id: PhotoID
  /// Upright pixels; asked again after each load. Nil takes the size of the image that was loaded.
  public var photoSize: @MainActor () -> CGSize?
  /// Shown until the photo is there.
  public var placeholder: UIImage?
  /// An image of at least so many pixels, or of the photo's own size when that is smaller. Called
  /// again with more after zooming in; cancelled when the page is gone.
  public var load: @MainActor (_ pixels: CGSize) async throws -> UIImage
  /// A part of the photo, in its upright pixels, at a size in pixels. Wanted of photos that are zoomed
  /// so far that the whole would be too much to hold; nil loads the whole as far as that goes.
  public var loadRegion: (@MainActor (_ region: CGRect, _ pixels: CGSize) async throws -> UIImage)?
  /// What can be had much sooner than the photo: the thumbnail within a camera's file. Asked for
  /// when there is no placeholder.
  public var loadPreview: (@MainActor () async -> UIImage?)?

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
