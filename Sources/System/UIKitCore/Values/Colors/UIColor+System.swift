import QuartzCore

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of one third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray of two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of one half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red, with a variant for dark appearance.
  public static let systemRed = pair(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
  /// The system's orange, with a variant for dark appearance.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
  /// The system's yellow, with a variant for dark appearance.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
  /// The system's green, with a variant for dark appearance.
  public static let systemGreen = pair(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
  /// The system's mint, with a variant for dark appearance.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
  /// The system's teal, with a variant for dark appearance.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
  /// The system's cyan, with a variant for dark appearance.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
  /// The system's blue, with a variant for dark appearance; the default tint color.
  public static let systemBlue = pair(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
  /// The system's indigo, with a variant for dark appearance.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
  /// The system's purple, with a variant for dark appearance.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
  /// The system's pink, with a variant for dark appearance.
  public static let systemPink = pair(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
  /// The system's brown, with a variant for dark appearance.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
  /// The system's gray, the same in both appearances.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  /// A gray next to `systemGray`, lighter in light and darker in dark appearance.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  /// A gray between `systemGray2` and `systemGray4`.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  /// A gray between `systemGray3` and `systemGray5`.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  /// A gray between `systemGray4` and `systemGray6`.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  /// The gray closest to the background.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

  /// The color of primary text: black, or white in dark appearance.
  public static let label = pair(0x000000, 0xFFFFFF)
  /// The color of secondary text, such as subtitles.
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
  /// The color of tertiary text, such as titles of disabled controls.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// The color of quaternary text, such as watermarks.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
  /// Black, for text on light backgrounds in either appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White with an opacity of 0.6, for text on dark backgrounds in either appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of placeholders in text fields.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
  /// The color of links in text.
  public static let link = pair(0x007AFF, 0x0984FF)
  /// The color of thin separators, translucent.
  public static let separator = pair(0x3C3C43, 0x545458, alpha: (0.29, 0.6))
  /// The color of thin separators, opaque.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// The background color of a screen.
  public static let systemBackground = pair(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  /// The color of content layered on `systemBackground`.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  /// The color of content layered on `secondarySystemBackground`.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background color of a screen with grouped content, such as a grouped table.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  /// The color of groups on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  /// The color of content layered on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  /// A translucent fill for thin and small shapes, such as a slider's track.
  public static let systemFill = pair(0x787880, 0x787880, alpha: (0.2, 0.36))
  /// A translucent fill for shapes of medium size, such as a switch's background.
  public static let secondarySystemFill = pair(0x787880, 0x787880, alpha: (0.16, 0.32))
  /// A translucent fill for large shapes, such as text fields and buttons.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, alpha: (0.12, 0.24))
  /// A translucent fill for large areas with complex content.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, alpha: (0.08, 0.18))

  /// Creates a color for light and dark appearance from Apple's published values, with optional
  /// variants for increased contrast and for dark elevated backgrounds.
  private static func pair(
    _ light: Int, _ dark: Int, alpha: (CGFloat, CGFloat) = (1, 1), contrast: (Int, Int)? = nil,
    elevated: Int? = nil
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: alpha.0)
    let darkColor = UIColor(hex: dark, alpha: alpha.1)
    let strong = contrast.map { (UIColor(hex: $0.0, alpha: 1), UIColor(hex: $0.1, alpha: 1)) }
    let elevatedColor = elevated.map { UIColor(hex: $0, alpha: 1) }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      if let strong, traits.accessibilityContrast == .high { return isDark ? strong.1 : strong.0 }
      if let elevatedColor, isDark, traits.userInterfaceLevel == .elevated { return elevatedColor }
      return isDark ? darkColor : lightColor
    }
  }

  private convenience init(hex: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
