/// A stranger's text as it is shown: of a sane length, and without towers of accents over a letter,
/// on which the layout of text may take minutes. What is searched, sorted and stored is the whole
/// text.
public struct DisplayText: Hashable, Sendable {
  /// The text that is shown.
  public let text: String
  /// Whether nothing was cut.
  public let isWhole: Bool

  /// The most marks of a letter. Hebrew, Tibetan and flags need up to seven.
  static let markLimit = 10

  /// Cuts a text.
  ///
  /// - Parameter limit: The greatest number of Unicode's scalars. Characters would not do: one may
  ///   have any number of marks.
  public init(_ whole: String, limit: Int = 500) {
    let scalars = whole.unicodeScalars
    // Most texts have neither many scalars nor any marks.
    if whole.utf8.count <= limit, whole.utf8.allSatisfy({ $0 < 0x80 }) {
      (text, isWhole) = (whole, true)
      return
    }
    var kept = String.UnicodeScalarView()
    var (count, marks, isWhole) = (0, 0, true)
    for scalar in scalars {
      marks = Self.isMark(scalar) ? marks + 1 : 0
      guard marks <= Self.markLimit else {
        isWhole = false
        continue
      }
      guard count < limit else {
        kept.append("…")
        isWhole = false
        break
      }
      kept.append(scalar)
      count += 1
    }
    text = String(kept)
    self.isWhole = isWhole
  }

  /// Whether it is drawn over, under or within what is before it, or not at all.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return scalar.properties.isGraphemeExtend
    }
  }
}

extension String {
  /// The part of a stranger's text that is shown.
  public func shown(limit: Int = 500) -> String { DisplayText(self, limit: limit).text }
}
