import UIKit

/// Pixels are stored as in Imaging's `PixelBuffer`: blue, green, red and alpha, one byte each,
/// colors premultiplied by alpha, rows from top to bottom without padding.
extension UIImage {
  /// Returns a copy of the image's pixels, or `nil` for images without pixels, such as symbols.
  public func copyPixels() -> (width: Int, height: Int, bytes: [UInt8])? {
    guard let source = cgImage else { return nil }
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
    #else
      var bytes = [UInt8](repeating: 0, count: source.width * source.height * 4)
      let isDrawn = bytes.withUnsafeMutableBytes { buffer in
        guard
          let context = CGContext(
            data: buffer.baseAddress, width: source.width, height: source.height,
            bitsPerComponent: 8, bytesPerRow: source.width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.pixelLayout)
        else { return false }
        context.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        return true
      }
      guard isDrawn else { return nil }
    #endif
    return (source.width, source.height, bytes)
  }

  /// Creates an image from pixels of four bytes each. Returns `nil` if there isn't enough memory.
  public convenience init?(pixels bytes: [UInt8], width: Int, height: Int, scale: CGFloat) {
    #if os(Linux)
      let isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
      let made = CGImage(width: width, height: height, isOpaque: isOpaque) { target in
        _ = target.update(fromContentsOf: bytes)
      }
    #else
      guard let provider = CGDataProvider(data: Data(bytes) as CFData),
        let made = CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: Self.pixelLayout), provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent)
      else { return nil }
    #endif
    self.init(cgImage: made, scale: scale, orientation: .up)
  }

  #if !os(Linux)
    private static let pixelLayout =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
  #endif
}
