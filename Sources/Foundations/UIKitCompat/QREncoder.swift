import Foundation

#if os(Linux)
  import CQrencode
#else
  import CoreImage
#endif

/// Makes QR codes: by libqrencode on Linux, by Core Image on Apple's systems.
public enum QREncoder {
  /// The modules in a row, and whether each is dark, row by row from the top left; nil if there are
  /// no bytes or too many.
  ///
  /// - Parameter correction: The standard's letter, from the weakest to the strongest L, M, Q or H.
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
      // The lowest bit is the colour, the others say what the module is for.
      let modules = UnsafeBufferPointer(start: made.pointee.data, count: side * side)
      return (side, modules.map { $0 & 1 == 1 })
    #else
      let parameters: [String: Any] = [
        "inputMessage": message, "inputCorrectionLevel": correction,
      ]
      guard !message.isEmpty,
        let image = CIFilter(name: "CIQRCodeGenerator", parameters: parameters)?.outputImage
      else { return nil }
      // A pixel a module, with one of margin on each side.
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
