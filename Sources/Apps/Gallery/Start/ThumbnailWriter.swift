import Foundation
import Imaging
import UIKitRecording

/// Writes a small PNG file of an image without a window, as file managers ask of thumbnailers.
@MainActor struct ThumbnailWriter {
  /// The width and height that the thumbnail fits.
  var pixels = 256

  /// Writes the thumbnail of an image; an animation's first frame.
  func write(_ url: URL, to file: URL) throws {
    let size = CGSize(width: pixels, height: pixels)
    try OffscreenApp.run {
      // An offscreen app provides the decoders.
      let app = OffscreenApp()
      let source = ImageFile(url: url)
      withExtendedLifetime(app) {}
      let data = try await Task.detached {
        source.pngData(of: try source.image(fitting: size, .inside))
      }.value
      guard let data else { throw ThumbnailFailure() }
      try data.write(to: file)
    }
  }
}

/// An image without pixels.
struct ThumbnailFailure: Error, CustomStringConvertible {
  var description: String {
    String(gallery: "The thumbnail can’t be written, as the image has no pixels.")
  }
}
