import Foundation
import UIKitCompat

/// The modules of a QR code, row by row.
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

  /// Returns nil if there are no bytes or too many.
  public init?(_ message: Data, correction: Correction) {
    guard let code = QREncoder.encode(message, correction: correction.rawValue) else { return nil }
    (side, areDark) = code
  }
}
