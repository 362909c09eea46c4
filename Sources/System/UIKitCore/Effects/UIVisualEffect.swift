import QuartzCore

@MainActor open class UIVisualEffect: NSObject {}

/// Frosted glass: what lies below, blurred, in livelier colours and under a tint.
@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) { self.style = style }

  func glass(for traits: UITraitCollection) -> Glass {
    style.glass(isDark: traits.userInterfaceStyle == .dark)
  }
}

/// The parameters of a blur effect.
struct Glass {
  /// The standard deviation, in points.
  let radius: CGFloat
  let saturation: CGFloat
  let tint: CGColor

  init(radius: CGFloat = 30, saturation: CGFloat = 1.8, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    tint = CGColor(gray: white, alpha: alpha)
  }

  // Radius, saturation and tint of the three oldest are those of Apple's sample code for them
  // ("UIImage effects", 2013); the tints of the materials were chosen by eye.
  static let light = Glass(white: 1, alpha: 0.3)
  static let extraLight = Glass(radius: 20, white: 0.97, alpha: 0.82)
  static let dark = Glass(radius: 20, white: 0.11, alpha: 0.73)
}

extension UIBlurEffect.Style {
  fileprivate func glass(isDark: Bool) -> Glass {
    switch self {
    case .light: .light
    case .extraLight: .extraLight
    case .dark: .dark
    case .regular: isDark ? .dark : .light
    case .prominent: isDark ? .dark : .extraLight
    default:
      isDarkMaterial ?? isDark
        ? Glass(white: 0.12, alpha: thickness.dark) : Glass(white: 0.96, alpha: thickness.light)
    }
  }

  /// Nil follows the appearance.
  private var isDarkMaterial: Bool? {
    if rawValue >= Self.systemUltraThinMaterialDark.rawValue { return true }
    return rawValue >= Self.systemUltraThinMaterialLight.rawValue ? false : nil
  }

  /// How much of the tint there is, in light and in dark.
  private var thickness: (light: CGFloat, dark: CGFloat) {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (0.42, 0.48)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: (0.58, 0.6)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: (0.86, 0.86)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: (0.8, 0.78)
    default: (0.72, 0.72)
    }
  }
}
