extension UInt16 {
  /// Whether the code unit belongs to a right-to-left script.
  package var isRightToLeft: Bool {
    switch self {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // The high surrogates of the scalars U+10800 to U+10FFF and U+1E800 to U+1EFFF.
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }

  /// Whether the code unit is a letter that doesn't combine with the text before it.
  package var isLetter: Bool {
    guard let scalar = Unicode.Scalar(self) else { return false }
    // Jamo combine with their neighbors into syllables.
    if 0x1100...0x11FF ~= self { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
  }
}
