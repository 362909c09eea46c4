import HostInterface
import QuartzCore

@MainActor open class UIGraphicsRendererFormat: NSObject {
  public package(set) var bounds = CGRect.zero
}

@MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point.
  open var scale: CGFloat
  /// Whether the picture has no alpha; it begins black then.
  open var opaque = false

  public override init() {
    scale = UIScreen.main.scale
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public class func `default`() -> Self { make() }
  public class func preferred() -> Self { make() }

  private class func make() -> Self {
    guard let format = UIGraphicsImageRendererFormat() as? Self else {
      preconditionFailure("UIGraphicsImageRendererFormat.default: subclasses make their own")
    }
    return format
  }
}

@MainActor open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blended(blendMode) { cgContext.fill(rect) }
  }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blended(blendMode) { stroke(rect) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blended(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

@MainActor open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    let bounds = format.bounds
    let moved = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    if format.opaque { moved.fill(CGRect(origin: .zero, size: bounds.size)) }
    moved.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let drawing = cgContext.drawing() { moved.draw(drawing) }
    return GraphicsStack.image(of: moved, size: bounds.size, scale: format.scale) ?? UIImage()
  }
}

/// Draws pictures, on the main actor: text and layers belong there.
@MainActor open class UIGraphicsRenderer: NSObject {
  let area: CGRect

  init(area: CGRect) { self.area = area }
}

@MainActor open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(area: bounds)
    format.bounds = bounds
  }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(CGContext(bounds: area), format)
    GraphicsStack.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Empty when the picture has no pixel.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
