import QuartzCore

extension UIImage {
  /// Whether image views show only the shape of the image, in their own tint color. Symbols are
  /// templates unless their rendering mode specifies otherwise.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (symbol != nil && renderingMode == .automatic)
  }

  /// Returns the image in one color, with the same rendering mode.
  ///
  /// Image views still show templates, which include symbols, in their own tint color; specify
  /// `.alwaysOriginal` as well for those.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image in one color, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode,
      images: images(changedBy: { $0.withTintColor(color, renderingMode: renderingMode) }),
      duration: duration, playCount: playCount, symbol: symbol, tint: color, asset: asset,
      placement: placement)
  }

  /// Returns the images of an animated image with a change. An image that is repeated to be shown
  /// longer remains the same object.
  func images(changedBy change: (UIImage) -> UIImage) -> [UIImage]? {
    var changed: [ObjectIdentifier: UIImage] = [:]
    return images?.map { image in
      if let made = changed[ObjectIdentifier(image)] { return made }
      let made = change(image)
      changed[ObjectIdentifier(image)] = made
      return made
    }
  }
}

extension CGImage {
  /// Returns an image of one color that has the opacity of this one.
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
