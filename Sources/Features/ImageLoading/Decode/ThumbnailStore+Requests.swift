import Imaging
import UIKit
import UIKitCompat

extension ThumbnailStore.Size {
  /// Returns the smallest thumbnail with enough pixels for a request; nil if there is none, or if
  /// all pixels are requested.
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
  /// A thumbnail that is enlarged to this looks sharp enough for small photos: 256 pixels of a
  /// camera's 3:2 for a square of 200.
  private static let maximumPercent = 120

  /// Whether an image of a size in pixels is sufficient for a request.
  ///
  /// - Parameter percent: The size up to which it may be enlarged.
  private static func serves(
    _ own: CGSize, _ request: ImageRequest, enlargedTo percent: Int = 100
  ) -> Bool {
    guard let pixels = request.pixels, own.width > 0, own.height > 0 else { return false }
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let ratio = request.fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    return ratio * 100 <= CGFloat(percent)
  }

  /// A thumbnail that is made while an image is decoded for a request, so that it is decoded only
  /// once; nil if none is made.
  struct Byproduct: Sendable {
    var size: Size
    /// The request that is decoded instead.
    var request: ImageRequest
  }

  /// Returns the thumbnail to make for a request. Reads the file's header.
  func byproduct(of request: ImageRequest, decoding imageFile: ImageFile) -> Byproduct? {
    // Larger ones take longer to write than most programs gain.
    guard request.part == .whole, isEligible(request.url), let least = Size(for: request),
      least != .doubleExtraLarge, let pixels = request.pixels,
      let own = try? imageFile.pixelSize(), own.width > 0, own.height > 0
    else { return nil }
    func scaled(to size: Size) -> CGFloat { CGFloat(size.rawValue) / max(own.width, own.height) }
    let size = Size.allCases.first { size in
      let scale = scaled(to: size)
      let scaled = CGSize(width: own.width * scale, height: own.height * scale)
      return scale >= 1 || Self.serves(scaled, request, enlargedTo: Self.maximumPercent)
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

  /// Returns the largest thumbnail of a file. Blocks.
  func largest(of url: URL, like imageFile: ImageFile) -> UIImage? {
    Size.allCases.reversed().lazy.compactMap { size in
      self.thumbnail(of: url, size).flatMap {
        try? imageFile.other($0, name: url.displayName).image(fitting: nil, .inside)
      }
    }.first
  }

  /// Returns the desktop's thumbnail if it is sharp enough for the request. Blocks.
  func image(for request: ImageRequest, like imageFile: ImageFile) -> UIImage? {
    guard Size(for: request) != nil, let pixels = request.pixels else { return nil }
    let wanted = max(pixels.width, pixels.height)
    for size in Size.allCases
    where CGFloat(size.rawValue * Self.maximumPercent) >= wanted * 100 {
      guard let data = thumbnail(of: request.url, size),
        let image = try? imageFile.other(data, name: request.url.displayName).image(
          fitting: pixels, request.fitting, maximumPercent: Self.maximumPercent),
        image.damage == nil
      else { continue }
      let own = image.size
      // A thumbnail smaller than its size is of an image that is no larger.
      let isWhole = max(own.width, own.height) < CGFloat(size.rawValue)
      if isWhole || Self.serves(own, request) { return image }
    }
    return nil
  }
}
