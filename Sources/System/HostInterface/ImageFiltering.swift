import Quartz2D

/// Changes pixels. Every call may be made on any thread and blocks it.
package protocol ImageFiltering: Sendable {
  /// - Parameter pixels: premultiplied BGRA, rows without gaps. Nil when there is no memory for it.
  func filtered(
    _ pixels: [UInt8], width: Int, height: Int, by operations: [ImageOperation]
  ) -> [UInt8]?
}

/// What filters are made of. Colours are 0…1 in sRGB as stored, not multiplied by alpha.
package enum ImageOperation: Hashable, Sendable {
  /// Rows for red, green and blue: three factors, and what is added.
  case colorMatrix([Double])
  /// What becomes of each of the 256 values.
  case curve([UInt8])
  /// Standard deviation in pixels.
  case gaussianBlur(Double)
  /// Neighbours on each side.
  case boxBlur(Int)
  /// Adds so much of the difference to what a blur leaves.
  case sharpen(radius: Double, amount: Double)
  /// Squares of so many pixels.
  case pixellate(Int)
  /// How much of the change from pixel to pixel is shown.
  case edges(Double)
  /// Darkens from `radius` (1 is the corner) outwards.
  case vignette(radius: Double, amount: Double)
}
