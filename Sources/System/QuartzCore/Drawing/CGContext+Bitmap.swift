import Quartz2D

/// The pixels of a context that draws into memory. Contexts in which views draw have none: their
/// sizes are 0, and the other properties `nil`.
extension CGContext {
  /// The memory, which shows each drawing from now on.
  public var data: UnsafeMutableRawPointer? {
    render()
    return bitmap?.share()
  }

  /// Returns an image of the drawing so far.
  public func makeImage() -> CGImage? {
    render()
    return bitmap?.image()
  }

  /// The width in pixels.
  public var width: Int { bitmap?.layout.width ?? 0 }
  /// The height in pixels.
  public var height: Int { bitmap?.layout.height ?? 0 }
  /// The number of bits of a component.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
  /// The number of bytes from the start of one row to the start of the next.
  public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { bitmap?.layout.space }
  /// The place of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alphaInfo ?? .none }
  /// The arrangement of a pixel's components.
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.info ?? [] }
}
