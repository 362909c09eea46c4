import QuartzCore

/// A unit of layout: a paragraph, or several lines of a long one.
@MainActor struct TextPiece {
  /// The offset of the first code unit, at which the paragraph or one of its lines begins. The line
  /// is an estimate until the previous piece is laid out.
  var start: Int
  /// The height; an estimate until the piece is laid out.
  var height: CGFloat
  var layout: ParagraphLayout?
  /// Whether the text before its first line has changed, so that the line may begin elsewhere.
  var isSeamStale = false
  /// Whether the piece was laid out before its text changed, so that its height is almost correct.
  var wasLaidOut = false
}

extension UInt16 {
  /// Whether the code unit belongs to a right-to-left script.
  var isRightToLeft: Bool {
    switch self {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // The high surrogates of the scalars U+10800 to U+10FFF and U+1E800 to U+1EFFF.
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }

  /// Whether the code unit is a letter that doesn't combine with the text before it.
  var isLetter: Bool {
    guard let scalar = Unicode.Scalar(self) else { return false }
    // Jamo combine with their neighbors into syllables.
    if 0x1100...0x11FF ~= self { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
  }
}
