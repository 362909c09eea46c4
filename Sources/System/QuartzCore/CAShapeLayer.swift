import Quartz2D
import RenderTree

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

open class CAShapeLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  open var path: CGPath? {
    get { values.rare.shape.path }
    set { setObject(.path, \.rare.shape.path, newValue) }
  }

  open var fillColor: CGColor? {
    get { values.rare.shape.fillColor }
    set { set(.fillColor, \.rare.shape.fillColor, newValue) }
  }

  open var strokeColor: CGColor? {
    get { values.rare.shape.strokeColor }
    set { set(.strokeColor, \.rare.shape.strokeColor, newValue) }
  }

  open var lineWidth: CGFloat {
    get { values.rare.shape.lineWidth }
    set { set(.lineWidth, \.rare.shape.lineWidth, newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { values.rare.shape.lineCap }
    set { store(\.rare.shape.lineCap, newValue) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { values.rare.shape.lineJoin }
    set { store(\.rare.shape.lineJoin, newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { values.rare.shape.fillRule }
    set { store(\.rare.shape.fillRule, newValue) }
  }

  open var miterLimit: CGFloat {
    get { values.rare.shape.miterLimit }
    set { store(\.rare.shape.miterLimit, newValue) }
  }

  /// Lengths of dashes and gaps by turns, in points.
  open var lineDashPattern: [NSNumber]? {
    get { values.rare.shape.dashes.map { $0.map { NSNumber(value: Double($0)) } } }
    set { store(\.rare.shape.dashes, newValue.map { $0.map { CGFloat($0.doubleValue) } }) }
  }

  open var lineDashPhase: CGFloat {
    get { values.rare.shape.dashPhase }
    set { store(\.rare.shape.dashPhase, newValue) }
  }

  open var strokeStart: CGFloat {
    get { values.rare.shape.strokeStart }
    set { set(.strokeStart, \.rare.shape.strokeStart, newValue) }
  }

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
