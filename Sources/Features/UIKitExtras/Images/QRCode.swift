import Foundation
import Imaging

/// A QR code (ISO/IEC 18004), in the smallest of the forty sizes that holds its bytes.
public struct QRCode: Hashable, Sendable {
  /// The level of error correction: about 7, 15, 25 and 30 percent.
  public typealias Correction = QRModules.Correction

  private let modules: QRModules

  /// Creates a code of bytes.
  ///
  /// - Parameter correction: The level of error correction. The default is that of Core Image.
  public init(_ message: Data, correction: Correction = .medium) throws(QRCodeError) {
    guard !message.isEmpty else { throw .empty }
    guard message.count <= correction.capacity else {
      throw .tooLong(bytes: message.count, maximum: correction.capacity)
    }
    guard let modules = QRModules(message, correction: correction) else { throw .outOfMemory }
    self.modules = modules
  }

  /// Creates a code of a text in UTF-8.
  public init(_ text: String, correction: Correction = .medium) throws(QRCodeError) {
    try self.init(Data(text.utf8), correction: correction)
  }

  /// The number of modules in a row.
  public var side: Int { modules.side }

  /// Whether a module is dark; false outside the code.
  public subscript(x: Int, y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && modules.areDark[y * side + x]
  }
}

extension QRCode.Correction {
  /// The number of bytes in the largest code, from the standard's table 7.
  public var capacity: Int {
    switch self {
    case .low: 2953
    case .medium: 2331
    case .quartile: 1663
    case .high: 1273
    }
  }
}

/// The reason why there is no code. The description is a sentence for a person.
public enum QRCodeError: Error, Hashable, CustomStringConvertible {
  /// There is nothing to encode.
  case empty
  /// The text has more bytes than fit into the largest code at this correction level.
  case tooLong(bytes: Int, maximum: Int)
  /// There isn't enough memory for the image.
  case outOfMemory

  public var description: String {
    switch self {
    case .empty:
      String(
        localized: "There is nothing to encode. Give the code at least one byte.",
        bundle: .uikitExtras)
    case .tooLong(let bytes, let maximum):
      String(
        localized:
          "A code holds \(maximum) bytes and this text has \(bytes). Shorten it, or ask for less correction.",
        bundle: .uikitExtras)
    case .outOfMemory:
      String(
        localized: "There was no memory for the code. Close something and try again.",
        bundle: .uikitExtras)
    }
  }
}
