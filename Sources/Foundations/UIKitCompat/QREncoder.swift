import Foundation

#if os(Linux)
  import CQrencode
#else
  import CoreImage
#endif

/// Generates QR codes: with libqrencode on Linux, with Core Image on Apple's systems.
public enum QREncoder {
  /// Returns the number of modules per side, and whether each module is dark, row by row from the
  /// top left; `nil` if the message is empty or too long.
  ///
  /// - Parameter correction: The error correction level of the standard, from the weakest to the
  ///   strongest: L, M, Q or H.
  public static func encode(
    _ message: Data, correction: String
  ) -> (side: Int, areDark: [Bool])? {
    #if os(Linux)
      let levels: [String: QRecLevel] = [
        "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
      ]
      guard let level = levels[correction] else { return nil }
      let made = message.withUnsafeBytes { buffer in
        buffer.baseAddress.flatMap {
          QRcode_encodeData(
            Int32(clamping: buffer.count), $0.assumingMemoryBound(to: UInt8.self), 0, level)
        }
      }
      guard let made else { return nil }
      defer { QRcode_free(made) }
      let side = Int(made.pointee.width)
      // The lowest bit is the color; the other bits describe the purpose of the module.
      let modules = UnsafeBufferPointer(start: made.pointee.data, count: side * side)
      return (side, modules.map { $0 & 1 == 1 })
    #else
      let parameters: [String: Any] = [
        "inputMessage": message, "inputCorrectionLevel": correction,
      ]
      guard !message.isEmpty,
        let image = CIFilter(name: "CIQRCodeGenerator", parameters: parameters)?.outputImage
      else { return nil }
      // The image has one pixel per module, and a margin of one pixel on each side.
      let bounds = image.extent.insetBy(dx: 1, dy: 1)
      let side = Int(bounds.width)
      var bytes = [UInt8](repeating: 0, count: side * side * 4)
      bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        CIContext().render(
          image, toBitmap: base, rowBytes: side * 4, bounds: bounds, format: .BGRA8,
          colorSpace: nil)
      }
      return (side, (0..<side * side).map { bytes[$0 * 4] < 128 })
    #endif
  }
}
