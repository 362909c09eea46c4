import Quartz2D
import RenderTree

/// The values of a layer that affect drawing and may be animated.
///
/// The model has one instance; a presentation has a copy with animations applied. It is kept small:
/// values that few layers set are stored behind one pointer.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var opacity: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  var image: CGImage?
  var isHidden = false
  var masksToBounds = false
  private var transformBox: Box<CATransform3D>?
  private var rareBox: Box<RareValues>?

  var transform: CATransform3D {
    get { transformBox?.value ?? CATransform3DIdentity }
    set { transformBox = newValue == CATransform3DIdentity ? nil : Box(newValue) }
  }

  var hasTransform: Bool { transformBox != nil }

  var rare: RareValues {
    get { rareBox?.value ?? RareValues.defaults }
    set { rareBox = Box(newValue) }
  }

  /// A Boolean value that indicates whether any of the `rare` values was set; a fast check for
  /// frequently used code.
  var hasRare: Bool { rareBox != nil }

  var zPosition: CGFloat { rareBox?.value.zPosition ?? 0 }
}

struct RareValues {
  static let defaults = RareValues()

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var shape = ShapeValues()
  var gradient = GradientValues()
  var text = TextValues()
  /// The running transition; set only in a presentation.
  var transition: LayerTransition?
  /// The particles of an emitter; set only in a presentation.
  var particles: RenderNode?
}

struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var fillRule = CAShapeLayerFillRule.nonZero
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat]?
  var dashPhase: CGFloat = 0
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
}

struct GradientValues {
  var colors: [CGColor] = []
  /// The location of each color; if empty, the colors are spaced evenly.
  var locations: [CGFloat] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// A box that stores a large value out of line and shares it between copies.
private final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The invalid parts of a layer's cached nodes.
struct Stale: OptionSet {
  let rawValue: UInt8

  /// The matrix, visibility and extent in the superlayer.
  static let placement = Stale(rawValue: 1 << 0)
  /// The layer's own drawing.
  static let appearance = Stale(rawValue: 1 << 1)
  /// The selection of sublayers that are drawn, and their nodes.
  static let sublayers = Stale(rawValue: 1 << 2)
  /// The transform and opacity nodes around the other nodes.
  static let wrapper = Stale(rawValue: 1 << 3)

  static let all: Stale = [.placement, .appearance, .sublayers, .wrapper]
}
