import UIKit

extension UILabel {
  /// Sets a font at its usual size, which follows the size that a person wishes to read.
  ///
  /// - Parameter maximum: Points; for words in a place of a fixed height.
  public func setScaledFont(_ font: UIFont, maximum: CGFloat? = nil) {
    let metrics = UIFontMetrics.default
    self.font =
      maximum.map { metrics.scaledFont(for: font, maximumPointSize: $0) }
      ?? metrics.scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
  }
}
