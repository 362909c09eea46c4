import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Images as texture nodes.
enum ImagePainter {
  static func paint(
    _ image: CGImage, in frame: CGRect, filter: RenderNode.ImageFilter, scale: CGFloat
  ) -> PaintedNode {
    guard var bounds = graphene_rect_t(frame), bounds.size.width > 0, bounds.size.height > 0 else {
      return .nothing
    }
    let textures = ImageTextures.of(image)
    let magnification = min(
      frame.width * scale / CGFloat(image.width), frame.height * scale / CGFloat(image.height))
    if filter == .nearest, magnification > 1 {
      return PaintedNode(
        nearest(image, bounds), validScales: ScaleRange(lower: scale / magnification, upper: .infinity))
    }
    let level = filter == .trilinear ? textures.level(forMagnification: magnification) : 0
    guard let texture = textures.texture(level: level) else { return .nothing }
    // The scale at which a pixel of the image is a pixel of the screen.
    let whole = scale / magnification
    var scales = ScaleRange.any
    switch filter {
    case .linear: break
    case .nearest: scales.upper = whole
    case .trilinear:
      // Level n serves magnifications in (1/2ⁿ⁺¹, 1/2ⁿ].
      if level > 0 { scales.upper = whole / CGFloat(1 << level) }
      if level < textures.lastLevel { scales.lower = whole / CGFloat(1 << (level + 1)) }
    }
    return PaintedNode(gsk_texture_node_new(texture, &bounds).orEmpty, validScales: scales)
  }

  /// GSK 4.8 smooths every texture; Cairo does not when told.
  private static func nearest(_ image: CGImage, _ bounds: graphene_rect_t) -> OpaquePointer {
    var bounds = bounds
    guard let node = gsk_cairo_node_new(&bounds) else { return Optional.none.orEmpty }
    guard let cairo = gsk_cairo_node_get_draw_context(node) else { return node }
    defer { cairo_destroy(cairo) }
    image.withCairoSurface { surface in
      cairo_translate(cairo, Double(bounds.origin.x), Double(bounds.origin.y))
      cairo_scale(
        cairo, Double(bounds.size.width) / Double(image.width),
        Double(bounds.size.height) / Double(image.height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
      cairo_fill(cairo)
    }
    return node
  }
}

extension CGImage {
  /// Only for reading, and only within `body`: what outlives it was copied by Cairo's snapshot.
  func withCairoSurface(_ body: (OpaquePointer) -> Void) {
    withPixels { pixels in
      guard let base = pixels.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self),
          CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
          Int32(clamping: bytesPerRow))
      else { return }
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { body(surface) }
    }
  }
}
