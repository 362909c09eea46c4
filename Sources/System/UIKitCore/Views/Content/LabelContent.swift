import HostInterface
import QuartzCore

/// The text of a label.
///
/// Plain strings are kept as they are, because Foundation's attributed strings are far more
/// expensive and each leak some memory on Linux.
enum LabelContent: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

  /// Attributed strings are equal only if they are the same immutable object, because Foundation's
  /// comparison of their attributes traps on Linux.
  static func == (one: LabelContent, other: LabelContent) -> Bool {
    switch (one, other) {
    case (.plain(let text), .plain(let otherText)): text == otherText
    case (.attributed(let text), .attributed(let otherText)):
      text === otherText && !(text is NSMutableAttributedString)
    default: false
    }
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
