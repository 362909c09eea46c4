import CHostShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func pngData(_ image: CGImage) throws(ImageDecodingError) -> Data {
    try encode(image) { vitrine_vips_png($0, $1, $2) }
  }

  package func jpegData(
    _ image: CGImage, quality: CGFloat
  ) throws(ImageDecodingError) -> Data {
    let percent = Int32(max(1, min(100, (quality * 100).rounded())))
    return try encode(image) { vitrine_vips_jpeg($0, percent, $1, $2) }
  }

  package func animatedWebPData(
    _ frames: [(image: CGImage, seconds: Double)], quality: CGFloat
  ) throws(ImageDecodingError) -> Data {
    guard let first = frames.first?.image,
      frames.allSatisfy({ $0.image.width == first.width && $0.image.height == first.height })
    else { throw .failed(reason: "the frames of an animation must be of one size.") }
    let stacked = CGImage(width: first.width, height: first.height * frames.count) { target in
      for (index, frame) in frames.enumerated() {
        frame.image.withPixels { source in
          let row = first.width * 4
          for y in 0..<first.height {
            let from = source[(y * frame.image.bytesPerRow)..<(y * frame.image.bytesPerRow + row)]
            let start = (index * first.height + y) * row
            UnsafeMutableRawBufferPointer(target)[start..<(start + row)].copyBytes(from: from)
          }
        }
      }
    }
    let delays = frames.map { Int32(($0.seconds * 1000).rounded()) }
    let percent = Int32(max(1, min(100, (quality * 100).rounded())))
    return try encode(stacked) { image, buffer, length in
      vitrine_vips_webp(
        image, percent, Int32(first.height), delays, Int32(delays.count), buffer, length)
    }
  }

  private func encode(
    _ image: CGImage,
    _ save: (
      UnsafeMutablePointer<VipsImage>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
      UnsafeMutablePointer<Int>
    ) -> Int32
  ) throws(ImageDecodingError) -> Data {
    var result: Data?
    image.withPixels { pixels in
      let rows = image.bytesPerRow / 4
      guard
        let source = vitrine_vips_from_bgra(
          pixels.baseAddress, pixels.count, Int32(rows), Int32(image.height))
      else { return }
      defer { g_object_unref(source) }
      var buffer: UnsafeMutableRawPointer?
      var length = 0
      guard save(source, &buffer, &length) == 0, let buffer else { return }
      result = Data(bytes: buffer, count: length)
      g_free(buffer)
    }
    guard let result else {
      let reason = String(cString: vips_error_buffer())
      vips_error_clear()
      throw .failed(reason: reason)
    }
    return result
  }
}
