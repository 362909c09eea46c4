import QuartzCore

extension UIColor {
  /// The name of the color in the person's language, such as "dark blue", for assistive
  /// technologies; opacity isn't named. Empty for a color that repeats an image.
  public var accessibilityName: String {
    let color = cgColor
    guard color.pattern == nil else { return "" }
    let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let isGray = most < 0.1 || most - least < 0.08 * max(most, 0.5)
    if isGray { return Self.grayName((most + least) / 2) }
    let saturation = (most - least) / most
    let shade: Shade =
      most < 0.62 ? .dark : saturation < 0.5 && most > 0.7 ? .light : .plain
    return Hue(degrees: Self.degrees(parts, most: most, least: least)).name(shade)
  }

  private static func grayName(_ white: CGFloat) -> String {
    switch white {
    case ..<0.1: String(uikit: "black")
    case ..<0.4: String(uikit: "dark gray")
    case ..<0.7: String(uikit: "gray")
    case ..<0.95: String(uikit: "light gray")
    default: String(uikit: "white")
    }
  }

  /// The place on the color wheel, from 0 for red through 120 for green and 240 for blue.
  private static func degrees(_ parts: [CGFloat], most: CGFloat, least: CGFloat) -> CGFloat {
    let range = most - least
    if most == parts[0] {
      let degrees = 60 * (parts[1] - parts[2]) / range
      return degrees < 0 ? degrees + 360 : degrees
    }
    return most == parts[1]
      ? 120 + 60 * (parts[2] - parts[0]) / range : 240 + 60 * (parts[0] - parts[1]) / range
  }

  fileprivate enum Shade { case plain, dark, light }

  fileprivate enum Hue: CaseIterable {
    case red, orange, yellow, green, cyan, blue, purple, pink

    /// The end of each on the color wheel.
    private var end: CGFloat {
      switch self {
      case .red: 14
      case .orange: 43
      case .yellow: 70
      case .green: 165
      case .cyan: 198
      case .blue: 258
      case .purple: 292
      case .pink: 352
      }
    }

    init(degrees: CGFloat) { self = Self.allCases.first { degrees < $0.end } ?? .red }
  }
}

extension UIColor.Hue {
  fileprivate func name(_ shade: UIColor.Shade) -> String {
    switch (self, shade) {
    case (.red, .plain): String(uikit: "red")
    case (.red, .dark): String(uikit: "dark red")
    case (.red, .light): String(uikit: "light red")
    case (.orange, .plain): String(uikit: "orange")
    case (.orange, .dark): String(uikit: "brown")
    case (.orange, .light): String(uikit: "light orange")
    case (.yellow, .plain): String(uikit: "yellow")
    case (.yellow, .dark): String(uikit: "dark yellow")
    case (.yellow, .light): String(uikit: "light yellow")
    case (.green, .plain): String(uikit: "green")
    case (.green, .dark): String(uikit: "dark green")
    case (.green, .light): String(uikit: "light green")
    case (.cyan, .plain): String(uikit: "cyan")
    case (.cyan, .dark): String(uikit: "dark cyan")
    case (.cyan, .light): String(uikit: "light cyan")
    case (.blue, .plain): String(uikit: "blue")
    case (.blue, .dark): String(uikit: "dark blue")
    case (.blue, .light): String(uikit: "light blue")
    case (.purple, .plain): String(uikit: "purple")
    case (.purple, .dark): String(uikit: "dark purple")
    case (.purple, .light): String(uikit: "light purple")
    case (.pink, .plain): String(uikit: "pink")
    case (.pink, .dark): String(uikit: "dark pink")
    case (.pink, .light): String(uikit: "light pink")
    }
  }
}
