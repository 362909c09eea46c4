import UIKit

extension UIColor {
  /// The color of text that says more of what is beside it. It has a contrast of 4.5:1 also on light
  /// gray, where `secondaryLabel` has 3:1.
  public static let detailText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .secondaryLabel.resolvedColor(with: traits)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.8)
  }

  /// The ground of white words, with a contrast of 4.5:1 in both appearances.
  public static let windowFill = UIColor(red: 0, green: 82 / 255, blue: 173 / 255, alpha: 1)

  /// The tint of windows: the system's blue, darker in light appearance, so that small text in it has
  /// a contrast of 4.5:1.
  public static let windowTint = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemBlue.resolvedColor(with: traits)
      : windowFill
  }
}
