import HostInterface
import QuartzCore

/// What a label says. Most labels say plain text: Foundation's attributed strings cost far more, and on
/// Linux each one that dies leaves some of itself behind.
enum LabelContent: Equatable {
  case plain(String)
  case attributed(NSAttributedString)

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

  @MainActor func textRuns(font: UIFont, traits: UITraitCollection) -> [TextRequest.Run] {
    switch self {
    case .plain(let string): [TextRequest.Run(string, font: font.fontRequest)]
    case .attributed(let attributed): attributed.textRuns(font: font, traits: traits)
    }
  }
}
