import Quartz2D
import RenderTree

/// Constants that specify the shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Constants that specify the shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Constants that specify which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points for which the path's winding number isn't zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points for which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path that is drawn.
  open var path: CGPath? {
    get { values.rare.shape.path }
    set { setObject(.path, \.rare.shape.path, newValue) }
  }

  /// The fill color.
  open var fillColor: CGColor? {
    get { values.rare.shape.fillColor }
    set { set(.fillColor, \.rare.shape.fillColor, newValue) }
  }

  /// The stroke color.
  open var strokeColor: CGColor? {
    get { values.rare.shape.strokeColor }
    set { set(.strokeColor, \.rare.shape.strokeColor, newValue) }
  }

  /// The line width in points.
  open var lineWidth: CGFloat {
    get { values.rare.shape.lineWidth }
    set { set(.lineWidth, \.rare.shape.lineWidth, newValue) }
  }

  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { values.rare.shape.lineCap }
    set { store(\.rare.shape.lineCap, newValue) }
  }

  /// The shape of the line's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { values.rare.shape.lineJoin }
    set { store(\.rare.shape.lineJoin, newValue) }
  }

  /// The rule that determines which points are inside the path.
  open var fillRule: CAShapeLayerFillRule {
    get { values.rare.shape.fillRule }
    set { store(\.rare.shape.fillRule, newValue) }
  }

  /// The miter length above which pointed corners are cut off, in multiples of the line width.
  open var miterLimit: CGFloat {
    get { values.rare.shape.miterLimit }
    set { store(\.rare.shape.miterLimit, newValue) }
  }

  /// The lengths of alternating dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? {
    get { values.rare.shape.dashes.map { $0.map { NSNumber(value: Double($0)) } } }
    set { store(\.rare.shape.dashes, newValue.map { $0.map { CGFloat($0.doubleValue) } }) }
  }

  /// The offset into the dash pattern at which the line begins.
  open var lineDashPhase: CGFloat {
    get { values.rare.shape.dashPhase }
    set { store(\.rare.shape.dashPhase, newValue) }
  }

  /// The fraction of the path's length at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { values.rare.shape.strokeStart }
    set { set(.strokeStart, \.rare.shape.strokeStart, newValue) }
  }

  /// The fraction of the path's length at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { values.rare.shape.strokeEnd }
    set { set(.strokeEnd, \.rare.shape.strokeEnd, newValue) }
  }
}

extension ShapeValues {
  var node: RenderNode? {
    guard let path, !path.isEmpty else { return nil }
    let fill = fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let isEvenOdd = fillRule == .evenOdd
    let filled = fill.map { RenderNode(.path(path, fill: $0, stroke: nil, isEvenOdd: isEvenOdd)) }
    guard let stroke else { return filled }
    let (start, end) = (max(strokeStart, 0), min(strokeEnd, 1))
    if start == 0, end == 1 {
      return RenderNode(.path(path, fill: fill, stroke: stroke, isEvenOdd: isEvenOdd))
    }
    var nodes = filled.map { [$0] } ?? []
    if end > start {
      nodes.append(RenderNode(.path(path.trimmed(from: start, to: end), fill: nil, stroke: stroke)))
    }
    return nodes.count > 1 ? RenderNode(.group(nodes)) : nodes.first
  }

  private var stroke: RenderNode.Stroke? {
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return nil }
    var stroke = RenderNode.Stroke(color: strokeColor, width: lineWidth)
    if lineCap == .round { stroke.cap = .round } else if lineCap == .square { stroke.cap = .square }
    if lineJoin == .round {
      stroke.join = .round
    } else if lineJoin == .bevel {
      stroke.join = .bevel
    }
    stroke.miterLimit = miterLimit
    stroke.dashes = dashes ?? []
    stroke.dashPhase = dashPhase
    return stroke
  }
}
