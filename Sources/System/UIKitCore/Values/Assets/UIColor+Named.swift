import QuartzCore

extension UIColor {
  /// Creates a color from an asset catalog of the main bundle or the resources of the program's
  /// target; returns `nil` if there is none with that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from an asset catalog, which may have a variant for dark appearance; returns
  /// `nil` if there is none with that name.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that contains the catalog; if `nil`, the main bundle and the
  ///     resources of the program's target.
  ///   - traitCollection: The traits for which the color is resolved; if `nil`, the view that
  ///     displays it resolves the color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundles = bundle.map { [$0] } ?? Bundle.ofProgram
    guard
      let folder = bundles.lazy.compactMap({ AssetIndex.of($0).folder(name, .color) }).first,
      let variants = AssetContents.read(in: folder)?.colors?.filter({
        !$0.appearances.isHighContrast
      }),
      let light = (variants.first { !$0.appearances.isDark } ?? variants.first)?.color?.cgColor
    else { return nil }
    guard let dark = variants.first(where: { $0.appearances.isDark })?.color?.cgColor else {
      self.init(cgColor: light)
      return
    }
    if let style = traitCollection?.userInterfaceStyle, style != .unspecified {
      self.init(cgColor: style == .dark ? dark : light)
    } else {
      self.init { UIColor(cgColor: $0.userInterfaceStyle == .dark ? dark : light) }
    }
  }

  /// Creates a color from components in Display P3, from 0 to 1. Values outside the sRGB gamut are
  /// clamped.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(cgColor: .displayP3(red, green, blue, alpha))
  }
}

extension AssetContents.Color.Value {
  /// The color in sRGB; `nil` if components are missing.
  fileprivate var cgColor: CGColor? {
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap(Self.number) ?? 1
    if let white = components["white"].flatMap(Self.number) {
      return CGColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(Self.number),
      let green = components["green"].flatMap(Self.number),
      let blue = components["blue"].flatMap(Self.number)
    else { return nil }
    return colorSpace == "display-p3"
      ? .displayP3(red, green, blue, alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the value of a component: a fraction such as "0.500", a byte such as "128", or a
  /// hexadecimal byte such as "0x80".
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if let byte = Int(text) { return CGFloat(byte) / 255 }
    return Double(text).map { CGFloat($0) }
  }
}

extension CGColor {
  /// Returns the color of Display P3 components in sRGB.
  fileprivate static func displayP3(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> CGColor {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return CGColor(
      red: encoded(1.2249402 * r - 0.2249402 * g),
      green: encoded(-0.0420570 * r + 1.0420570 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }
}
