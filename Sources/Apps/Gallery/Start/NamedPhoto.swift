import Imaging
import PhotoIndexing
import UIKit

/// The photo or video that the command line names. The person waits for it, so a photo's decoding
/// starts before the display is opened, and everything else starts after it is visible.
@MainActor final class NamedPhoto {
  let photo: Photo
  /// The size of the upright photo, known before it is decoded.
  private(set) var pixelSize: CGSize?

  /// Whether the photo is shown without the others of its folder.
  let isAlone: Bool

  private let source: ImageFile
  private let header: Task<CGSize?, Never>
  private var decoding: Task<UIImage, any Error>?

  /// Creates it from a path; nil if there is neither an image nor a video. It reads the file, so
  /// use it only during the start, before there is a window.
  ///
  /// - Parameter screen: The expected size of the screen in pixels; nil if it is unknown.
  init?(at url: URL, screen: CGSize?, isAlone: Bool = false) {
    self.isAlone = isAlone
    guard let file = FolderScan.file(at: url) else { return nil }
    photo = Photo(file)
    source = ImageFile(url: url)
    header = Task.detached(priority: .userInitiated) { [source] in
      if file.kind == .video {
        return VideoHeader.facts(of: file.id).map { CGSize(width: $0.width, height: $0.height) }
      }
      // This also loads the decoders.
      return try? source.pixelSize()
    }
    if let screen { decode(fitting: screen) }
  }

  /// The size that the decoded photo fits.
  private(set) var pixels = CGSize.zero

  /// Starts decoding the photo to fit the screen, unless it has started. A video's first frame is
  /// loaded by its page.
  func decode(fitting pixels: CGSize) {
    guard self.pixels == .zero, pixels.width > 0 else { return }
    self.pixels = pixels
    Task { pixelSize = await header.value }
    guard !photo.isVideo else { return }
    decoding = Task.detached(priority: .userInitiated) { [source, header] in
      _ = await header.value
      guard let image = try source.animatedImage(fitting: pixels, .inside) else {
        throw CancellationError()
      }
      return image
    }
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
