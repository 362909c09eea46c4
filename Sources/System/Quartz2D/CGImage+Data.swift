import Foundation

/// The bytes of an image.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  init(_ data: CFData) { self.data = data }
}

extension CGImage {
  /// The number of bits of a component, which is always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel, which is always 32.
  public var bitsPerPixel: Int { 32 }

  /// The arrangement of a pixel's bytes, which is always blue, green, red and alpha.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Whether the image has alpha: `noneSkipFirst` if it is opaque, and `premultipliedFirst`
  /// otherwise.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  /// The color space, which is always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The pixels, row by row from top to bottom.
  public var dataProvider: CGDataProvider? {
    withPixels { pixels in
      guard let first = pixels.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return CGDataProvider(CFData(first, count: pixels.count, owner: pixelStorage))
    }
  }
}
