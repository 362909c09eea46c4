import UIKit

/// The form in which an edit is stored beside the photo: "1 turn=1 crop=0.1,0,0.8,1 exposure=0.5".
extension PhotoEdit: LosslessStringConvertible, Codable {
  /// The version of the form. A program doesn't apply what a later one meant.
  private static let version = "1"

  public var description: String {
    var words = [Self.version]
    if quarterTurns != 0 { words.append("turn=\(quarterTurns)") }
    if isMirrored { words.append("mirror=1") }
    if straightening != 0 { words.append("straighten=\(straightening)") }
    if crop != Self.wholeFrame {
      let numbers = [crop.minX, crop.minY, crop.width, crop.height]
      words.append("crop=" + numbers.map { "\(Double($0))" }.joined(separator: ","))
    }
    for adjustment in Adjustment.allCases where self[adjustment] != 0 {
      words.append("\(adjustment.rawValue)=\(self[adjustment])")
    }
    return words.joined(separator: " ")
  }

  /// Nil for a text of a later version, or none of an edit. Unknown words are ignored.
  public init?(_ description: String) {
    guard description.utf8.count <= 4096 else { return nil }
    let words = description.split(whereSeparator: \.isWhitespace)
    guard words.first == Self.version[...] else { return nil }
    var (turns, isMirrored, straightening) = (0, false, 0.0)
    var crop = Self.wholeFrame
    var levels: [Adjustment: Double] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
      guard let number = numbers.first, numbers.allSatisfy(\.isFinite) else { continue }
      switch parts[0] {
      case "turn": turns = Int(min(max(number, 0), 3))
      case "mirror": isMirrored = number == 1
      case "straighten": straightening = number
      case "crop":
        guard numbers.count == 4 else { continue }
        crop = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      default:
        if let adjustment = Adjustment(rawValue: String(parts[0])) { levels[adjustment] = number }
      }
    }
    self.init(
      quarterTurns: turns, isMirrored: isMirrored, straightening: straightening, crop: crop,
      levels: levels)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let edit = PhotoEdit(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no edit.")
    }
    self = edit
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
