#if os(Linux)
  import HostInterface
#endif

/// The operations that filters consist of. Color components are 0…1 in sRGB as stored, not
/// premultiplied by alpha.
public enum PixelOperation: Hashable, Sendable {
  /// A color matrix with a row each for red, green and blue: three factors and an offset.
  case colorMatrix([Double])
  /// A tone curve with a result for each of the 256 values.
  case curve([UInt8])
  /// A Gaussian blur with its standard deviation in pixels.
  case gaussianBlur(Double)
  /// A box blur with the number of neighbors on each side.
  case boxBlur(Int)
  /// Unsharp masking, which adds the specified amount of the difference between the image and its
  /// blurred copy.
  case sharpen(radius: Double, amount: Double)
  /// Pixellation with the side of the squares in pixels.
  case pixellate(Int)
  /// Edge detection with the factor by which differences between adjacent pixels are shown.
  case edges(Double)
  /// A vignette that darkens from `radius` (1 is the corner) outwards.
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
