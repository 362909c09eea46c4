import CGtk
import Foundation
import Quartz2D

/// The textures of one image, full size and halved ones, each made when first drawn; kept in the
/// image's `hostCache`. Main thread only.
final class ImageTextures {
  private let image: Source
  private var levels: [OpaquePointer?]

  /// What is needed of the image without keeping it: it keeps us.
  private struct Source {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let isOpaque: Bool
    let storage: AnyObject
    let base: UnsafeRawPointer?
  }

  static func of(_ image: CGImage) -> ImageTextures {
    if let kept = image.hostCache as? ImageTextures { return kept }
    let made = ImageTextures(image)
    image.hostCache = made
    return made
  }

  private init(_ image: CGImage) {
    self.image = Source(
      width: image.width, height: image.height, bytesPerRow: image.bytesPerRow,
      isOpaque: image.isOpaque, storage: image.pixelStorage,
      base: image.withPixels { $0.baseAddress })
    let shorter = max(1, min(image.width, image.height))
    levels = Array(repeating: nil, count: Int.bitWidth - shorter.leadingZeroBitCount)
  }

  deinit { for case let texture? in levels { MainThreadRelease.object(texture) } }

  /// The smallest has a shorter side of 1 pixel.
  var lastLevel: Int { levels.count - 1 }

  /// The most halved one that still has a pixel for each pixel shown.
  func level(forMagnification magnification: CGFloat) -> Int {
    guard magnification > 0 else { return lastLevel }
    var level = 0
    while level < lastLevel, magnification <= 1 / CGFloat(1 << (level + 1)) { level += 1 }
    return level
  }

  /// Borrowed.
  func texture(level: Int) -> OpaquePointer? {
    if let made = levels[level] { return made }
    let made = level == 0 ? fullTexture() : halved(texture(level: level - 1))
    levels[level] = made
    return made
  }

  /// Shares the image's bytes.
  private func fullTexture() -> OpaquePointer? {
    let owner = Unmanaged.passRetained(image.storage)
    let bytes = g_bytes_new_with_free_func(
      image.base, gsize(image.bytesPerRow * image.height),
      { owner in
        if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
      }, owner.toOpaque())
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(clamping: image.width), Int32(clamping: image.height),
      GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(image.bytesPerRow))
  }

  /// Cairo's bilinear filter at exactly one half averages two by two pixels.
  private func halved(_ texture: OpaquePointer?) -> OpaquePointer? {
    guard let texture else { return nil }
    let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    let (newWidth, newHeight) = (max(1, width / 2), max(1, height / 2))
    guard
      let source = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, newWidth, newHeight)
    else { return nil }
    defer {
      cairo_surface_destroy(source)
      cairo_surface_destroy(target)
    }
    guard let sourcePixels = cairo_image_surface_get_data(source),
      let targetPixels = cairo_image_surface_get_data(target)
    else { return nil }
    gdk_texture_download(texture, sourcePixels, gsize(cairo_image_surface_get_stride(source)))
    cairo_surface_mark_dirty(source)
    let cairo = cairo_create(target)
    cairo_scale(cairo, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    cairo_set_source_surface(cairo, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(target)
    let stride = gsize(cairo_image_surface_get_stride(target))
    let bytes = g_bytes_new(targetPixels, stride * gsize(newHeight))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      newWidth, newHeight, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
  }
}
