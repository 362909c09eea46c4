/// An object that scales fonts and lengths with the preferred text size, as text styles do.
open class UIFontMetrics: NSObject {
  /// The metrics for body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics for a text style. Because desktops have a single text scale, all styles
  /// scale alike.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns the font at the desktop's text scale, and lets labels that adjust their font scale it
  /// further.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.scaled(upTo: nil, compatibleWith: nil)
  }

  /// Returns the font at the desktop's text scale, up to the specified size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.scaled(upTo: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font at the traits' text scale.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(upTo: nil, compatibleWith: traitCollection) }

  /// Returns the font at the traits' text scale, up to the specified size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.scaled(upTo: maximumPointSize, compatibleWith: traitCollection) }

  /// Returns a length at the desktop's text scale, rounded to a whole number of points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length at the traits' text scale, rounded to a whole number of points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { (value * UIFont.scale(for: traitCollection)).rounded() }
}
