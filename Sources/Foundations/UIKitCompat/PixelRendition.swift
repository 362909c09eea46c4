#if os(Linux)
  import HostInterface
#endif

/// A description of how an image is rendered from another in one pass: which part of it, how it is
/// rotated and straightened, and in which colors.
public struct PixelRendition: Hashable, Sendable {
  /// The width of the result in pixels.
  public var width: Int
  /// The height of the result in pixels.
  public var height: Int
  /// The transform from points of the result to points of the source, in pixels: six numbers in the
  /// order of `CGAffineTransform`.
  public var map: [Double]
  /// The red, green and blue results for each of the 256 stored values, each in 0…1; if empty,
  /// colors don't change.
  public var curves: [Float] = []
  /// The color matrix applied after the curves, with a row each for red, green and blue: three
  /// factors and an offset; if empty, colors don't change.
  public var matrix: [Double] = []
  /// The radius at which the vignette begins; 1 is the corner. The default value is 0.4.
  public var vignetteRadius = 0.4
  /// The fraction of light that the vignette removes at the corners, 0…1. The default value is 0.
  public var vignetteAmount = 0.0

  /// Creates a rendition with the source's colors.
  public init(width: Int, height: Int, map: [Double]) {
    self.width = width
    self.height = height
    self.map = map
  }

  #if os(Linux)
    var hostRendition: ImageRendition {
      ImageRendition(
        width: width, height: height, map: map, curves: curves, matrix: matrix,
        vignetteRadius: vignetteRadius, vignetteAmount: vignetteAmount)
    }
  #endif
}
