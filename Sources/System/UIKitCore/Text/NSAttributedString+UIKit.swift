import HostInterface
import QuartzCore

public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A set, as Apple's, of those that are drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number, 0 for none of letters drawn as one.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points that letters stand above the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Its opacity is not heeded.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`; anything but zero draws a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Its opacity is not heeded.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSParagraphStyle`, the same for all of the text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The text as runs of one look; what a run does not say is the label's.
  @MainActor func textRuns(font: UIFont, traits: UITraitCollection) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    let whole = NSRange(location: 0, length: length)
    let characters = string as NSString
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let looks = TextAttributes(attributes: attributes, traits: traits)
      runs.append(looks.run(characters.substring(with: range), font: font))
    }
    return runs
  }
}

/// The attributes of one run.
@MainActor private struct TextAttributes {
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

  /// Apps say 2, 2.0 or a number object, which on Linux are different things.
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
