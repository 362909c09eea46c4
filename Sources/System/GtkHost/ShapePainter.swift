import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Draws rounded rectangles: filled, with borders, shadows or gradients. Results are owned by the
/// caller.
enum ShapePainter {
  static func fill(_ shape: RoundedRect, _ color: CGColor) -> OpaquePointer {
    guard color.alpha > 0, var bounds = graphene_rect_t(shape.rect) else { return empty }
    if color.pattern != nil { return clipped(tiles(color, in: &bounds), to: shape) }
    var rgba = GdkRGBA(color)
    return clipped(gsk_color_node_new(&rgba, &bounds), to: shape)
  }

  /// Repeats a color's image from the top left corner.
  private static func tiles(_ color: CGColor, in bounds: inout graphene_rect_t) -> OpaquePointer? {
    guard let node = gsk_cairo_node_new(&bounds),
      let cairo = gsk_cairo_node_get_draw_context(node)
    else { return nil }
    cairo_translate(cairo, Double(bounds.origin.x), Double(bounds.origin.y))
    cairo.setSource(color)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return node
  }

  static func border(_ shape: RoundedRect, width: CGFloat, _ color: CGColor) -> OpaquePointer {
    guard width > 0, width.isFinite, color.alpha > 0, var outline = GskRoundedRect(shape) else {
      return empty
    }
    var widths = [Float](repeating: Float(width), count: 4)
    var colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return gsk_border_node_new(&outline, &widths, &colors).orEmpty
  }

  static func shadow(
    _ shape: RoundedRect, _ color: CGColor, offset: CGSize, blur: CGFloat
  ) -> OpaquePointer {
    guard color.alpha > 0, var outline = GskRoundedRect(shape) else { return empty }
    let offset = graphene_point_t(CGPoint(x: offset.width, y: offset.height))
    var rgba = GdkRGBA(color)
    // A CSS blur radius is twice the standard deviation.
    let radius = blur.isFinite ? Float(max(0, min(blur, 500)) * 2) : 0
    return gsk_outset_shadow_node_new(&outline, &rgba, offset.x, offset.y, 0, radius).orEmpty
  }

  static func gradient(
    _ shape: RoundedRect, _ stops: [RenderNode.GradientStop], from start: CGPoint, to end: CGPoint
  ) -> OpaquePointer {
    guard var bounds = graphene_rect_t(shape.rect), let last = stops.last else { return empty }
    guard stops.count > 1, start != end else { return fill(shape, last.color) }
    let gskStops = gskStops(stops)
    var (from, to) = (graphene_point_t(start), graphene_point_t(end))
    return clipped(
      gsk_linear_gradient_node_new(&bounds, &from, &to, gskStops, gsize(gskStops.count)), to: shape)
  }

  static func gradient(
    _ shape: RoundedRect, _ stops: [RenderNode.GradientStop], around center: CGPoint,
    radii: CGSize, start: CGFloat
  ) -> OpaquePointer {
    guard var bounds = graphene_rect_t(shape.rect), let last = stops.last else { return empty }
    let isDrawable =
      radii.width > 0 && radii.height > 0 && radii.width.isFinite && radii.height.isFinite
      && start >= 0 && start < 1 && center.x.isFinite && center.y.isFinite
    guard stops.count > 1, isDrawable else { return fill(shape, last.color) }
    let gskStops = gskStops(stops)
    var middle = graphene_point_t(center)
    return clipped(
      gsk_radial_gradient_node_new(
        &bounds, &middle, Float(radii.width), Float(radii.height), Float(start), 1, gskStops,
        gsize(gskStops.count)), to: shape)
  }

  /// GSK rejects locations that descend or are outside of 0…1.
  private static func gskStops(_ stops: [RenderNode.GradientStop]) -> [GskColorStop] {
    var highest: CGFloat = 0
    return stops.map { stop in
      highest = stop.location.isNaN ? highest : max(highest, min(1, stop.location))
      return GskColorStop(offset: Float(highest), color: GdkRGBA(stop.color))
    }
  }

  private static func clipped(_ node: OpaquePointer?, to shape: RoundedRect) -> OpaquePointer {
    guard let node else { return empty }
    guard shape.isRounded, var outline = GskRoundedRect(shape) else { return node }
    defer { gsk_render_node_unref(node) }
    return gsk_rounded_clip_node_new(node, &outline).orEmpty
  }

  private static var empty: OpaquePointer { Optional.none.orEmpty }
}
