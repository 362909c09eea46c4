import Quartz2D
import RenderTree

/// The meaning of a color's components; everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The number of components of a color, alpha excluded.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.numberOfComponents == b.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }

  /// The colors of a list of components, with alpha after each color.
  func colors(_ components: UnsafePointer<CGFloat>, count: Int) -> [CGColor] {
    (0..<count).map { index in
      let color = components + index * (numberOfComponents + 1)
      guard numberOfComponents == 3 else { return CGColor(gray: color[0], alpha: color[1]) }
      return CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
  }
}

/// Returns the color space of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }
/// Returns the color space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// Where a gradient extends beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A gradient between colors.
public final class CGGradient: Sendable {
  let stops: [RenderNode.GradientStop]

  /// Creates a gradient; without locations, the colors are spaced evenly. Nil without a color.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    stops = space.colors(components, count: count).enumerated().map { index, color in
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      return RenderNode.GradientStop(location: locations?[index] ?? even, color: color)
    }
    .sorted { $0.location < $1.location }
  }
}
