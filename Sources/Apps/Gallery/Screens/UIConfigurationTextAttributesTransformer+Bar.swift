import UIKit

extension UIConfigurationTextAttributesTransformer {
  /// For a bar's main button: bold enough for white on the tint to be read in dark appearance.
  static let semibold = barTitle(.semibold)
  /// For other buttons of a bar: two of them have room in the narrowest window.
  static let regular = barTitle(.regular)

  private static func barTitle(_ weight: UIFont.Weight) -> UIConfigurationTextAttributesTransformer
  {
    UIConfigurationTextAttributesTransformer { old in
      var attributes = old
      attributes.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 24)
      return attributes
    }
  }
}
