import HostInterface
import QuartzCore

/// The text of a label.
///
/// Plain strings are kept as such, because Foundation's attributed strings are far more expensive
/// and on Linux leak some memory each.
enum LabelContent: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  /// Attributed strings count as different: Foundation's comparison of their attributes traps on
  /// Linux, and one that can be changed may have been.
  static func == (one: LabelContent, other: LabelContent) -> Bool {
    if case .plain(let text) = one, case .plain(let otherText) = other { text == otherText } else { false }
  }

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let attributed): attributed.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let attributed): attributed
    }
  }

  var paragraphStyle: NSParagraphStyle? {
    if case .attributed(let attributed) = self { attributed.paragraphStyle } else { nil }
  }

  func textRuns(font: UIFont, traits: UITraitCollection) -> [TextRequest.Run] {
    switch self {
    case .plain(let string): [TextRequest.Run(string, font: font.fontRequest)]
    case .attributed(let attributed): attributed.textRuns(font: font, traits: traits)
    }
  }
}
