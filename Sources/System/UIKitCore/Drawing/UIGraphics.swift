import HostInterface
import QuartzCore

/// The contexts that drawing goes to, the current one last.
@MainActor enum GraphicsStack {
  struct Entry {
    let context: CGContext
    /// Set for `UIGraphicsBeginImageContextWithOptions`.
    var image: (size: CGSize, scale: CGFloat)?
  }

  static var entries: [Entry] = []

  static func with(_ context: CGContext, _ body: () -> Void) {
    entries.append(Entry(context: context))
    body()
    entries.removeLast()
  }

  /// Nil when there would be no pixel.
  static func image(of context: CGContext, size: CGSize, scale: CGFloat) -> UIImage? {
    let node = context.drawing() ?? .empty
    guard let pixels = HostServices.current.render?(node, size, scale) else { return nil }
    return UIImage(cgImage: pixels, scale: scale)
  }
}

/// Nil where nothing is being drawn.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.entries.last?.context
}

@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(.init(context: context))
}

@MainActor public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// A scale of 0 is the screen's.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let area = CGRect(origin: .zero, size: size)
  let context = CGContext(bounds: area)
  if opaque { context.fill(area) }
  let pixels = scale > 0 ? scale : UIScreen.main.scale
  GraphicsStack.entries.append(.init(context: context, image: (size, pixels)))
}

@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, let image = entry.image else { return nil }
  return GraphicsStack.image(of: entry.context, size: image.size, scale: image.scale)
}

@MainActor public func UIGraphicsEndImageContext() {
  if GraphicsStack.entries.last?.image != nil { GraphicsStack.entries.removeLast() }
}

@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// A line of one point inside the rectangle, in the fill colour.
@MainActor public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.beginPath()
  context.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
  context.fillPath(using: .evenOdd)
}

extension UIColor {
  /// Dynamic colours resolve for the current traits.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
