import UIKit

extension UIColor {
  /// The position of alpha in a color of four or eight digits.
  public enum AlphaPosition: Sendable {
    /// "#RRGGBBAA", as on the web.
    case last
    /// "#AARRGGBB", as on Android and in JJKit.
    case first
  }

  /// Creates a color from three, four, six or eight digits after "#", "0x" or nothing; nil for
  /// anything else.
  public convenience init?(hex: String, alpha position: AlphaPosition = .last) {
    var digits = Substring(hex)
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.count)
      break
    }
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    var bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    if bytes.count == 4, position == .first { bytes.append(bytes.removeFirst()) }
    let parts = bytes.map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[safe: 3] ?? 1)
  }

  /// Creates a color from a number 0xRRGGBB.
  public convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The color as "#RRGGBB", or as "#RRGGBBAA" if it is not opaque. Dynamic colors are resolved
  /// for the current traits.
  @MainActor public var hexString: String {
    let parts = rgba
    let bytes =
      (parts.alpha < 1
      ? [parts.red, parts.green, parts.blue, parts.alpha]
      : [parts.red, parts.green, parts.blue])
      .map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
  }

  /// Returns a random opaque color.
  public static func random() -> UIColor {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  /// Returns an opaque color from a generator, so that tests can repeat it.
  public static func random(using generator: inout some RandomNumberGenerator) -> UIColor {
    func part() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
    return UIColor(red: part(), green: part(), blue: part(), alpha: 1)
  }

  /// Returns a mixture with a fraction of another color, 0…1. Transparent parts add no color.
  @MainActor public func mixed(with other: UIColor, fraction: CGFloat) -> UIColor {
    let t = min(max(fraction, 0), 1)
    let (a, b) = (rgba, other.rgba)
    let alpha = a.alpha * (1 - t) + b.alpha * t
    guard alpha > 0 else { return UIColor(white: 0, alpha: 0) }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      (x * a.alpha * (1 - t) + y * b.alpha * t) / alpha
    }
    return UIColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha)
  }

  @MainActor private var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
