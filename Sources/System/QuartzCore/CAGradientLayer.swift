import Quartz2D
import RenderTree

/// Constants that specify the kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point to an ellipse around it, which touches the lines through the end point
  /// that are parallel to the edges.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a linear or radial gradient.
open class CAGradientLayer: CALayer {
  /// The `CGColor`s of the gradient; other objects are ignored.
  open var colors: [Any]? {
    get { values.rare.gradient.colors.isEmpty ? nil : values.rare.gradient.colors }
    set { set(.colors, \.rare.gradient.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }

  /// The position of each color, from 0 to 1 in ascending order; if `nil`, the colors are spaced
  /// evenly.
  open var locations: [NSNumber]? {
    get {
      let locations = values.rare.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: Double($0)) }
    }
    set {
      set(.locations, \.rare.gradient.locations, (newValue ?? []).map { CGFloat($0.doubleValue) })
    }
  }

  /// The kind of the gradient; `axial` by default.
  open var type: CAGradientLayerType {
    get { values.rare.gradient.type }
    set { store(\.rare.gradient.type, newValue) }
  }

  /// The point where the gradient starts, in unit coordinates.
  open var startPoint: CGPoint {
    get { values.rare.gradient.startPoint }
    set { set(.startPoint, \.rare.gradient.startPoint, newValue) }
  }

  /// The point where the gradient ends, in unit coordinates.
  open var endPoint: CGPoint {
    get { values.rare.gradient.endPoint }
    set { set(.endPoint, \.rare.gradient.endPoint, newValue) }
  }
}

extension GradientValues {
  func node(in outline: RoundedRect) -> RenderNode? {
    guard colors.count > 1 else { return nil }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: outline.rect.minX + point.x * outline.rect.width,
        y: outline.rect.minY + point.y * outline.rect.height)
    }
    var last: CGFloat = 0
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      last = max(last, min(index < locations.count ? locations[index] : even, 1))
      return RenderNode.GradientStop(location: last, color: color)
    }
    let (start, end) = (place(startPoint), place(endPoint))
    guard type == .radial else {
      return RenderNode(.linearGradient(outline, stops, start: start, end: end))
    }
    let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    return RenderNode(.radialGradient(outline, stops, center: start, radii: radii))
  }
}
