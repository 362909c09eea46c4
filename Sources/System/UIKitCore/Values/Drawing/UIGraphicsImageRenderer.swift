import HostInterface
import QuartzCore

/// The base class of formats for renderers.
open class UIGraphicsRendererFormat: NSObject {
  /// The area that the renderer draws, in points.
  open package(set) var bounds = CGRect.zero
}

/// The scale and opacity of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default is the scale of the screen.
  open var scale: CGFloat
  /// A Boolean value that determines whether the image has no alpha channel; it is then initially
  /// black. The default value is `false`.
  open var opaque = false

  public override init() {
    scale = UIScreen.scaleForDrawing
    super.init()
  }

  /// Creates a format with the display scale of the traits, or of the screen if they have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format with the scale of the screen.
  open class func `default`() -> Self { make() }
  /// Returns a format with the scale of the screen, which is the same as `default()`.
  open class func preferred() -> Self { make() }

  private class func make() -> Self {
    guard let format = UIGraphicsImageRendererFormat() as? Self else {
      preconditionFailure("UIGraphicsImageRendererFormat.default: subclasses make their own")
    }
    return format
  }
}

/// The base class of contexts that renderers pass to their drawing actions.
open class UIGraphicsRendererContext: NSObject {
  /// The context in which to draw, which is also the current one.
  open private(set) var cgContext: CGContext

  /// The format of the renderer.
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    blended(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line of one point inside of a rectangle's edges, in the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line of one point inside of a rectangle's edges, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blended(blendMode) { stroke(rect) }
  }

  /// Restricts subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blended(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

/// The context that an image renderer passes to its drawing actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format)
  }

  /// An image of the drawing so far.
  open var currentImage: UIImage {
    let bounds = imageFormat.bounds
    if cgContext.bitmap?.isWritten == true {
      return GraphicsStack.image(of: cgContext, size: bounds.size, scale: imageFormat.scale)
        ?? UIImage()
    }
    let moved = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    if imageFormat.opaque { moved.fill(CGRect(origin: .zero, size: bounds.size)) }
    moved.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let drawing = cgContext.drawing() { moved.draw(drawing) }
    return GraphicsStack.image(of: moved, size: bounds.size, scale: imageFormat.scale) ?? UIImage()
  }
}

/// The base class of renderers.
///
/// Renderers can be used on any thread. Text and pixels are rendered on the main thread, for which
/// other threads wait, so the main thread must not be waiting for those.
open class UIGraphicsRenderer: NSObject {
  let area: CGRect
  /// The format with which the renderer was created.
  open private(set) var format: UIGraphicsRendererFormat

  init(area: CGRect, format: UIGraphicsRendererFormat) {
    self.area = area
    self.format = format
    super.init()
    format.bounds = area
  }
}

/// Creates images from drawing commands.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for an area in points. Its origin becomes the top left corner of the image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(area: bounds, format: format)
  }

  /// Creates a renderer for images of a size in points, with the scale of the screen.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer for an area in points, with the scale of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer for images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(area: CGRect(origin: .zero, size: size), format: format)
  }

  /// Performs the drawing actions and returns the result as an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext(area: area, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(drawing, imageFormat)
    GraphicsStack.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Performs the drawing actions and returns the result as a PNG file, which is empty if the image
  /// has no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Performs the drawing actions and returns the result as a JPEG file with a quality from 0 to 1,
  /// which is empty if the image has no pixels.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
