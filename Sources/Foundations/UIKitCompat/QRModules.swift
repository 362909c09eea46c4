import Foundation

#if os(Linux)
  import CQrencode
#else
  import CoreImage
#endif

/// The modules of a QR code, row by row: by libqrencode on Linux, by Core Image on Apple's systems.
public struct QRModules: Hashable, Sendable {
  /// From the weakest to the strongest, by the standard's letters.
  public enum Correction: String, Hashable, Sendable, CaseIterable {
    /// About 7 % of the code can be restored.
    case low = "L"
    /// About 15 % of the code can be restored.
    case medium = "M"
    /// About 25 % of the code can be restored.
    case quartile = "Q"
    /// About 30 % of the code can be restored.
    case high = "H"
  }

  /// Modules in a row.
  public let side: Int
  /// Whether each module is dark, row by row from the top left.
  public let areDark: [Bool]
}

#if os(Linux)
  extension QRModules {
    /// Returns nil if there are no bytes or too many.
    public init?(_ message: Data, correction: Correction) {
      let made = message.withUnsafeBytes { buffer in
        buffer.baseAddress.flatMap {
          QRcode_encodeData(
            Int32(clamping: buffer.count), $0.assumingMemoryBound(to: UInt8.self), 0,
            correction.level)
        }
      }
      guard let made else { return nil }
      defer { QRcode_free(made) }
      side = Int(made.pointee.width)
      // The lowest bit is the colour, the others say what the module is for.
      areDark = UnsafeBufferPointer(start: made.pointee.data, count: side * side).map { $0 & 1 == 1 }
    }
  }

  extension QRModules.Correction {
    fileprivate var level: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quartile: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }
#else
  extension QRModules {
    /// Returns nil if there are no bytes or too many.
    public init?(_ message: Data, correction: Correction) {
      let parameters: [String: Any] = [
        "inputMessage": message, "inputCorrectionLevel": correction.rawValue,
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
      self.side = side
      areDark = (0..<side * side).map { bytes[$0 * 4] < 128 }
    }
  }
#endif
