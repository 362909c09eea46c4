import QuartzCore

extension UIImage {
  /// Whether only its shape counts, and an image view gives it the view's tint; so are symbols, unless
  /// they are to keep their own.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (symbol != nil && renderingMode == .automatic)
  }

  /// Image views show templates, symbols among them, in their own tint all the same: for those ask for
  /// `.alwaysOriginal`, too.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, images: images,
      duration: duration, symbol: symbol, tint: color)
  }
}

extension CGImage {
  /// The picture's shape in one colour: as opaque as the picture, whatever its colours.
  func filled(with color: CGColor) -> CGImage {
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32((min(max(component * color.alpha, 0), 1) * 255).rounded())
    }
    let parts = [byte(color.blue), byte(color.green), byte(color.red), byte(1)]
    return CGImage(width: width, height: height, isOpaque: isOpaque && color.alpha >= 1) { made in
      withPixels { source in
        for row in 0..<height {
          for column in 0..<width {
            let (from, to) = (row * bytesPerRow + column * 4, (row * width + column) * 4)
            let shade = isOpaque ? 255 : UInt32(source[from + 3])
            guard shade > 0 else { continue }
            for part in 0..<4 { made[to + part] = UInt8((parts[part] * shade + 127) / 255) }
          }
        }
      }
    }
  }
}
