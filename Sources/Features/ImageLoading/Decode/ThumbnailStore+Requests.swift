import UIKit
import UIKitCompat

extension ThumbnailStore.Size {
  /// The smallest that has the pixels a request asks for; nil when none has, or all are wanted.
  init?(for request: ImageRequest) {
    guard request.url.isFileURL, request.part == .whole || request.part == .poster,
      !request.animates,
      let pixels = request.pixels,
      let size = Self.allCases.first(where: {
        CGFloat($0.rawValue) >= max(pixels.width, pixels.height)
      })
    else { return nil }
    self = size
  }
}

extension ThumbnailStore {
  /// What the desktop has already, when it is sharp enough for the request. Blocks.
  func image(for request: ImageRequest, like picture: PictureFile) -> UIImage? {
    guard let wanted = Size(for: request), let pixels = request.pixels else { return nil }
    for size in Size.allCases where size.rawValue >= wanted.rawValue {
      guard let data = thumbnail(of: request.url, size) else { continue }
      let small = picture.other(data, name: request.url.displayName)
      guard let own = try? small.pixelSize(), own.width > 0, own.height > 0 else { continue }
      let ratios = [pixels.width / own.width, pixels.height / own.height]
      let ratio = request.fitting == .inside ? ratios.min() : ratios.max()
      // One that does not fill its size is of a picture that is no larger.
      guard (ratio ?? 2) <= 1 || max(own.width, own.height) < CGFloat(size.rawValue) else {
        continue
      }
      if let image = try? small.image(fitting: pixels, request.fitting), image.damage == nil {
        return image
      }
    }
    return nil
  }
}
