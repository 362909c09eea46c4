import HostInterface
import QuartzCore

/// The horizontal alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// Centered.
  case center
  /// At the right edge.
  case right
  /// At both edges, by widening the spaces; the last line is aligned naturally.
  case justified
  /// At the edge where the text's script begins.
  case natural
}

/// How text is broken into lines, and what happens to text that doesn't fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks lines at words; text that doesn't fit is cut off.
  case byWordWrapping = 0
  /// Breaks lines at any character; text that doesn't fit is cut off.
  case byCharWrapping
  /// The same as `byWordWrapping`.
  case byClipping
  /// Breaks lines at words and replaces the beginning of text that doesn't fit by an ellipsis.
  case byTruncatingHead
  /// Breaks lines at words and replaces the end of text that doesn't fit by an ellipsis.
  case byTruncatingTail
  /// Breaks lines at words and replaces the middle of text that doesn't fit by an ellipsis.
  case byTruncatingMiddle
}

/// The styles of underlines that are supported; an option set, as on Apple's systems.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
  /// The `UIFont` of the text; the label's by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of the text; the label's by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the text; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional space between letters, as a number of points; 0 by default.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether letters may be drawn as one, as a number; only 0 disables ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance of the text above the baseline, as a number of points; 0 by default.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of the underline, whose opacity is ignored; the text's by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`; anything but 0 draws a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The `UIColor` of the line through the text, whose opacity is ignored; the text's by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL`, or a text that is one, which a text view that isn't editable opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSParagraphStyle`; the first character's applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The text as runs with the same attributes; the label supplies the missing ones.
  func textRuns(font: UIFont, traits: UITraitCollection) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    let fullRange = NSRange(location: 0, length: length)
    let characters = string as NSString
    enumerateAttributes(in: fullRange, options: []) { attributes, range, _ in
      let looks = TextAttributes(attributes: attributes, traits: traits)
      runs.append(looks.run(characters.substring(with: range), font: font))
    }
    return runs
  }
}

/// The attributes of one run.
struct TextAttributes {
  let attributes: [NSAttributedString.Key: Any]
  let traits: UITraitCollection

  func run(_ text: String, font: UIFont) -> TextRequest.Run {
    var run = TextRequest.Run(
      text, font: (attributes[.font] as? UIFont ?? font).fontRequest, color: color(.foregroundColor),
      background: color(.backgroundColor))
    let underline = NSUnderlineStyle(rawValue: Int(number(.underlineStyle) ?? 0))
    if !underline.isEmpty { run.underline = underline.contains(.double) ? .double : .single }
    run.underlineColor = color(.underlineColor)
    run.isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
    run.strikethroughColor = color(.strikethroughColor)
    run.kern = number(.kern) ?? 0
    run.rise = number(.baselineOffset) ?? 0
    run.hasLigatures = number(.ligature) != 0
    run.shadow = (attributes[.shadow] as? NSShadow)?.request(for: traits)
    return run
  }

  private func color(_ key: NSAttributedString.Key) -> CGColor? {
    (attributes[key] as? UIColor)?.concrete(for: traits)
  }

  /// The attribute as a number: apps write `2`, `2.0` or an `NSNumber`, which are distinct types on
  /// Linux.
  private func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch attributes[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
