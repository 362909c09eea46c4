import Foundation

/// A color in sRGB, not premultiplied, with components from 0 to 1.
///
/// Components outside of this range are kept, and clamped when they are drawn.
public final class CGColor: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// The image that is drawn; nil for a plain color. A pattern's components are those of its mean
  /// color.
  package let pattern: Pattern?

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, pattern: Pattern?) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.pattern = pattern
  }

  /// Creates a color in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, pattern: nil)
  }

  /// Creates a color in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and alpha component, in this order; of a repeated image only alpha. Never
  /// nil.
  public var components: [CGFloat]? { pattern == nil ? [red, green, blue, alpha] : [alpha] }
  /// The number of components including alpha: 4, or 1 for a repeated image.
  public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, pattern: pattern)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
        && a.pattern == b.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
