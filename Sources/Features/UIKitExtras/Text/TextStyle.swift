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
  /// Sets the space between characters, in points.
  public func kern(_ points: CGFloat) -> TextStyle { attribute(.kern, points) }
  /// Sets whether ligatures are used, such as for fi.
  public func ligatures(_ isOn: Bool) -> TextStyle { attribute(.ligature, isOn ? 1 : 0) }
  /// Raises the text above the baseline by points, or lowers it if negative.
  public func baselineOffset(_ points: CGFloat) -> TextStyle { attribute(.baselineOffset, points) }

  /// Adds or removes a single underline.
  public func underline(_ isOn: Bool = true) -> TextStyle { underline(isOn ? .single : []) }
  /// Underlines the text in a style.
  ///
  /// - Parameter color: The color of the line; nil is that of the text.
  public func underline(_ style: NSUnderlineStyle, color: UIColor? = nil) -> TextStyle {
    let underlined = attribute(.underlineStyle, style.rawValue)
    return color.map { underlined.attribute(.underlineColor, $0) } ?? underlined
  }
  /// Strikes the text through.
  ///
  /// - Parameter color: The color of the line; nil is that of the text.
  public func strikethrough(_ isOn: Bool = true, color: UIColor? = nil) -> TextStyle {
    let struck = attribute(
      .strikethroughStyle, isOn ? NSUnderlineStyle.single.rawValue : 0)
    return color.map { struck.attribute(.strikethroughColor, $0) } ?? struck
  }

  /// Adds a shadow to the right and below, with a blur radius.
  public func shadow(
    _ color: UIColor = UIColor(white: 0, alpha: 1.0 / 3), offset: CGSize = .zero, blur: CGFloat = 0
  ) -> TextStyle {
    let shadow = NSShadow()
    shadow.shadowColor = color
    shadow.shadowOffset = offset
    shadow.shadowBlurRadius = blur
    return attribute(.shadow, shadow)
  }

  /// Changes the paragraph style. Apply it to `.all`: UIKit for Linux supports one for each text.
  /// Other properties have Apple's defaults.
  public func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> TextStyle {
    let style = NSMutableParagraphStyle()
    if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    change(style)
    return attribute(.paragraphStyle, style)
  }
  /// Sets the space between lines, in points.
  public func lineSpacing(_ points: CGFloat) -> TextStyle { paragraph { $0.lineSpacing = points } }
  /// Sets the alignment of paragraphs.
  public func alignment(_ alignment: NSTextAlignment) -> TextStyle {
    paragraph { $0.alignment = alignment }
  }

  /// Sets any attribute.
  public func attribute(_ key: NSAttributedString.Key, _ value: Any) -> TextStyle {
    var style = self
    style.attributes[key] = value
    return style
  }
}

extension String {
  /// Returns the text with the styles that `build` applies to its parts; later ones win.
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

/// Builds an attributed text.
@MainActor public final class AttributedText {
  private var string: String
  /// The styles in the order in which they were added; later ones win.
  private var layers: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []

  /// Creates text without attributes.
  public init(_ text: String) { string = text }

  /// Continues with an attributed string.
  public init(_ text: NSAttributedString) {
    string = text.string
    var place = 0
    while place < text.length {
      var range = NSRange(location: place, length: 1)
      let attributes = text.attributes(at: place, effectiveRange: &range)
      layers.append((range, attributes.filter { $0.key != Self.separator }))
      place = range.upperBound
    }
  }

  /// Applies a style to parts of the text. Does nothing if the selection isn't in the text.
  @discardableResult public func style(
    _ selection: TextSelection, _ change: (TextStyle) -> TextStyle
  ) -> AttributedText {
    let attributes = change(TextStyle()).attributes
    for range in selection.ranges(string) where range.length > 0 {
      layers.append((range, attributes))
    }
    return self
  }

  /// Appends a text.
  @discardableResult public func append(
    _ text: String, _ change: (TextStyle) -> TextStyle = { $0 }
  ) -> AttributedText {
    let range = NSRange(location: string.utf16.count, length: text.utf16.count)
    string += text
    layers.append((range, change(TextStyle()).attributes))
    return self
  }

  /// The text with the attributes that were added so far.
  public var result: NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    let ends = Set(layers.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    var lastCount = 0
    for (start, end) in zip(ends, ends.dropFirst()) {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for layer in layers where layer.range.lowerBound <= start && end <= layer.range.upperBound {
        attributes.merge(layer.attributes) { $1 }
      }
      // Foundation on Linux traps when it compares the attributes of neighbors that have the same
      // keys and different objects, such as two colors; it compares none that have another number
      // of keys.
      if !attributes.isEmpty, attributes.count == lastCount { attributes[Self.separator] = 1 }
      lastCount = attributes.count
      result.setAttributes(attributes, range: NSRange(location: start, length: end - start))
    }
    return NSAttributedString(attributedString: result)
  }

  /// An attribute without meaning that makes the attributes of neighbors differ in number.
  private static let separator = NSAttributedString.Key("VitrineRun")
}
