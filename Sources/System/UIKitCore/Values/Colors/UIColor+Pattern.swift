import QuartzCore

extension UIColor {
  /// Creates a color that repeats an image, from the top left corner of a view or drawing.
  ///
  /// Backgrounds, paths and text repeat it. Borders, shadows, gradients, and ranges of text with a
  /// color of their own are drawn in its mean color. An image without a size is a clear color.
  public convenience init(patternImage image: UIImage) {
    let size = image.size
    let pixels =
      image.symbol == nil && image.tint == nil
      ? image.cgImage
      : UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: .zero) }.cgImage
    guard let pixels, size.width > 0, size.height > 0 else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(cgColor: CGColor(repeating: pixels, size: size))
  }
}
