import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Masks and blurs.
///
/// GSK 4.8 has no masks, and its Cairo blur ignores the window's scale and what lies beyond the
/// redrawn part, so those are rendered to pixels here, once.
extension NodePainter {
  func mask(_ child: RenderNode, _ mask: RenderNode, scale: CGFloat) -> PaintedNode {
    let content = painted(child, scale: scale)
    let maskNode = painted(mask, scale: scale)
    let area = content.bounds.intersection(maskNode.bounds)
    guard !area.isNull, area.width > 0, area.height > 0 else { return .nothing }
    let image = HeadlessRenderer.draw(area, scale: scale) { cairo in
      gsk_render_node_draw(content.gsk, cairo)
      cairo_push_group(cairo)
      gsk_render_node_draw(maskNode.gsk, cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(cairo)
    }
    guard let image else { return .nothing }
    let frame = CGRect(origin: area.origin, size: image.size(at: scale))
    return raster(image, of: [content, maskNode], in: frame, scale: scale)
  }

  func blend(
    _ mode: CGBlendMode, _ bottom: RenderNode, _ top: RenderNode, scale: CGFloat
  ) -> PaintedNode {
    let (below, above) = (painted(bottom, scale: scale), painted(top, scale: scale))
    return PaintedNode(
      gsk_blend_node_new(below.gsk, above.gsk, GskBlendMode(mode)).orEmpty,
      validScales: below.validScales.intersection(above.validScales),
      flattens3D: below.flattens3D ?? above.flattens3D)
  }

  func blurred(_ blur: RenderNode.Blur, scale: CGFloat) -> PaintedNode {
    let content = painted(blur.child, scale: scale)
    if target == .screen, !GtkLibrary.drawsWithCairo {
      return PaintedNode(wrapping: content, GlassPainter.node(around: content.gsk, blur))
    }
    let sharp = HeadlessRenderer.draw(blur.area, scale: scale) {
      gsk_render_node_draw(content.gsk, $0)
    }
    guard let sharp, var outline = GskRoundedRect(blur.glass.frame),
      let soft = BoxBlur.apply(blur.glass, to: sharp, scale: scale)
    else { return .nothing }
    let frame = CGRect(origin: blur.area.origin, size: sharp.size(at: scale))
    let raster = raster(soft, of: [content], in: frame, scale: scale)
    return PaintedNode(wrapping: raster, gsk_rounded_clip_node_new(raster.gsk, &outline))
  }

  /// Renders the nodes to pixels that are valid for the same scales.
  private func raster(
    _ image: CGImage, of nodes: [PaintedNode], in frame: CGRect, scale: CGFloat
  ) -> PaintedNode {
    let shown = ImagePainter.paint(
      image, in: frame, filter: .linear, scale: scale, canWait: target == .screen)
    guard let gsk = gsk_render_node_ref(shown.gsk) else { return .nothing }
    let isFinal = nodes.allSatisfy { $0.validScales != .none }
    let range = ScaleRange(lower: scale * 0.5, upper: scale * 1.001)
    return PaintedNode(
      gsk, validScales: isFinal ? range : .none,
      flattens3D: nodes.lazy.compactMap(\.flattens3D).first)
  }
}

extension CGImage {
  /// In points.
  fileprivate func size(at scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension PaintedNode {
  fileprivate var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(gsk, &bounds)
    return CGRect(bounds)
  }
}

/// Blurs as drawn by the GPU.
enum GlassPainter {
  /// Owned by the caller.
  static func node(around child: OpaquePointer, _ blur: RenderNode.Blur) -> OpaquePointer? {
    guard var area = graphene_rect_t(blur.area), var outline = GskRoundedRect(blur.glass.frame),
      let known = gsk_clip_node_new(child, &area)
    else { return nil }
    let wide = extended(known, over: blur)
    // GSK's radius is twice the standard deviation, as in CSS.
    let soft = gsk_blur_node_new(wide, Float(min(blur.glass.radius, 100) * 2)).orEmpty
    gsk_render_node_unref(wide)
    let vivid = saturated(soft, blur.glass.saturation)
    gsk_render_node_unref(soft)
    let result = gsk_rounded_clip_node_new(vivid, &outline)
    gsk_render_node_unref(vivid)
    return result
  }

  /// Extends the node beyond the area's edges with its mirror image, on the sides that the blur
  /// reaches. Takes a reference and returns one.
  private static func extended(_ node: OpaquePointer, over blur: RenderNode.Blur) -> OpaquePointer {
    let (area, frame) = (blur.area, blur.glass.frame.rect)
    let reach = blur.glass.radius * 2
    var columns: [(x: CGFloat, y: CGFloat)] = []
    if frame.minX - reach < area.minX { columns.append((area.minX, 0)) }
    if frame.maxX + reach > area.maxX { columns.append((area.maxX, 0)) }
    let row = mirrored(node, about: columns, isHorizontal: true)
    var rows: [(x: CGFloat, y: CGFloat)] = []
    if frame.minY - reach < area.minY { rows.append((0, area.minY)) }
    if frame.maxY + reach > area.maxY { rows.append((0, area.maxY)) }
    return mirrored(row, about: rows, isHorizontal: false)
  }

  private static func mirrored(
    _ node: OpaquePointer, about lines: [(x: CGFloat, y: CGFloat)], isHorizontal: Bool
  ) -> OpaquePointer {
    guard !lines.isEmpty else { return node }
    var nodes: [OpaquePointer?] = [node]
    for line in lines {
      let flip =
        isHorizontal
        ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * line.x, ty: 0)
        : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * line.y)
      guard let transform = GskTransform.affine(flip) else { continue }
      nodes.append(gsk_transform_node_new(node, transform))
      gsk_transform_unref(transform)
    }
    let all = gsk_container_node_new(&nodes, guint(nodes.count)).orEmpty
    for case let part? in nodes { gsk_render_node_unref(part) }
    return all
  }

  /// Owned by the caller.
  private static func saturated(_ node: OpaquePointer, _ amount: CGFloat) -> OpaquePointer {
    guard amount != 1 else { return gsk_render_node_ref(node).orEmpty }
    let weights = Saturation(amount).rows
    var values: [Float] = []
    // The columns of the matrix: the contribution of each channel to the others.
    for channel in 0..<3 { values += (0..<3).map { Float(weights[$0][channel]) } + [0] }
    values += [0, 0, 0, 1]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, values)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, 0, 0, 0, 0)
    return gsk_color_matrix_node_new(node, &matrix, &offset).orEmpty
  }
}

/// The matrix of the `saturate` color filter: away from or toward the luminance of sRGB.
struct Saturation {
  /// For red, green and blue, the contribution of each channel.
  let rows: [[CGFloat]]

  init(_ amount: CGFloat) {
    let luminance: [CGFloat] = [0.213, 0.715, 0.072]
    rows = (0..<3).map { row in
      (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) }
    }
  }
}

extension GskBlendMode {
  init(_ mode: CGBlendMode) {
    switch mode {
    case .normal, .clear, .copy: self = GSK_BLEND_MODE_DEFAULT
    case .multiply: self = GSK_BLEND_MODE_MULTIPLY
    case .screen: self = GSK_BLEND_MODE_SCREEN
    case .overlay: self = GSK_BLEND_MODE_OVERLAY
    case .darken: self = GSK_BLEND_MODE_DARKEN
    case .lighten: self = GSK_BLEND_MODE_LIGHTEN
    case .colorDodge: self = GSK_BLEND_MODE_COLOR_DODGE
    case .colorBurn: self = GSK_BLEND_MODE_COLOR_BURN
    case .softLight: self = GSK_BLEND_MODE_SOFT_LIGHT
    case .hardLight: self = GSK_BLEND_MODE_HARD_LIGHT
    case .difference: self = GSK_BLEND_MODE_DIFFERENCE
    case .exclusion: self = GSK_BLEND_MODE_EXCLUSION
    case .hue: self = GSK_BLEND_MODE_HUE
    case .saturation: self = GSK_BLEND_MODE_SATURATION
    case .color: self = GSK_BLEND_MODE_COLOR
    case .luminosity: self = GSK_BLEND_MODE_LUMINOSITY
    }
  }
}
