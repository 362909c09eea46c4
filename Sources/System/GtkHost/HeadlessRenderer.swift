import CGtk
import Foundation
import Quartz2D
import RenderTree

/// Renders trees without a display, with the same nodes as a window.
package enum HeadlessRenderer {
  @MainActor private static let painter = NodePainter(target: .bitmap)

  /// Nil if the image would be empty or too large (32,767 pixels per side).
  @MainActor package static func image(
    of node: RenderNode, size: CGSize, scale: CGFloat, background: CGColor
  ) -> CGImage? {
    let (width, height) = (
      (size.width * scale).rounded(.up), (size.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, let gsk = painter.gskNode(for: node, scale: scale) else {
      return nil
    }
    return draw(
      CGRect(x: 0, y: 0, width: width / scale, height: height / scale), scale: scale,
      isOpaque: background.alpha >= 1
    ) { cairo in
      cairo.setSource(background)
      cairo_paint(cairo)
      gsk_render_node_draw(gsk, cairo)
    }
  }

  /// Renders what `body` draws of the area, in points; nil if the image would be empty or too
  /// large.
  @MainActor static func draw(
    _ area: CGRect, scale: CGFloat, isOpaque: Bool = false, _ body: (OpaquePointer) -> Void
  ) -> CGImage? {
    let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
    var isPainted = false
    let image = CGImage(width: Int(width), height: Int(height), isOpaque: isOpaque) {
      isPainted = paint(into: $0, Int32(width), Int32(height)) { cairo in
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_translate(cairo, Double(-area.minX), Double(-area.minY))
        body(cairo)
      }
    }
    return isPainted ? image : nil
  }

  private static func paint(
    into pixels: UnsafeMutableBufferPointer<UInt8>, _ width: Int32, _ height: Int32,
    _ body: (OpaquePointer) -> Void
  ) -> Bool {
    // ARGB32 in a little-endian word is BGRA in memory, as in CGImage.
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, width, height, width * 4)
    else { return false }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return false }
    defer { cairo_destroy(cairo) }
    body(cairo)
    cairo_surface_flush(surface)
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS
  }
}
