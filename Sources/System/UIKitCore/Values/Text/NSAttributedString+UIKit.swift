import HostInterface
import QuartzCore

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Text is aligned with the left edge.
  case left = 0
  /// Text is centered.
  case center
  /// Text is aligned with the right edge.
  case right
  /// Text is aligned with both edges by widening the spaces; the last line has natural alignment.
  case justified
  /// Text is aligned with the edge at which its script begins.
  case natural
}

/// The ways in which text is broken into lines, and in which text that doesn't fit is truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break at word boundaries; text that doesn't fit is clipped.
  case byWordWrapping = 0
  /// Lines break at character boundaries; text that doesn't fit is clipped.
  case byCharWrapping
  /// The same as `byWordWrapping`.
  case byClipping
  /// Lines break at word boundaries; an ellipsis replaces the beginning of text that doesn't fit.
  case byTruncatingHead
  /// Lines break at word boundaries; an ellipsis replaces the end of text that doesn't fit.
  case byTruncatingTail
  /// Lines break at word boundaries; an ellipsis replaces the middle of text that doesn't fit.
  case byTruncatingMiddle
}

/// The supported styles of underlines; an option set, as on Apple's systems.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`; the label's by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`; the label's by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, a `UIColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional spacing between characters, as a number of points; 0 by default.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether ligatures are used, as a number; only 0 disables them.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The offset of the text above the baseline, as a number of points; 0 by default.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The style of the underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, a `UIColor` whose opacity is ignored; the text's by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the strikethrough, as the raw value of an `NSUnderlineStyle`; any value except 0
  /// draws a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the strikethrough, a `UIColor` whose opacity is ignored; the text's by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The link of the text, a `URL` or a string that is one, which a text view that isn't editable
  /// opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// An image, an `NSTextAttachment`, in place of an object replacement character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The paragraph style, an `NSParagraphStyle`; the first character's applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// Returns the text as runs with the same attributes; the label's font applies where none is set.
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

/// The attributes of a run.
struct TextAttributes {
  let attributes: [NSAttributedString.Key: Any]
  let traits: UITraitCollection

  func run(_ text: String, font: UIFont) -> TextRequest.Run {
    var run = TextRequest.Run(
      text, font: (attributes[.font] as? UIFont ?? font).fontRequest,
      color: color(.foregroundColor),
      background: color(.backgroundColor))
    let underline = NSUnderlineStyle(rawValue: Int(number(.underlineStyle) ?? 0))
    if !underline.isEmpty { run.underline = underline.contains(.double) ? .double : .single }
    run.underlineColor = color(.underlineColor)
    run.isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
    run.strikethroughColor = color(.strikethroughColor)
    run.kern = number(.kern) ?? 0
    run.rise = number(.baselineOffset) ?? 0
    run.hasLigatures = number(.ligature) != 0
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.changesLineHeight {
      run.lineHeight = style.lineHeight(of: attributes[.font] as? UIFont ?? font)
    }
    run.shadow = (attributes[.shadow] as? NSShadow)?.request(for: traits)
    if let attachment = attributes[.attachment] as? NSTextAttachment,
      text.unicodeScalars.allSatisfy({ $0.value == NSTextAttachment.character })
    {
      run.attachment = attachment.request(
        color: attributes[.foregroundColor] as? UIColor ?? .label, traits: traits)
    }
    return run
  }

  private func color(_ key: NSAttributedString.Key) -> CGColor? {
    (attributes[key] as? UIColor)?.concrete(for: traits)
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat? { Self.number(attributes[key]) }

  /// Returns an attribute as a number. Apps specify `2`, `2.0` or an `NSNumber`, which are distinct
  /// types on Linux.
  static func number(_ attribute: Any?) -> CGFloat? {
    switch attribute {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
