/// Scales fonts and lengths with the preferred text size, as those of a text style are.
@MainActor open class UIFontMetrics: NSObject {
  /// As body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Desktops have one text scale, so that all styles are scaled alike.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font at the desktop's text scale. Labels that adjust to it keep it so.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.scaled(upTo: nil, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.scaled(upTo: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(upTo: nil, compatibleWith: traitCollection) }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(upTo: maximumPointSize, compatibleWith: traitCollection) }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { (value * UIFont.scale(for: traitCollection)).rounded() }
}
