import UIKit
import UIKitCompat

extension ImageFile {
  /// Upright, in pixels. Reads the header; blocks the calling thread.
  public func pixelSize() throws(Failure) -> CGSize { try details().pixelSize }

  /// Reads the header; blocks the calling thread.
  public func details() throws(Failure) -> Details { try codec.details(of: source) }

  /// The small image that cameras put beside the large one, upright; nil when there is none.
  /// Reads the header; blocks the calling thread.
  public func embeddedThumbnail() throws(Failure) -> UIImage? {
    try codec.embeddedThumbnail(of: source)
  }

  /// A part of the image. Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - region: Upright pixels; what lies outside of the image is left out.
  ///   - pixels: The size of the result, which is never larger than the part.
  public func image(of region: CGRect, pixels: CGSize) throws(Failure) -> UIImage {
    let area = region.integral.intersection(CGRect(origin: .zero, size: try pixelSize()))
    guard !area.isNull, area.width >= 1, area.height >= 1 else {
      throw Failure(description: Failure.nothingInPlace)
    }
    return try codec.image(
      from: source, area: area,
      pixels: CGSize(
        width: min(area.width, max(1, pixels.width.rounded())),
        height: min(area.height, max(1, pixels.height.rounded()))))
  }
}
