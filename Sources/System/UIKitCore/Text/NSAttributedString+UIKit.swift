import HostInterface
import QuartzCore

public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number; anything but zero draws a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

extension NSAttributedString {
  /// The text as runs of one look; what a run does not say is the label's.
  @MainActor func textRuns(font: UIFont, traits: UITraitCollection) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    let whole = NSRange(location: 0, length: length)
    let characters = string as NSString
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let text = characters.substring(with: range)
      let runFont = attributes[.font] as? UIFont ?? font
      runs.append(
        TextRequest.Run(
          text, font: runFont.fontRequest,
          color: (attributes[.foregroundColor] as? UIColor)?.concrete(for: traits),
          background: (attributes[.backgroundColor] as? UIColor)?.concrete(for: traits),
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
          isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0,
          kern: attributes[.kern] as? CGFloat ?? 0))
    }
    return runs
  }
}
