import Quartz2D

extension RenderNode {
  /// The area that the node draws; nil if unknown.
  package var extent: CGRect? {
    switch content {
    case .group(let children):
      children.reduce(CGRect?.some(.null)) { sum, child in
        sum.flatMap { sum in child.extent.map { sum.union($0) } }
      }
    case .transform(let transform, let child): child.extent?.applying(transform)
    case .opacity(_, let child): child.extent
    case .mask(let child, let mask): child.extent ?? mask.extent
    case .clip(let shape, _), .fill(let shape, _), .border(let shape, _, _),
      .linearGradient(let shape, _, _, _), .radialGradient(let shape, _, _, _, _):
      shape.rect
    case .backdrop(let glass): glass.frame.rect
    case .blurred(let blur): blur.glass.frame.rect
    case .image(_, let frame, _): frame
    case .text(let text, let origin, _): text.bounds.offsetBy(dx: origin.x, dy: origin.y)
    case .path(let path, let fill, let stroke, _):
      fill == nil && stroke == nil ? .null : path.boundingBox.insetBy(stroke)
    case .blend(_, let bottom, let top):
      bottom.extent.flatMap { extent in top.extent.map { extent.union($0) } }
    case .shadow: nil
    }
  }

  /// A node for a mask; a clip if that has the same effect.
  package static func masked(_ child: RenderNode, by mask: RenderNode) -> RenderNode {
    if let outline = mask.solidOutline { return RenderNode(.clip(outline, child)) }
    return RenderNode(.mask(child, by: mask))
  }

  /// The shape that the node fills opaquely, if it draws nothing else.
  private var solidOutline: RoundedRect? {
    switch content {
    case .fill(let shape, let color): return color.isOpaque ? shape : nil
    case .path(let path, let fill?, nil, _):
      return fill.isOpaque ? RoundedRect(exactly: path) : nil
    case .transform(let t, let child):
      var plain = CATransform3DIdentity
      (plain.m41, plain.m42) = (t.m41, t.m42)
      return t == plain ? child.solidOutline?.offsetBy(dx: t.m41, dy: t.m42) : nil
    default: return nil
    }
  }
}

extension CGRect {
  /// The rectangle grown by a line along its outline, sharp corners included.
  fileprivate func insetBy(_ stroke: RenderNode.Stroke?) -> CGRect {
    guard let stroke, !isNull else { return self }
    let reach = stroke.width / 2 * (stroke.join == .miter ? max(stroke.miterLimit, 1.5) : 1.5)
    return insetBy(dx: -reach, dy: -reach)
  }
}
