import CGtk
import Foundation
import RenderTree

/// Creates GSK nodes from render nodes and reuses existing ones by identity.
@MainActor package final class NodePainter {
  package enum Target {
    /// For a window, which must not wait: large images are shown with less quality until they are
    /// halved.
    case screen
    /// For an image, which must be complete immediately.
    case bitmap
  }

  let target: Target
  /// Whether 3-D transforms are drawn as the nearest affine transform. Cairo would draw them pink.
  private var flattens3D: Bool { target == .bitmap || drawsWithCairo }

  /// Whether the nodes are for Cairo, which scales images entirely in each frame, visible or not.
  private let drawsWithCairo: Bool

  package convenience init(target: Target) {
    self.init(target: target, drawsWithCairo: target == .screen && GtkLibrary.drawsWithCairo)
  }

  init(target: Target, drawsWithCairo: Bool) {
    // Nodes work without a display, but only after checking for one.
    _ = GtkLibrary.hasDisplay
    self.target = target
    self.drawsWithCairo = drawsWithCairo
  }

  /// The GSK node, borrowed from the render node's cache: valid as long as the render node, until
  /// the next call for it.
  package func gskNode(for node: RenderNode, scale: CGFloat) -> OpaquePointer? {
    painted(node, scale: scale.isFinite && scale > 0 ? scale : 1).gsk
  }

  func painted(_ node: RenderNode, scale: CGFloat) -> PaintedNode {
    if let cached = node.hostCache as? PaintedNode, cached.validScales.contains(scale),
      cached.flattens3D == nil || cached.flattens3D == flattens3D
    {
      return cached
    }
    let made = paint(node.content, scale: scale)
    node.hostCache = made
    return made
  }

  private func paint(_ content: RenderNode.Content, scale: CGFloat) -> PaintedNode {
    switch content {
    case .group(let children): return group(children, scale: scale)
    case .transform(let transform, let child): return self.transform(transform, child, scale: scale)
    case .opacity(let value, let child): return opacity(value, child, scale: scale)
    case .clip(let shape, let child): return clip(shape, child, scale: scale)
    case .mask(let child, let mask): return self.mask(child, mask, scale: scale)
    case .backdrop: return .nothing
    case .blurred(let blur): return blurred(blur, scale: scale)
    case .image(let image, let frame, let filter):
      return ImagePainter.paint(
        image, in: frame, filter: filter, scale: scale, canWait: target == .screen)
    case .fill(let shape, let color): return PaintedNode(ShapePainter.fill(shape, color))
    case .border(let shape, let width, let color):
      return PaintedNode(ShapePainter.border(shape, width: width, color))
    case .shadow(let shape, let color, let offset, let blur):
      return PaintedNode(ShapePainter.shadow(shape, color, offset: offset, blur: blur))
    case .linearGradient(let shape, let stops, let start, let end):
      return PaintedNode(ShapePainter.gradient(shape, stops, from: start, to: end))
    case .radialGradient(let shape, let stops, let center, let radii, let start):
      return PaintedNode(
        ShapePainter.gradient(shape, stops, around: center, radii: radii, start: start))
    case .path(let path, let fill, let stroke, let isEvenOdd):
      return PaintedNode(
        PathPainter.paint(path, fill: fill, stroke: stroke, isEvenOdd: isEvenOdd))
    case .blend(let mode, let bottom, let top):
      return blend(mode, bottom, top, scale: scale)
    case .text(let text, let origin, let color) where color.pattern != nil:
      // From a whole point on, so that the image isn't blurred.
      let area = RoundedRect(text.bounds.offsetBy(dx: origin.x, dy: origin.y).integral)
      let black = CGColor(gray: 0, alpha: 1)
      return mask(
        RenderNode(.fill(area, color)), RenderNode(.text(text, origin: origin, color: black)),
        scale: scale)
    case .text(let text, let origin, let color):
      return PaintedNode(TextPainter.paint(text, at: origin, color))
    }
  }

  private func group(_ children: [RenderNode], scale: CGFloat) -> PaintedNode {
    var scales = ScaleRange.any
    var flattened: Bool?
    let painted = children.indices.map { index in
      around(children, index, scale: scale) ?? self.painted(children[index], scale: scale)
    }
    for child in painted {
      scales = scales.intersection(child.validScales)
      flattened = flattened ?? child.flattens3D
    }
    var nodes: [OpaquePointer?] = painted.map(\.gsk)
    // Nothing else retains the nodes that others are wrapped around.
    let container = withExtendedLifetime(painted) {
      nodes.withUnsafeMutableBufferPointer {
        gsk_container_node_new($0.baseAddress, guint($0.count))
      }
    }
    return PaintedNode(container.orEmpty, validScales: scales, flattens3D: flattened)
  }

  /// The node of an image without the part that another image in front of it hides; nil for other
  /// nodes.
  private func around(_ children: [RenderNode], _ index: Int, scale: CGFloat) -> PaintedNode? {
    guard drawsWithCairo, index + 1 < children.count,
      case .image(let image, let frame, let filter) = children[index].content,
      let hole = children[(index + 1)...].lazy.compactMap(\.opaqueArea).first
    else { return nil }
    return ImagePainter.paint(image, in: frame, around: hole, filter: filter, scale: scale)
  }

  private func opacity(_ value: CGFloat, _ child: RenderNode, scale: CGFloat) -> PaintedNode {
    let painted = self.painted(child, scale: scale)
    guard !(value >= 1) else {
      return PaintedNode(wrapping: painted, gsk_render_node_ref(painted.gsk))
    }
    guard value > 0 else { return .nothing }
    return PaintedNode(wrapping: painted, gsk_opacity_node_new(painted.gsk, Float(value)))
  }

  private func clip(_ shape: RoundedRect, _ child: RenderNode, scale: CGFloat) -> PaintedNode {
    guard let bounds = graphene_rect_t(shape.rect) else { return .nothing }
    let painted = self.painted(child, scale: scale)
    if shape.isRounded, var rounded = GskRoundedRect(shape) {
      return PaintedNode(wrapping: painted, gsk_rounded_clip_node_new(painted.gsk, &rounded))
    }
    var rect = bounds
    return PaintedNode(wrapping: painted, gsk_clip_node_new(painted.gsk, &rect))
  }

  private func transform(
    _ transform: CATransform3D, _ child: RenderNode, scale: CGFloat
  ) -> PaintedNode {
    let factor = transform.magnification
    guard factor.isFinite, factor > 0 else { return .nothing }
    let painted = self.painted(child, scale: scale * factor)
    let is3D = !CATransform3DIsAffine(transform)
    var made: OpaquePointer?
    if is3D, !flattens3D {
      made = GskTransform.matrix(transform)
    } else {
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(painted.gsk, &bounds)
      let affine = is3D ? transform.flattened(over: CGRect(bounds)) : transform.affine
      made = affine.flatMap(GskTransform.affine)
    }
    guard let made else { return .nothing }
    defer { gsk_transform_unref(made) }
    return PaintedNode(
      gsk_transform_node_new(painted.gsk, made).orEmpty,
      validScales: painted.validScales.divided(by: factor),
      flattens3D: is3D ? flattens3D : painted.flattens3D)
  }
}

extension PaintedNode {
  /// A node around one child in the same scale.
  convenience init(wrapping child: PaintedNode, _ gsk: OpaquePointer?) {
    self.init(gsk.orEmpty, validScales: child.validScales, flattens3D: child.flattens3D)
  }

  static var nothing: PaintedNode { PaintedNode(Optional.none.orEmpty) }
}

extension OpaquePointer? {
  /// The node, or an empty one.
  var orEmpty: OpaquePointer {
    if let self { return self }
    var none: [OpaquePointer?] = []
    guard let empty = gsk_container_node_new(&none, 0) else {
      preconditionFailure("gsk_container_node_new: GSK is not initialized")
    }
    return empty
  }
}
