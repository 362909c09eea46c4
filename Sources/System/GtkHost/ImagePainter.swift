import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Creates texture nodes of images.
@MainActor enum ImagePainter {
  static func paint(
    _ image: CGImage, in frame: CGRect, filter: RenderNode.ImageFilter, scale: CGFloat,
    canWait: Bool
  ) -> PaintedNode {
    guard var bounds = graphene_rect_t(frame), bounds.size.width > 0, bounds.size.height > 0 else {
      return .nothing
    }
    let textures = ImageTextures.of(image)
    let magnification = min(
      frame.width * scale / CGFloat(image.width), frame.height * scale / CGFloat(image.height))
    if filter == .nearest, magnification > 1 {
      return PaintedNode(
        surfaceNode(image, bounds, CAIRO_FILTER_NEAREST),
        validScales: ScaleRange(lower: scale / magnification, upper: .infinity))
    }
    if canWait, GtkLibrary.drawsWithCairo, Self.plainScales.contains(magnification) {
      // Cairo would copy a texture in each frame; it reads a surface directly.
      return PaintedNode(
        surfaceNode(image, bounds, CAIRO_FILTER_BILINEAR),
        validScales: ScaleRange(
          lower: scale * Self.plainScales.lowerBound / magnification,
          upper: scale * Self.plainScales.upperBound / magnification))
    }
    let level = filter == .trilinear ? textures.level(forMagnification: magnification) : 0
    let (texture, isFinal) = textures.texture(level: level, canWait: canWait)
    guard let texture else { return .nothing }
    defer { g_object_unref(gpointer(texture)) }
    // The scale at which image pixels match screen pixels.
    let matchingScale = scale / magnification
    var scales = isFinal ? ScaleRange.any : .none
    switch filter {
    case _ where !isFinal: break
    case .linear: break
    case .nearest: scales.upper = matchingScale
    case .trilinear:
      // Level n serves magnifications in (1/2ⁿ⁺¹, 1/2ⁿ].
      if level > 0 { scales.upper = matchingScale / CGFloat(1 << level) }
      if level < textures.lastLevel { scales.lower = matchingScale / CGFloat(1 << (level + 1)) }
    }
    return PaintedNode(gsk_texture_node_new(texture, &bounds).orEmpty, validScales: scales)
  }

  /// Draws only the part of a magnified image that an opaque node in front of it leaves visible;
  /// nil if that makes no difference.
  static func paint(
    _ image: CGImage, in frame: CGRect, around hole: CGRect, filter: RenderNode.ImageFilter,
    scale: CGFloat
  ) -> PaintedNode? {
    let magnification = min(
      frame.width * scale / CGFloat(image.width), frame.height * scale / CGFloat(image.height))
    // Keeps a margin behind the edges of what is in front.
    let inner = hole.intersection(frame).insetBy(dx: 2 / scale, dy: 2 / scale)
    guard magnification > plainScales.upperBound, filter != .nearest,
      !inner.isNull, inner.width > 0, inner.height > 0, let bounds = graphene_rect_t(frame)
    else { return nil }
    return PaintedNode(
      surfaceNode(image, bounds, CAIRO_FILTER_BILINEAR, around: inner),
      validScales: ScaleRange(
        lower: scale * plainScales.upperBound / magnification, upper: .infinity))
  }

  /// The magnifications at which bilinear filtering looks good.
  private static let plainScales: ClosedRange<CGFloat> = 0.75...2

  /// A Cairo node, which applies the requested filter; GSK 4.8 ignores it for textures.
  private static func surfaceNode(
    _ image: CGImage, _ bounds: graphene_rect_t, _ filter: cairo_filter_t,
    around hole: CGRect = .null
  ) -> OpaquePointer {
    var bounds = bounds
    guard let node = gsk_cairo_node_new(&bounds) else { return Optional.none.orEmpty }
    guard let cairo = gsk_cairo_node_get_draw_context(node) else { return node }
    defer { cairo_destroy(cairo) }
    guard let surface = Bitmap(image)?.surface() else { return node }
    // Cairo would copy the pixels if the surface were freed before the recording.
    SurfaceOwner(surface, image.pixelStorage).attach(to: gsk_cairo_node_get_surface(node))
    cairo_rectangle(
      cairo, Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
      Double(bounds.size.height))
    if !hole.isNull {
      cairo_rectangle(cairo, hole.minX, hole.minY, hole.width, hole.height)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_translate(cairo, Double(bounds.origin.x), Double(bounds.origin.y))
    cairo_scale(
      cairo, Double(bounds.size.width) / Double(image.width),
      Double(bounds.size.height) / Double(image.height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), filter)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_fill(cairo)
    return node
  }
}

/// Retains a surface and its pixels for as long as recorded drawing reads them.
private final class SurfaceOwner {
  private let surface: OpaquePointer
  private let pixels: AnyObject

  /// Takes over the reference to the surface.
  init(_ surface: OpaquePointer, _ pixels: AnyObject) {
    self.surface = surface
    self.pixels = pixels
  }

  deinit { withExtendedLifetime(pixels) { cairo_surface_destroy(surface) } }

  func attach(to recording: OpaquePointer?) {
    let context = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(
      recording, Self.key, context.toOpaque(),
      { context in if let context { Unmanaged<SurfaceOwner>.fromOpaque(context).release() } })
    if status != CAIRO_STATUS_SUCCESS { context.release() }
  }

  /// Only its address is used.
  private nonisolated(unsafe) static let key =  // because it never changes
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
