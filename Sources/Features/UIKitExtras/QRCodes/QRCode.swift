import Foundation

/// Bytes as a square of dark and bright modules that cameras read (ISO/IEC 18004), in the smallest of
/// the forty sizes that holds them.
public struct QRCode: Hashable, Sendable {
  /// How much of the code may be lost or dirty: about 7, 15, 25 and 30 percent.
  public enum Correction: Int, Hashable, Sendable, CaseIterable { case low, medium, quartile, high }

  /// Modules in a row.
  public let side: Int
  private let modules: [Bool]

  /// - Parameter correction: Core Image's default is the same.
  public init(_ message: Data, correction: Correction = .medium) throws(QRCodeError) {
    guard let format = QRFormat.smallest(for: message.count, correction) else {
      throw .tooLong(
        bytes: message.count, maximum: QRFormat.largest(correction).messageBytes)
    }
    var grid = QRGrid(format)
    grid.fill(with: QRCodewords(message, format).interleaved)
    grid.mask()
    side = format.side
    modules = grid.modules
  }

  /// The text's UTF-8.
  public init(_ text: String, correction: Correction = .medium) throws(QRCodeError) {
    try self.init(Data(text.utf8), correction: correction)
  }

  /// Whether a module is dark; those beside the code are bright.
  public subscript(x: Int, y: Int) -> Bool {
    (0..<side).contains(x) && (0..<side).contains(y) && modules[y * side + x]
  }
}

/// Why there is no code; the description is a sentence for a person.
public enum QRCodeError: Error, Hashable, CustomStringConvertible {
  case tooLong(bytes: Int, maximum: Int)

  public var description: String {
    switch self {
    case .tooLong(let bytes, let maximum):
      "A code holds \(maximum) bytes and this text has \(bytes). Shorten it, or ask for less correction."
    }
  }
}
