import ImageLoading
import Imaging
import UIKit

extension ImageRequest {
  /// A photo, or a film's poster, of so many pixels.
  init(
    of photo: Photo, pixels: CGSize, fitting: ImageFile.Fitting = .inside, animates: Bool = false
  ) {
    self.init(
      url: photo.url, pixels: pixels, fitting: fitting, part: photo.isFilm ? .poster : .whole,
      animates: animates && !photo.isFilm)
  }

  /// As many pixels as the square has: a picture that is not scaled is sharp and quick to draw.
  static func thumbnail(of photo: Photo, pixels: CGFloat) -> ImageRequest {
    let side = max(64, pixels.rounded(.up))
    return ImageRequest(
      of: photo, pixels: CGSize(width: side, height: side), fitting: .covering)
  }
}
