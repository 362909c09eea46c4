import UIKit

/// The style of a part of a text. Attributes that aren't set stay as they were.
@MainActor public struct TextStyle {
  private(set) var attributes: [NSAttributedString.Key: Any] = [:]

  /// Creates a style without attributes.
  public init() {}

  /// Sets the font.
  public func font(_ font: UIFont) -> TextStyle { attribute(.font, font) }
  /// Sets the system font in a size and weight.
  public func font(size: CGFloat, weight: UIFont.Weight = .regular) -> TextStyle {
    font(.systemFont(ofSize: size, weight: weight))
  }
  /// Sets the color of the text.
  public func color(_ color: UIColor) -> TextStyle { attribute(.foregroundColor, color) }
  /// Sets the color behind the text.
  public func background(_ color: UIColor) -> TextStyle { attribute(.backgroundColor, color) }
  /// Points between characters.
  public func kern(_ points: CGFloat) -> TextStyle { attribute(.kern, points) }
  /// Whether letters that belong together, as fi, are drawn as one.
  public func ligatures(_ isOn: Bool) -> TextStyle { attribute(.ligature, isOn ? 1 : 0) }
  /// Points above the line; below it when negative.
  public func baselineOffset(_ points: CGFloat) -> TextStyle { attribute(.baselineOffset, points) }

  /// Adds or removes a single underline.
  public func underline(_ isOn: Bool = true) -> TextStyle { underline(isOn ? .single : []) }
  /// - Parameter color: the letters' own unless told.
  public func underline(_ style: NSUnderlineStyle, color: UIColor? = nil) -> TextStyle {
    let underlined = attribute(.underlineStyle, style.rawValue)
    return color.map { underlined.attribute(.underlineColor, $0) } ?? underlined
  }
  /// - Parameter color: the letters' own unless told.
  public func strikethrough(_ isOn: Bool = true, color: UIColor? = nil) -> TextStyle {
    let struck = attribute(
      .strikethroughStyle, isOn ? NSUnderlineStyle.single.rawValue : 0)
    return color.map { struck.attribute(.strikethroughColor, $0) } ?? struck
  }

  /// A copy of the letters behind them: to the right and down, its edges as soft as `blur` says.
  public func shadow(
    _ color: UIColor = UIColor(white: 0, alpha: 1.0 / 3), offset: CGSize = .zero, blur: CGFloat = 0
  ) -> TextStyle {
    let shadow = NSShadow()
    shadow.shadowColor = color
    shadow.shadowOffset = offset
    shadow.shadowBlurRadius = blur
    return attribute(.shadow, shadow)
  }

  /// Lines and paragraphs. Say it of `.all`: our UIKit for Linux knows one a text. What is not
  /// changed is Apple's default, which wraps words and never shortens them.
  public func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> TextStyle {
    let style = NSMutableParagraphStyle()
    if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    change(style)
    return attribute(.paragraphStyle, style)
  }
  /// Points between lines.
  public func lineSpacing(_ points: CGFloat) -> TextStyle { paragraph { $0.lineSpacing = points } }
  /// Sets the alignment of paragraphs.
  public func alignment(_ alignment: NSTextAlignment) -> TextStyle {
    paragraph { $0.alignment = alignment }
  }

  /// Any attribute that the system draws.
  public func attribute(_ key: NSAttributedString.Key, _ value: Any) -> TextStyle {
    var style = self
    style.attributes[key] = value
    return style
  }
}

extension String {
  /// The text with the looks that `build` gives to its parts; later ones win.
  ///
  ///     "3 of 12".attributed { text in
  ///       text.style(.all) { $0.font(size: 17) }
  ///       text.style("12") { $0.color(.red) }
  ///     }
  @MainActor public func attributed(_ build: (AttributedText) throws -> Void) rethrows
    -> NSAttributedString
  {
    let text = AttributedText(self)
    try build(text)
    return text.result
  }
}

/// A text that is given its looks.
@MainActor public final class AttributedText {
  private let building: NSMutableAttributedString

  /// Creates text without attributes.
  public init(_ text: String) { building = NSMutableAttributedString(string: text) }

  /// Goes on with what has looks already.
  public init(_ text: NSAttributedString) {
    building = NSMutableAttributedString(attributedString: text)
  }

  /// A selection that isn't in the text changes nothing.
  @discardableResult public func style(
    _ selection: TextSelection, _ change: (TextStyle) -> TextStyle
  ) -> AttributedText {
    let attributes = change(TextStyle()).attributes
    for range in selection.ranges(building.string) {
      building.addAttributes(attributes, range: range)
    }
    return self
  }

  /// Adds to the end.
  @discardableResult public func append(
    _ text: String, _ change: (TextStyle) -> TextStyle = { $0 }
  ) -> AttributedText {
    building.append(
      NSAttributedString(string: text, attributes: change(TextStyle()).attributes))
    return self
  }

  /// The text with the attributes that were added so far.
  public var result: NSAttributedString { NSAttributedString(attributedString: building) }
}
