/// How one image is made out of another: what part of it, turned and straightened, in which colors.
package struct ImageRendition: Hashable, Sendable {
  /// The size of the result in pixels.
  package var width: Int
  package var height: Int
  /// Six numbers from points of the result to points of the source, in pixels, in the order of
  /// `CGAffineTransform`.
  package var map: [Double]
  /// Red, green and blue for the 256 values of a color, 0…1 each; empty changes nothing.
  package var curves: [Float]
  /// Rows for red, green and blue: three factors and an offset; empty changes nothing.
  package var matrix: [Double]
  /// Where darkening begins; 1 is the corner.
  package var vignetteRadius: Double
  /// How much of the light the corners lose, 0…1.
  package var vignetteAmount: Double

  package init(
    width: Int, height: Int, map: [Double], curves: [Float], matrix: [Double],
    vignetteRadius: Double, vignetteAmount: Double
  ) {
    self.width = width
    self.height = height
    self.map = map
    self.curves = curves
    self.matrix = matrix
    self.vignetteRadius = vignetteRadius
    self.vignetteAmount = vignetteAmount
  }
}
