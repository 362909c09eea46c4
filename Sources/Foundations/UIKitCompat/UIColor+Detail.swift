import UIKit

extension UIColor {
  /// The color of text that says more of what is beside it. It has a contrast of 4.5:1 also on the
  /// grays of fields and key caps, where `secondaryLabel` has 3:1 in light appearance.
  public static let detailText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.7)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.8)
  }

  /// The ground of white words, with a contrast of 4.5:1 in both appearances.
  public static let windowFill = UIColor(red: 0, green: 82 / 255, blue: 173 / 255, alpha: 1)

  /// The tint of windows: the system's blue, darker in light appearance and lighter in dark, so that
  /// small text in it has a contrast of 4.5:1 also on the grays of forms, and large white text on it
  /// one of 3:1.
  public static let windowTint = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 48 / 255, green: 149 / 255, blue: 1, alpha: 1) : windowFill
  }
}
