import Imaging
import UIKit

extension ImageFile {
  /// Decodes the image; nil if it was cancelled, which also ends reading. Blocks the calling
  /// thread.
  func decoded(
    for request: ImageRequest, _ cancellation: Cancellation
  ) throws(Failure) -> UIImage? {
    if cancellation.isCancelled { return nil }
    do throws(Failure) {
      return try cancelled { cancellation.isCancelled }.whole(request, cancellation)
    } catch {
      if cancellation.isCancelled { return nil }
      throw error
    }
  }

  private func whole(
    _ request: ImageRequest, _ cancellation: Cancellation
  ) throws(Failure) -> UIImage? {
    switch request.part {
    case .whole, .poster: break
    case .page(let index): return try image(fitting: request.pixels, request.fitting, page: index)
    case .region(let area): return try image(of: area, pixels: request.pixels ?? area.size)
    case .embeddedThumbnail:
      if let image = try embeddedThumbnail() { return image }
      throw Failure(
        description: String(
          localized: "“\(request.url.imageName)” has no embedded thumbnail.", bundle: .imageLoading)
      )
    }
    if request.animates {
      return try animatedImage(fitting: request.pixels, request.fitting) {
        cancellation.isCancelled
      }
    }
    return try image(fitting: request.pixels, request.fitting)
  }
}
