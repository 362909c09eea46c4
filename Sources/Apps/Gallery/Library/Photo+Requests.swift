import ImageLoading
import Imaging
import UIKit

extension ImageRequest {
  /// A request for a photo, or a video's poster, in a size in pixels.
  init(
    of photo: Photo, pixels: CGSize, fitting: ImageFile.Fitting = .inside, animates: Bool = false
  ) {
    self.init(
      url: photo.url, pixels: pixels, fitting: fitting, part: photo.isVideo ? .poster : .whole,
      animates: animates && !photo.isVideo)
  }

  /// A request for a thumbnail in the exact size, because an image that is not scaled is sharp and
  /// fast to draw.
  static func thumbnail(of photo: Photo, pixels: CGFloat) -> ImageRequest {
    let side = max(64, pixels.rounded(.up))
    return ImageRequest(of: photo, pixels: CGSize(width: side, height: side), fitting: .covering)
  }
}
