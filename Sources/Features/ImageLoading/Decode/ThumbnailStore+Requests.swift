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
  /// The size that is left for other programs of what a request decodes; nil when nothing is.
  func size(leftBy request: ImageRequest) -> Size? {
    // Larger ones cost more to write than most programs gain by them.
    guard request.part == .whole || request.part == .poster, isWelcome(request.url),
      let size = Size(for: request), size != .doubleExtraLarge
    else { return nil }
    return size
  }

  /// What is decoded in a request's place, so that one decoding is enough for it and for other
  /// programs; nil when nothing is left for these. Reads the header.
  func request(serving request: ImageRequest, of picture: PictureFile) -> ImageRequest? {
    guard request.part == .whole, let size = size(leftBy: request), let pixels = request.pixels,
      let own = try? picture.pixelSize(), own.width > 0, own.height > 0
    else { return nil }
    let side = CGFloat(size.rawValue)
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let ratio = max(
      request.fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1),
      side / max(own.width, own.height))
    var larger = request
    larger.pixels = CGSize(
      width: (own.width * ratio).rounded(.up), height: (own.height * ratio).rounded(.up))
    larger.fitting = .inside
    return larger
  }

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
