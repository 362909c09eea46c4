import CVipsShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func filtered(
    _ pixels: [UInt8], width: Int, height: Int, by operations: [ImageOperation]
  ) -> [UInt8]? {
    guard Self.isStarted, width > 0, height > 0, pixels.count == width * height * 4,
      width < 1 << 24,
      height < 1 << 24
    else { return nil }
    var result = pixels
    for operation in operations {
      let isDone = result.withUnsafeMutableBufferPointer { buffer in
        guard let bytes = buffer.baseAddress else { return false }
        return Surface(bytes: bytes, width: width, height: height).apply(operation)
      }
      if !isDone { return nil }
    }
    return result
  }
}

/// Premultiplied BGRA in memory.
private struct Surface {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int

  func apply(_ operation: ImageOperation) -> Bool {
    let (w, h) = (Int32(width), Int32(height))
    switch operation {
    case .colorMatrix(let matrix):
      guard matrix.count == 12 else { return false }
      return plainly { vitrine_filter_matrix($0, w, h, matrix) }
    case .curve(let curve):
      guard curve.count == 256 else { return false }
      return plainly { vitrine_filter_curve($0, w, h, curve) }
    case .gaussianBlur(let deviation):
      return deviation < 0.1 || vitrine_filter_gaussian(bytes, w, h, deviation) == 0
    case .boxBlur(let reach):
      return reach < 1 || vitrine_filter_box(bytes, w, h, Int32(clamping: reach)) == 0
    case .sharpen(let radius, let amount):
      return radius < 0.1 || vitrine_filter_sharpen(bytes, w, h, radius, amount) == 0
    case .pixellate(let side):
      return side < 2 || vitrine_filter_pixellate(bytes, w, h, Int32(clamping: side)) == 0
    case .edges(let strength): return plainly { vitrine_filter_edges($0, w, h, strength) }
    case .vignette(let radius, let amount):
      return plainly { vitrine_filter_vignette($0, w, h, radius, amount) }
    }
  }

  /// Passes the pixels as RGBA that isn't premultiplied.
  private func plainly(_ body: (UnsafeMutablePointer<UInt8>) -> Int32) -> Bool {
    let plain = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
    defer { plain.deallocate() }
    vitrine_rgba_from_bgra(bytes, width * 4, Int32(width), Int32(height), plain)
    guard body(plain) == 0 else { return false }
    vitrine_bgra_from_rgba(plain, width * height)
    bytes.update(from: plain, count: width * height * 4)
    return true
  }
}
