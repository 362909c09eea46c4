import Quartz2D
import RenderTree

/// A layer's own render nodes in its coordinates, grouped by their order relative to the sublayers.
struct LayerDrawing {
  /// The shadow, background and gradient, which are drawn behind everything and never clipped.
  var backdrop: [RenderNode] = []
  /// The image, the host's node and the shape, which are drawn behind the sublayers and clipped
  /// like them.
  var contents: [RenderNode] = []
  var border: RenderNode?
  /// A Boolean value that indicates whether the contents may exceed the outline.
  var overflows = false
}

extension LayerValues {
  /// The bounds as a rounded rectangle.
  var outline: RoundedRect {
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return RoundedRect(bounds) }
    var shape = RoundedRect(bounds, radius: radius)
    guard hasRare else { return shape }
    let corners = rare.maskedCorners
    if !corners.contains(.layerMinXMinYCorner) { shape.topLeft = 0 }
    if !corners.contains(.layerMaxXMinYCorner) { shape.topRight = 0 }
    if !corners.contains(.layerMaxXMaxYCorner) { shape.bottomRight = 0 }
    if !corners.contains(.layerMinXMaxYCorner) { shape.bottomLeft = 0 }
    return shape
  }

  @MainActor func drawing(contentNode: RenderNode?) -> LayerDrawing {
    var drawing = LayerDrawing()
    let outline = outline
    let text = hasRare ? textNode : nil
    if let shadow = shadowNode(hasContents: contentNode != nil || text != nil) {
      drawing.backdrop.append(shadow)
    }
    if let backgroundColor, backgroundColor.alpha > 0 {
      drawing.backdrop.append(RenderNode(.fill(outline, backgroundColor)))
    }
    if let image { addImage(image, to: &drawing) }
    if let contentNode {
      drawing.contents.append(contentNode)
      drawing.overflows =
        drawing.overflows || outline.isRounded
        || !bounds.contains(contentNode.extent ?? .infinite)
    }
    guard hasRare else { return drawing }
    let rare = rare
    if let particles = rare.particles {
      drawing.contents.append(particles)
      drawing.overflows = true
    }
    if let text {
      drawing.contents.append(text)
      drawing.overflows = drawing.overflows || outline.isRounded
    }
    if let gradient = rare.gradient.node(in: outline) { drawing.backdrop.append(gradient) }
    if let shape = rare.shape.node {
      drawing.contents.append(shape)
      drawing.overflows = true
    }
    if rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 {
      drawing.border = RenderNode(.border(outline, width: rare.borderWidth, color))
    }
    return drawing
  }

  @MainActor private var textNode: RenderNode? {
    let text = rare.text
    return text.content?.node(in: bounds, fontSize: text.fontSize, color: text.foregroundColor)
  }

  // MARK: Image

  private func addImage(_ image: CGImage, to drawing: inout LayerDrawing) {
    let part = rare.contentsRect
    guard part.width > 0, part.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let target = contentsFrame(of: image)
    let whole = CGRect(
      x: target.minX - part.minX / part.width * target.width,
      y: target.minY - part.minY / part.height * target.height,
      width: target.width / part.width, height: target.height / part.height)
    let node = RenderNode(.image(image, frame: whole, filter: filter))
    let isCropped = part != CGRect(x: 0, y: 0, width: 1, height: 1)
    let isClipRedundant = masksToBounds && target.contains(bounds)
    let clipped = isCropped && !isClipRedundant
    drawing.contents.append(clipped ? RenderNode(.clip(RoundedRect(target), node)) : node)
    drawing.overflows = outline.isRounded || !bounds.contains(clipped ? target : whole)
  }

  private var filter: RenderNode.ImageFilter {
    guard hasRare else { return .linear }
    if rare.magnificationFilter == .nearest { return .nearest }
    return rare.minificationFilter == .trilinear ? .trilinear : .linear
  }

  /// Returns the frame of the displayed part of the image.
  private func contentsFrame(of image: CGImage) -> CGRect {
    guard hasRare else { return bounds }
    let rare = rare
    let scale = rare.contentsScale > 0 ? rare.contentsScale : 1
    return contentsFrame(
      ofSize: CGSize(
        width: CGFloat(image.width) * rare.contentsRect.width / scale,
        height: CGFloat(image.height) * rare.contentsRect.height / scale))
  }

  /// Returns a drawing made for bounds of another size, or the part of it that is displayed, placed
  /// in the current bounds.
  func placed(_ node: RenderNode?, drawnFor size: CGSize?) -> RenderNode? {
    let part = hasRare ? rare.contentsRect : Self.wholeContents
    guard let node, let size, size.width > 0, size.height > 0,
      size != bounds.size || part != Self.wholeContents
    else { return node }
    guard part.width > 0, part.height > 0 else { return nil }
    let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
    let frame = contentsFrame(ofSize: shown)
    var matrix = CATransform3DMakeScale(frame.width / shown.width, frame.height / shown.height, 1)
    matrix.m41 = frame.minX - (bounds.minX + part.minX * size.width) * matrix.m11
    matrix.m42 = frame.minY - (bounds.minY + part.minY * size.height) * matrix.m22
    let placed = RenderNode(.transform(matrix, node))
    return part == Self.wholeContents ? placed : RenderNode(.clip(RoundedRect(frame), placed))
  }

  private static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func contentsFrame(ofSize size: CGSize) -> CGRect {
    guard hasRare else { return bounds }
    let fit = (x: bounds.width / size.width, y: bounds.height / size.height)
    switch rare.contentsGravity {
    case .resizeAspect: return placed(size, scale: min(fit.x, fit.y), 0.5, 0.5)
    case .resizeAspectFill: return placed(size, scale: max(fit.x, fit.y), 0.5, 0.5)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 1)
    case .bottom: return placed(size, 0.5, 0)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 1)
    case .topRight: return placed(size, 1, 1)
    case .bottomLeft: return placed(size, 0, 0)
    case .bottomRight: return placed(size, 1, 0)
    default: return bounds
    }
  }

  /// Returns the frame of the image; `x` and `y` are the fractions of the free space before it.
  private func placed(_ size: CGSize, scale: CGFloat = 1, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }

  // MARK: Shadow

  /// Returns the shadow, or `nil` with `masksToBounds`, which clips it away, as on Apple's systems.
  private func shadowNode(hasContents: Bool) -> RenderNode? {
    guard hasRare, !masksToBounds else { return nil }
    let rare = rare
    guard rare.shadowOpacity > 0, let color = rare.shadowColor, color.alpha > 0 else { return nil }
    guard let shape = shadowShape(hasContents: hasContents) else { return nil }
    let shade = color.copy(alpha: color.alpha * min(rare.shadowOpacity, 1)) ?? color
    return RenderNode(.shadow(shape, shade, offset: rare.shadowOffset, blur: rare.shadowRadius))
  }

  private func shadowShape(hasContents: Bool) -> RoundedRect? {
    if let path = rare.shadowPath { return RoundedRect(tracing: path) }
    let isFilled = (backgroundColor?.alpha ?? 0) > 0
    let hasBorder = rare.borderWidth > 0 && (rare.borderColor?.alpha ?? 0) > 0
    let hasGradient = rare.gradient.colors.count > 1
    return isFilled || hasBorder || hasGradient || hasContents || image != nil ? outline : nil
  }

  // MARK: Extent

  /// Returns the area in which the layer may draw, in its coordinates, or `nil` if it depends on
  /// the sublayers.
  func reach(contentNode: RenderNode?, hasSublayers: Bool) -> CGRect? {
    if masksToBounds { return bounds }
    if hasSublayers { return nil }
    var result = bounds
    if image != nil, let image { result = result.union(contentsFrame(of: image)) }
    if let contentNode {
      guard let extent = contentNode.extent else { return nil }
      result = result.union(extent)
    }
    guard hasRare else { return result }
    let rare = rare
    // Particles can be at any position.
    if rare.particles != nil { return nil }
    if let path = rare.shape.path {
      // A miter extends by at most its limit in half line widths, a square cap by about 1.5.
      let limit = rare.shape.lineJoin == .miter ? max(rare.shape.miterLimit, 1.5) : 1.5
      let reach = rare.shape.lineWidth / 2 * limit
      result = result.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
    }
    if rare.shadowOpacity > 0 {
      let shape = rare.shadowPath?.boundingBox ?? bounds
      let blur = rare.shadowRadius * 3
      result = result.union(
        shape.offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height)
          .insetBy(dx: -blur, dy: -blur))
    }
    return result
  }
}

extension RoundedRect {
  /// Creates a rounded rectangle that matches a path: exactly for rectangles, rounded rectangles
  /// and ellipses, otherwise the bounding box.
  init?(tracing path: CGPath) {
    let box = path.boundingBox
    guard !box.isNull, !path.isEmpty else { return nil }
    self = RoundedRect(exactly: path) ?? RoundedRect(box)
  }
}
