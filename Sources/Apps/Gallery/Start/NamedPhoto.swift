import Imaging
import PhotoIndexing
import UIKit

/// The photo that the command line names. The person waits for it, so its decoding starts before
/// the display is opened, and everything else starts after it is visible.
@MainActor final class NamedPhoto {
  let photo: Photo
  /// The size of the upright photo, known before it is decoded.
  private(set) var pixelSize: CGSize?

  /// Whether the photo is shown without the others of its folder.
  let isAlone: Bool

  private let picture: ImageFile
  private let header: Task<CGSize?, Never>
  private var decoding: Task<UIImage, any Error>?

  /// Creates it from a path; nil if there is no image. It reads the file, so use it only during the
  /// start, before there is a window.
  ///
  /// - Parameter screen: The expected size of the screen in pixels; nil if it is unknown.
  init?(at url: URL, screen: CGSize?, isAlone: Bool = false) {
    self.isAlone = isAlone
    guard let file = FolderScan.file(at: url), file.kind == .photo else { return nil }
    photo = Photo(file)
    picture = ImageFile(url: url)
    header = Task.detached(priority: .userInitiated) { [picture] in
      // This also loads the decoders.
      try? picture.pixelSize()
    }
    if let screen { decode(fitting: screen) }
  }

  /// The size that the decoded photo fits.
  private(set) var pixels = CGSize.zero

  /// Starts decoding the photo to fit the screen, unless it has started.
  func decode(fitting pixels: CGSize) {
    guard decoding == nil, pixels.width > 0 else { return }
    self.pixels = pixels
    decoding = Task.detached(priority: .userInitiated) { [picture, header] in
      _ = await header.value
      guard let image = try picture.animatedImage(fitting: pixels, .inside) else {
        throw CancellationError()
      }
      return image
    }
    Task { pixelSize = await header.value }
  }

  /// Returns the decoded photo; nil if it is another one or was released.
  func image(of id: Photo.ID) async throws -> UIImage? {
    guard id == photo.id, let decoding else { return nil }
    pixelSize = await header.value
    return try await decoding.value
  }

  /// Releases the image, which is cached elsewhere.
  func releaseImage() { decoding = nil }
}
