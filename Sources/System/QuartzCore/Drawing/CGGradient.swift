import Quartz2D
import RenderTree

/// What the numbers of a colour mean; everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The number of components of a color, alpha excluded.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.numberOfComponents == b.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }

  /// Of a list of colours, each followed by its alpha.
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

/// How far a gradient reaches.
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

  /// Without locations the colours are spread evenly. Nil without a colour.
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
