import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Draws free-form paths, which GSK 4.8 only supports as Cairo drawings.
enum PathPainter {
  /// Owned by the caller.
  static func paint(
    _ path: CGPath, fill: CGColor?, stroke: RenderNode.Stroke?, isEvenOdd: Bool
  ) -> OpaquePointer {
    let stroke = stroke.flatMap { $0.width > 0 && $0.width.isFinite ? $0 : nil }
    var outset: CGFloat = 1
    if let stroke {
      outset += stroke.width * (stroke.join == .miter ? max(stroke.miterLimit, 2) / 2 : 1)
    }
    let box = path.boundingBox
    guard !box.isNull, var bounds = graphene_rect_t(box.insetBy(dx: -outset, dy: -outset)),
      let node = gsk_cairo_node_new(&bounds)
    else { return Optional.none.orEmpty }
    guard let cairo = gsk_cairo_node_get_draw_context(node) else { return node }
    defer { cairo_destroy(cairo) }
    trace(path, cairo)
    if let fill {
      cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo.setSource(fill)
      cairo_fill_preserve(cairo)
    }
    if let stroke { self.stroke(stroke, cairo) }
    return node
  }

  private static func stroke(_ stroke: RenderNode.Stroke, _ cairo: OpaquePointer) {
    cairo.setSource(stroke.color)
    cairo_set_line_width(cairo, Double(stroke.width))
    switch stroke.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, Double(max(stroke.miterLimit, 1)))
    let dashes = stroke.dashes.map { Double($0) }
    if dashes.contains(where: { $0 > 0 }), dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(stroke.dashPhase))
    }
    cairo_stroke_preserve(cairo)
  }

  private static func trace(_ path: CGPath, _ cairo: OpaquePointer) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(cairo, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(cairo, p.x, p.y)
        current = p
      case .quadCurve(let p, let c):
        let (a, b) = (toward(c, from: current), toward(c, from: p))
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, p.x, p.y)
        current = p
      case .curve(let p, let a, let b):
        cairo_curve_to(cairo, a.x, a.y, b.x, b.y, p.x, p.y)
        current = p
      case .close:
        cairo_close_path(cairo)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  /// A cubic curve's control point, two thirds of the way to the quadratic one's.
  private static func toward(_ control: CGPoint, from end: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
}

extension OpaquePointer {
  /// The receiver is a Cairo context.
  func setSource(_ color: CGColor) {
    if let pattern = color.pattern { return setSource(pattern, alpha: color.alpha) }
    let rgba = GdkRGBA(color)
    cairo_set_source_rgba(
      self, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }

  /// Repeats an image from the origin. Cairo copies it for recorded drawing.
  private func setSource(_ pattern: CGColor.Pattern, alpha: CGFloat) {
    let (size, image) = (pattern.size, pattern.image)
    guard size.width > 0, size.height > 0, let pixels = Bitmap(image)?.surface(),
      let tile = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: image.width), Int32(clamping: image.height))
    else { return }
    let copying = cairo_create(tile)
    cairo_set_source_surface(copying, pixels, 0, 0)
    cairo_paint_with_alpha(copying, Double(min(max(alpha, 0), 1)))
    cairo_destroy(copying)
    cairo_surface_destroy(pixels)
    cairo_set_source_surface(self, tile, 0, 0)
    cairo_surface_destroy(tile)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(image.width) / size.width, Double(image.height) / size.height)
    cairo_pattern_set_matrix(cairo_get_source(self), &matrix)
    cairo_pattern_set_extend(cairo_get_source(self), CAIRO_EXTEND_REPEAT)
  }
}
