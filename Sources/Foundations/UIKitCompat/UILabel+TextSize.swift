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
