import HostInterface
import QuartzCore

/// The stack of drawing contexts of each thread. The last one is the current one.
enum GraphicsStack {
  struct Entry {
    let context: CGContext
    /// Set for `UIGraphicsBeginImageContextWithOptions`.
    var image: (size: CGSize, scale: CGFloat)?
  }

  private static let stack = ThreadValue<[Entry]>("UIGraphics", [])

  static var entries: [Entry] {
    get { stack.value }
    set { stack.value = newValue }
  }

  static func with(_ context: CGContext, _ body: () -> Void) {
    entries.append(Entry(context: context))
    body()
    entries.removeLast()
  }

  /// Renders a context; `nil` if the size has no pixels.
  static func image(of context: CGContext, size: CGSize, scale: CGFloat) -> UIImage? {
    if context.bitmap?.isWritten == true {
      return context.makeImage().map { UIImage(cgImage: $0, scale: scale) }
    }
    let node = context.drawing() ?? .empty
    return MainThread.run { HostServices.current.render?(node, size, scale) }
      .map { UIImage(cgImage: $0, scale: scale) }
  }
}

/// Returns the current graphics context; `nil` outside of drawing methods and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.entries.last?.context
}

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(.init(context: context))
}

/// Removes the current context from the stack; the previous one becomes current again.
public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// Creates an image context and makes it the current one until `UIGraphicsEndImageContext()`. A
/// scale of 0 is the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let area = CGRect(origin: .zero, size: size)
  let pixels = scale > 0 ? scale : UIScreen.scaleForDrawing
  let context = CGContext(area: area, scale: pixels, isOpaque: opaque)
  if opaque { context.fill(area) }
  GraphicsStack.entries.append(.init(context: context, image: (size, pixels)))
}

/// Returns an image of the drawing so far; `nil` if the current context isn't an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, let image = entry.image else { return nil }
  return GraphicsStack.image(of: entry.context, size: image.size, scale: image.scale)
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.entries.last?.image != nil { GraphicsStack.entries.removeLast() }
}

/// Fills a rectangle with the current context's fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Restricts subsequent drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Draws a frame of one point inside of the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.beginPath()
  context.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
  context.fillPath(using: .evenOdd)
}

extension UIColor {
  /// Sets the color of subsequent fills and strokes in the current context, resolved for the
  /// current traits.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of subsequent fills in the current context, resolved for the current traits.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the color of subsequent strokes in the current context, resolved for the current traits.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
