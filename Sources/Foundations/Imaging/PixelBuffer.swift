import UIKit
import UIKitCompat

/// An image's pixels, to be changed: blue, green, red, alpha, a byte each, colors multiplied by
/// alpha, rows from top to bottom without gaps.
public struct PixelBuffer: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// All rows from top to bottom without padding.
  public var bytes: [UInt8]

  /// Creates a buffer; there must be four bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "PixelBuffer: four bytes a pixel are needed")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns nil for images without pixels, such as symbols.
  public init?(_ image: UIImage) {
    guard let pixels = image.copyPixels() else { return nil }
    self.init(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }

  /// Returns nil if there isn't enough memory.
  public func image(scale: CGFloat) -> UIImage? {
    UIImage(pixels: bytes, width: width, height: height, scale: scale)
  }
}
