import UIKit

/// An image's pixels, to be changed: blue, green, red, alpha, a byte each, colours multiplied by
/// alpha, rows from top to bottom without gaps.
public struct PixelBuffer: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// All rows from top to bottom without padding.
  public var bytes: [UInt8]

  /// Creates a buffer; there must be four bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width > 0 && height > 0 && bytes.count == width * height * 4,
      "PixelBuffer: four bytes a pixel are needed")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns nil for images without pixels, such as symbols.
  public init?(_ image: UIImage) {
    guard let source = image.cgImage else { return nil }
    #if os(Linux)
      let rowLength = source.width * 4
      let bytes = source.withPixels { pixels in
        [UInt8](unsafeUninitializedCapacity: rowLength * source.height) { buffer, count in
          for y in 0..<source.height {
            let row = UnsafeRawBufferPointer(
              rebasing: pixels[y * source.bytesPerRow..<y * source.bytesPerRow + rowLength])
            UnsafeMutableRawBufferPointer(
              rebasing: UnsafeMutableRawBufferPointer(buffer)[(y * rowLength)...]
            )
            .copyMemory(from: row)
          }
          count = rowLength * source.height
        }
      }
      self.init(width: source.width, height: source.height, bytes: bytes)
    #else
      var bytes = [UInt8](repeating: 0, count: source.width * source.height * 4)
      let isDrawn = bytes.withUnsafeMutableBytes { buffer in
        guard
          let context = CGContext(
            data: buffer.baseAddress, width: source.width, height: source.height,
            bitsPerComponent: 8, bytesPerRow: source.width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.layout)
        else { return false }
        context.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        return true
      }
      guard isDrawn else { return nil }
      self.init(width: source.width, height: source.height, bytes: bytes)
    #endif
  }

  /// Returns nil if there isn't enough memory.
  public func image(scale: CGFloat) -> UIImage? {
    #if os(Linux)
      let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
      let made = CGImage(width: width, height: height, isOpaque: isOpaque) { target in
        _ = target.update(fromContentsOf: bytes)
      }
      return UIImage(cgImage: made, scale: scale, orientation: .up)
    #else
      guard let provider = CGDataProvider(data: Data(bytes) as CFData),
        let made = CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: Self.layout), provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent)
      else { return nil }
      return UIImage(cgImage: made, scale: scale, orientation: .up)
    #endif
  }

  #if !os(Linux)
    private static let layout =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
  #endif
}
