import QuartzCore

/// An effect for `UIVisualEffectView`. `UIBlurEffect` is the only one.
@MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  /// Creates an effect like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }
}

/// An effect that blurs the content below, makes its colors more vivid and applies a tint.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The tints of a blur effect. Their strength was chosen by eye and may differ from Apple's.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light, with colors from below.
    case light
    /// Dark.
    case dark
    /// Light or dark, depending on the appearance.
    case regular = 4
    /// Extra light or dark, depending on the appearance.
    case prominent
    /// The material with the weakest tint; follows the appearance.
    case systemUltraThinMaterial
    /// A material with a weak tint; follows the appearance.
    case systemThinMaterial
    /// The material with the default tint; follows the appearance.
    case systemMaterial
    /// The material with the strongest tint; follows the appearance.
    case systemThickMaterial
    /// The material of bars; follows the appearance.
    case systemChromeMaterial
    /// The material with the weakest tint, always light.
    case systemUltraThinMaterialLight
    /// A material with a weak tint, always light.
    case systemThinMaterialLight
    /// The material with the default tint, always light.
    case systemMaterialLight
    /// The material with the strongest tint, always light.
    case systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// The material with the weakest tint, always dark.
    case systemUltraThinMaterialDark
    /// A material with a weak tint, always dark.
    case systemThinMaterialDark
    /// The material with the default tint, always dark.
    case systemMaterialDark
    /// The material with the strongest tint, always dark.
    case systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark
  }

  private(set) final var style = Style.extraLight

  /// Creates a blur effect with a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  func glass(for traits: UITraitCollection) -> Glass {
    style.glass(isDark: traits.userInterfaceStyle == .dark)
  }
}

/// The parameters of a blur effect.
struct Glass {
  /// The standard deviation of the blur, in points.
  let radius: CGFloat
  let saturation: CGFloat
  let tint: CGColor

  init(radius: CGFloat = 30, saturation: CGFloat = 1.8, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    tint = CGColor(gray: white, alpha: alpha)
  }

  // Radius, saturation and tint of the three oldest styles are those of Apple's sample code for
  // them ("UIImage effects", 2013). The tints of the materials were chosen by eye.
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
      materialStyle == .dark || materialStyle == .unspecified && isDark
        ? Glass(white: 0.12, alpha: thickness.dark) : Glass(white: 0.96, alpha: thickness.light)
    }
  }

  /// The appearance of a material that is always dark or always light; unspecified if it follows
  /// that of the interface.
  private var materialStyle: UIUserInterfaceStyle {
    if rawValue >= Self.systemUltraThinMaterialDark.rawValue { return .dark }
    return rawValue >= Self.systemUltraThinMaterialLight.rawValue ? .light : .unspecified
  }

  /// The opacity of the tint, in light and in dark appearance.
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
