import UIKit

extension UILabel {
  /// Sets a font at its default size, which scales with the user's preferred content size category.
  ///
  /// - Parameter maximum: The maximum point size, for text in an area of fixed height.
  public func setScaledFont(_ font: UIFont, maximum: CGFloat? = nil) {
    let metrics = UIFontMetrics.default
    self.font =
      maximum.map { metrics.scaledFont(for: font, maximumPointSize: $0) }
      ?? metrics.scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }
}

extension UITextField {
  /// Sets a font that follows the person's text size, at most up to `maximum` points.
  public func setScaledFont(_ font: UIFont, maximum: CGFloat) {
    self.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum)
    adjustsFontForContentSizeCategory = true
  }
}
