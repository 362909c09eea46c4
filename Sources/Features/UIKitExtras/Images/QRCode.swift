import Foundation
import Imaging

/// Bytes as a square of dark and bright modules that cameras read (ISO/IEC 18004), in the smallest of
/// the forty sizes that holds them.
public struct QRCode: Hashable, Sendable {
  /// How much of the code may be lost or dirty: about 7, 15, 25 and 30 percent.
  public typealias Correction = QRModules.Correction

  private let modules: QRModules

  /// - Parameter correction: Core Image's default is the same.
  public init(_ message: Data, correction: Correction = .medium) throws(QRCodeError) {
    guard !message.isEmpty else { throw .empty }
    guard message.count <= correction.capacity else {
      throw .tooLong(bytes: message.count, maximum: correction.capacity)
    }
    guard let modules = QRModules(message, correction: correction) else { throw .outOfMemory }
    self.modules = modules
  }

  /// The text's UTF-8.
  public init(_ text: String, correction: Correction = .medium) throws(QRCodeError) {
    try self.init(Data(text.utf8), correction: correction)
  }

  /// Modules in a row.
  public var side: Int { modules.side }

  /// Whether a module is dark; those beside the code are bright.
  public subscript(x: Int, y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && modules.areDark[y * side + x]
  }
}

extension QRCode.Correction {
  /// Bytes in the largest code, from the standard's table 7.
  public var capacity: Int {
    switch self {
    case .low: 2953
    case .medium: 2331
    case .quartile: 1663
    case .high: 1273
    }
  }
}

/// Why there is no code; the description is a sentence for a person.
public enum QRCodeError: Error, Hashable, CustomStringConvertible {
  /// There is nothing to encode.
  case empty
  /// The text has more bytes than fit into the largest code at this correction level.
  case tooLong(bytes: Int, maximum: Int)
  /// There isn't enough memory for the image.
  case outOfMemory

  public var description: String {
    switch self {
    case .empty: "There is nothing to encode. Give the code at least one byte."
    case .tooLong(let bytes, let maximum):
      "A code holds \(maximum) bytes and this text has \(bytes). Shorten it, or ask for less correction."
    case .outOfMemory: "There was no memory for the code. Close something and try again."
    }
  }
}
