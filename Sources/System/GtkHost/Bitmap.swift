import CGtk
import Foundation
import Quartz2D

/// The pixels of a `CGImage`, without the image, which retains what is created from them.
///
/// Unchecked because the bytes never change and live as long as `owner`.
struct Bitmap: @unchecked Sendable {
  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let base: UnsafeRawPointer
  private let owner: AnyObject

  init?(_ image: CGImage) {
    guard let base = image.withPixels({ $0.baseAddress }) else { return nil }
    self.init(
      width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, base: base,
      owner: image.pixelStorage)
  }

  private init(
    width: Int, height: Int, bytesPerRow: Int, base: UnsafeRawPointer, owner: AnyObject
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.base = base
    self.owner = owner
  }

  /// Unchecked because only `halved` writes to it, before it is shared.
  private final class Memory: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer

    init(byteCount: Int) { bytes = .allocate(byteCount: byteCount, alignment: 16) }

    deinit { bytes.deallocate() }
  }

  /// Halves the bitmap, each pixel being the mean of two by two; nil if it is too large for Cairo.
  /// May be called on any thread.
  func halved() -> Bitmap? {
    let (newWidth, newHeight) = (max(1, width / 2), max(1, height / 2))
    let memory = Memory(byteCount: newWidth * newHeight * 4)
    let result = Bitmap(
      width: newWidth, height: newHeight, bytesPerRow: newWidth * 4,
      base: UnsafeRawPointer(memory.bytes), owner: memory)
    guard let source = surface(), let target = result.surface() else { return nil }
    defer {
      cairo_surface_destroy(source)
      cairo_surface_destroy(target)
    }
    let cairo = cairo_create(target)
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
    cairo_set_source_surface(cairo, source, 0, 0)
    // At a scale of exactly one half, it samples where four pixels meet.
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_surface_flush(target)
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS ? result : nil
  }

  /// The pixels in rows without padding.
  func copiedPixels() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for row in 0..<height {
      result += UnsafeRawBufferPointer(start: base + row * bytesPerRow, count: width * 4)
    }
    return result
  }

  /// A Cairo surface that shares the bytes; owned by the caller, who must not outlive the bitmap.
  func surface() -> OpaquePointer? {
    let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: bytesPerRow))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// A texture that shares the bytes; owned by the caller.
  func makeTexture() -> OpaquePointer? {
    let retained = Unmanaged.passRetained(owner)
    let bytes = g_bytes_new_with_free_func(
      base, gsize(bytesPerRow * height),
      { owner in
        if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
      }, retained.toOpaque())
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(bytesPerRow))
  }
}
