#if os(Linux)
  import HostInterface
#endif

/// What filters are made of. Colours are 0…1 in sRGB as stored, not multiplied by alpha.
public enum PixelOperation: Hashable, Sendable {
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

  #if os(Linux)
    var hostOperation: ImageOperation {
      switch self {
      case .colorMatrix(let matrix): .colorMatrix(matrix)
      case .curve(let curve): .curve(curve)
      case .gaussianBlur(let deviation): .gaussianBlur(deviation)
      case .boxBlur(let reach): .boxBlur(reach)
      case .sharpen(let radius, let amount): .sharpen(radius: radius, amount: amount)
      case .pixellate(let side): .pixellate(side)
      case .edges(let strength): .edges(strength)
      case .vignette(let radius, let amount): .vignette(radius: radius, amount: amount)
      }
    }
  #endif
}
