import Quartz2D

/// Applies filters to pixels. Calls block and may be made on any thread.
package protocol ImageFiltering: Sendable {
  /// Returns the filtered pixels; nil if there isn't enough memory.
  ///
  /// - Parameter pixels: Premultiplied BGRA, rows without padding.
  func filtered(
    _ pixels: [UInt8], width: Int, height: Int, by operations: [ImageOperation]
  ) -> [UInt8]?

  /// Returns the pixels of a rendition; nil if there isn't enough memory.
  ///
  /// - Parameter pixels: Premultiplied BGRA, rows without padding.
  func rendered(
    _ pixels: [UInt8], width: Int, height: Int, as rendition: ImageRendition
  ) -> [UInt8]?
}

/// The operations that filters consist of. Colors are stored sRGB values from 0 to 1, not
/// premultiplied.
package enum ImageOperation: Hashable, Sendable {
  /// Rows for red, green and blue: three factors and an offset.
  case colorMatrix([Double])
  /// The result for each of the 256 values.
  case curve([UInt8])
  /// The standard deviation in pixels.
  case gaussianBlur(Double)
  /// The number of neighbors on each side.
  case boxBlur(Int)
  /// Adds a multiple of the difference from a blurred image.
  case sharpen(radius: Double, amount: Double)
  /// The side of the squares in pixels.
  case pixellate(Int)
  /// The factor of the differences between neighboring pixels.
  case edges(Double)
  /// Darkens from `radius` outward, where 1 is the corner.
  case vignette(radius: Double, amount: Double)
}
