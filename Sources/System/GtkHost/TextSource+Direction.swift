import CGtk
import HostInterface

extension TextRequest.Direction {
  /// The direction of all paragraphs of a text; natural if they differ, or have no letter.
  ///
  /// That of a paragraph is that of its first letter outside of isolates (rules P2 and P3 of the
  /// Unicode Bidirectional Algorithm). Pango takes the first letter of all, so that a sentence in
  /// Arabic would run the other way if it begins with the name of a file.
  init(ofAll text: [UInt8]) {
    self = .natural
    // Letters that run from right to left begin with these bytes.
    guard text.contains(where: { $0 >= 0xD6 }) else { return }
    let paragraphs = String(decoding: text, as: UTF8.self).unicodeScalars
      .split { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
    for paragraph in paragraphs {
      let direction = Self(of: paragraph)
      if direction == .natural || direction == self { continue }
      guard self == .natural else {
        self = .natural
        return
      }
      self = direction
    }
  }

  private init(of paragraph: Substring.UnicodeScalarView) {
    var depth = 0
    for scalar in paragraph {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      case let value where depth == 0:
        switch pango_unichar_direction(value) {
        case PANGO_DIRECTION_LTR:
          self = .leftToRight
          return
        case PANGO_DIRECTION_RTL:
          self = .rightToLeft
          return
        default: break
        }
      default: break
      }
    }
    self = .natural
  }
}
