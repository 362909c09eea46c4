import Quartz2D
import RenderTree

/// Options that specify whether a gradient extends beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gradient extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The gradient extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  let stops: [RenderNode.GradientStop]

  /// Creates a gradient of `CGColor`s; without locations, they are spaced evenly. Returns `nil` if
  /// there is no color. All gradients are drawn in sRGB, whatever the color space.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?)
  {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  /// Creates a gradient; without locations, the colors are spaced evenly. Returns `nil` if there is
  /// no color.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    stops = Self.stops(space.colors(components, count: count), locations)
  }

  private static func stops(
    _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [RenderNode.GradientStop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return RenderNode.GradientStop(location: locations?[index] ?? even, color: color)
    }
    .sorted { $0.location < $1.location }
  }
}
