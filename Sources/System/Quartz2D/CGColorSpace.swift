import Foundation

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Another kind.
  case unknown = -1
  /// Shades of gray.
  case monochrome
  /// Red, green and blue.
  case rgb
}

/// A color space, which specifies the components of colors; everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB = CFString("kCGColorSpaceSRGB")
  /// The name of a grayscale color space with a gamma of 2.2, which is drawn as sRGB's grays.
  public static let genericGrayGamma2_2 = CFString("kCGColorSpaceGenericGrayGamma2_2")

  /// The number of components of a color, without alpha.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  /// Creates the color space with a name; `nil` for names other than those of this class.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(numberOfComponents: 3)
    case Self.genericGrayGamma2_2: self.init(numberOfComponents: 1)
    default: return nil
    }
  }

  /// The kind of the color space.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.numberOfComponents == b.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }

  /// Returns the colors of a list of components, with alpha as each color's last component.
  package func colors(_ components: UnsafePointer<CGFloat>, count: Int) -> [CGColor] {
    (0..<count).map { index in
      let color = components + index * (numberOfComponents + 1)
      guard numberOfComponents == 3 else { return CGColor(gray: color[0], alpha: color[1]) }
      return CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
  }
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
/// Returns the grayscale color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
  /// Creates a color of the components of a color space, with alpha as the last one.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard let color = space.colors(components, count: 1).first else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The color space of the components, which is sRGB; `nil` for a repeated image.
  public var colorSpace: CGColorSpace? { pattern == nil ? CGColorSpaceCreateDeviceRGB() : nil }
}
