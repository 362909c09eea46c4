import Imaging
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
  /// A thumbnail that has so many times fewer pixels across than are wanted looks sharp enough where
  /// photos are small: 256 pixels of a camera's 3:2 for a square of 200.
  private static let enlargement: CGFloat = 1.2

  /// Whether a thumbnail of that size in pixels will do, of a picture that has `whole` pixels.
  private static func serves(_ own: CGSize, _ request: ImageRequest, isWhole: Bool) -> Bool {
    guard let pixels = request.pixels, own.width > 0, own.height > 0 else { return false }
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let ratio = request.fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    return ratio <= enlargement || isWhole
  }

  /// The thumbnail that is made of a picture beside what a request wants, so that one decoding is
  /// enough for both; nil when none is.
  struct Byproduct: Sendable {
    var size: Size
    /// What is decoded in the request's place.
    var request: ImageRequest
  }

  /// Reads the header.
  func byproduct(of request: ImageRequest, decoding picture: ImageFile) -> Byproduct? {
    // Larger ones cost more to write than most programs gain by them.
    guard request.part == .whole, isWelcome(request.url), let least = Size(for: request),
      least != .doubleExtraLarge, let pixels = request.pixels,
      let own = try? picture.pixelSize(), own.width > 0, own.height > 0
    else { return nil }
    func scaled(to size: Size) -> CGFloat { CGFloat(size.rawValue) / max(own.width, own.height) }
    let size = Size.allCases.first { size in
      let scale = scaled(to: size)
      return Self.serves(
        CGSize(width: own.width * scale, height: own.height * scale), request, isWhole: scale >= 1)
    }
    guard let size, size != .doubleExtraLarge else { return nil }
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let wanted = request.fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    let scale = max(wanted, scaled(to: size))
    var larger = request
    larger.pixels = CGSize(
      width: (own.width * scale).rounded(.up), height: (own.height * scale).rounded(.up))
    larger.fitting = .inside
    return Byproduct(size: size, request: larger)
  }

  /// What the desktop has already, when it is sharp enough for the request. Blocks.
  func image(for request: ImageRequest, like picture: ImageFile) -> UIImage? {
    guard Size(for: request) != nil, let pixels = request.pixels else { return nil }
    for size in Size.allCases
    where CGFloat(size.rawValue) * Self.enlargement >= max(pixels.width, pixels.height) {
      guard let data = thumbnail(of: request.url, size) else { continue }
      let small = picture.other(data, name: request.url.displayName)
      // One that does not fill its size is of a picture that is no larger.
      guard let own = try? small.pixelSize(),
        Self.serves(own, request, isWhole: max(own.width, own.height) < CGFloat(size.rawValue))
      else { continue }
      if let image = try? small.image(fitting: nil, .inside), image.damage == nil {
        return picture.resized(image, to: pixels, request.fitting)
      }
    }
    return nil
  }
}
