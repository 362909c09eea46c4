import QuartzCore

extension UIImage {
  /// The ways in which the parts of a resizable image between its caps fill their space.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The edges of the image that keep their size when it is resized; zero unless it is resizable.
  public var capInsets: UIEdgeInsets { placement.resizing?.capInsets ?? .zero }
  /// How the parts between the caps are resized; `stretch` for an image that isn't resizable.
  public var resizingMode: ResizingMode { placement.resizing?.mode ?? .stretch }

  /// Returns the image with caps that keep their size when it is resized, and between which it is
  /// repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with caps that keep their size when it is resized.
  ///
  /// Image views resize it if they fill their bounds with it, and `draw(in:)` does. Symbols are
  /// drawn as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    placed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// A Boolean value that indicates whether the image is mirrored in views whose layout runs from
  /// right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { placement.flipsForRightToLeft }

  /// Returns the image, mirrored in views whose layout runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    placed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally. Symbols have no pixels and stay as they are.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      cgImage: cgImage?.turned(.upMirrored), scale: scale, renderingMode: renderingMode,
      images: images(changedBy: { $0.withHorizontallyFlippedOrientation() }), duration: duration,
      playCount: playCount, symbol: symbol, tint: tint, placement: placement)
  }

  private func placed(_ change: (inout ImagePlacement) -> Void) -> UIImage {
    var placement = placement
    change(&placement)
    return UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode,
      images: images(changedBy: { $0.placed(change) }), duration: duration, playCount: playCount,
      symbol: symbol, tint: tint, asset: asset, placement: placement)
  }

  /// Returns the image's pixels, or those of its shape in one color, filling a rectangle.
  func node(of pixels: CGImage, in rect: CGRect, isRightToLeft: Bool) -> RenderNode {
    let node =
      placement.resizing?.node(of: pixels, scale: scale, in: rect)
      ?? RenderNode(.image(pixels, frame: rect, filter: .trilinear))
    guard placement.flipsForRightToLeft, isRightToLeft else { return node }
    var mirror = CATransform3DMakeScale(-1, 1, 1)
    mirror.m41 = rect.minX + rect.maxX
    return RenderNode(.transform(mirror, node))
  }
}
