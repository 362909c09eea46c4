import UIKit

/// What an image cell needs to show a photo. Loading is the caller's.
@MainActor public struct PhotoRequest {
  public var id: AnyHashable
  /// Upright pixels; asked again after each load. Nil takes the size of the image that was loaded.
  public var photoSize: @MainActor () -> CGSize?
  /// Shown until the photo is there.
  public var placeholder: UIImage?
  /// An image of at least so many pixels, or of the photo's own size when that is smaller. Called
  /// again with more after zooming in; cancelled when the page is gone.
  public var load: @MainActor (_ pixels: CGSize) async throws -> UIImage

  public init(
    id: AnyHashable, photoSize: @escaping @MainActor () -> CGSize? = { nil },
    placeholder: UIImage? = nil,
    load: @escaping @MainActor (_ pixels: CGSize) async throws -> UIImage
  ) {
    self.id = id
    self.photoSize = photoSize
    self.placeholder = placeholder
    self.load = load
  }
}
