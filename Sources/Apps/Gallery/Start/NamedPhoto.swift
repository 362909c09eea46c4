import Imaging
import PhotoIndexing
import UIKit

/// The photo that the command line names. It is what a person waits for, so its decoding starts before
/// the display is opened and runs beside it; all else waits until it is seen.
@MainActor final class NamedPhoto {
  let photo: Photo
  /// Upright, of the whole photo; known before the photo is.
  private(set) var pixelSize: CGSize?

  private let picture: ImageFile
  private let header: Task<CGSize?, Never>
  private var decoding: Task<UIImage, any Error>?

  /// Nil when the path leads to no picture. Looks at the file: for the start alone, when there is no
  /// window yet that could be held up.
  ///
  /// - Parameter screen: Pixels that the screen is thought to have; nil when that is not known yet.
  init?(at url: URL, screen: CGSize?) {
    guard let file = FolderScan.file(at: url), file.kind == .photo else { return nil }
    photo = Photo(file)
    picture = ImageFile(url: url)
    header = Task.detached(priority: .userInitiated) { [picture] in
      // Loads the decoders as well.
      try? picture.pixelSize()
    }
    if let screen { decode(fitting: screen) }
  }

  /// What the decoded photo fits.
  private(set) var pixels = CGSize.zero

  /// Decodes the photo to fit the screen, if that has not begun: no window shows more of it.
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

  /// The decoded photo; nil when it isn't this one, or is kept elsewhere by now.
  func image(of id: Photo.ID) async throws -> UIImage? {
    guard id == photo.id, let decoding else { return nil }
    pixelSize = await header.value
    return try await decoding.value
  }

  /// The photo is kept elsewhere.
  func letGo() { decoding = nil }
}
