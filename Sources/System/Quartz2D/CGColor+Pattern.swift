import Foundation

extension CGColor {
  /// An image that is repeated where the color is drawn.
  package struct Pattern: Hashable, Sendable {
    package let image: CGImage
    /// The size of each repetition, in points.
    package let size: CGSize

    package static func == (a: Pattern, b: Pattern) -> Bool {
      a.image === b.image && a.size == b.size
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
  }

  /// Creates a color that repeats an image, from the origin of what is drawn with it.
  ///
  /// Fills of layers and paths, lines, and text repeat it; borders, shadows, gradients and ranges
  /// of text are drawn in its mean color.
  package convenience init(repeating image: CGImage, size: CGSize, alpha: CGFloat = 1) {
    let mean = image.meanColor
    self.init(
      red: mean.red, green: mean.green, blue: mean.blue, alpha: alpha,
      pattern: Pattern(image: image, size: size))
  }

  /// Whether nothing is seen through the color.
  package var isOpaque: Bool { alpha >= 1 && pattern?.image.isOpaque ?? true }
}

extension CGImage {
  /// The mean of the colors of some pixels, where the image isn't transparent.
  fileprivate var meanColor: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var sums = [0, 0, 0, 0]
    withPixels { pixels in
      for y in stride(from: 0, to: height, by: max(1, height / 64)) {
        for x in stride(from: 0, to: width, by: max(1, width / 64)) {
          let pixel = y * bytesPerRow + x * 4
          for part in 0..<3 { sums[part] += Int(pixels[pixel + part]) }
          sums[3] += isOpaque ? 255 : Int(pixels[pixel + 3])
        }
      }
    }
    func mean(_ part: Int) -> CGFloat { CGFloat(sums[part]) / CGFloat(max(1, sums[3])) }
    return (mean(2), mean(1), mean(0))
  }
}
