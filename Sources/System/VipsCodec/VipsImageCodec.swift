import CHostShim
import CVips
import HostInterface

/// Reads and writes pictures with libvips. May be used on any thread.
package struct VipsImageCodec: ImageDecoding, ImageEncoding {
  /// More pixels than any camera makes; a file may claim them with a few bytes.
  static let maximumPixels = 400_000_000
  /// The most that a decode without shrinking may hold, in pixels: 240 MB.
  static let maximumDecodedPixels = 60_000_000

  private static let start: Bool = vitrine_vips_start() == 0

  package init() { _ = Self.start }

  // MARK: Reading

  package func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo {
    let input = try Input(source)
    let image = try open(input, page: 0)
    defer { g_object_unref(image) }
    let size = upright(image)
    guard size.width * size.height <= Self.maximumPixels else {
      throw .tooLarge(name: input.name, width: size.width, height: size.height)
    }
    let pages = integer("n-pages", of: image) ?? 1
    return ImageInfo(
      width: size.width, height: size.height, frameCount: max(1, pages),
      frameDurations: pages > 1 ? durations(of: image, count: pages) : [],
      hasAlpha: vips_image_hasalpha(image) != 0, loader: string("vips-loader", of: image) ?? "")
  }

  package func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage {
    let input = try Input(source)
    let header = try open(input, page: frame)
    let original = upright(header)
    let hasAlpha = vips_image_hasalpha(header) != 0
    g_object_unref(header)
    guard original.width * original.height <= Self.maximumPixels else {
      throw .tooLarge(name: input.name, width: original.width, height: original.height)
    }
    let target = Self.target(original, pixels)
    guard target.width * target.height <= Self.maximumDecodedPixels else {
      throw .tooLarge(name: input.name, width: original.width, height: original.height)
    }
    let thumbnail = input.withBytes { bytes, length in
      vitrine_vips_thumbnail(input.path, bytes, length, Int32(frame), target.width.int32, target.height.int32)
    }
    guard let thumbnail else { throw failure(input) }
    defer { g_object_unref(thumbnail) }
    guard let converted = vitrine_vips_to_bgra(thumbnail) else { throw failure(input) }
    defer { g_object_unref(converted) }
    return try pixelsOf(converted, isOpaque: !hasAlpha, input)
  }

  /// The lazy image is computed here, straight into the memory that the CGImage owns.
  private func pixelsOf(
    _ image: UnsafeMutablePointer<VipsImage>, isOpaque: Bool, _ input: Input
  ) throws(ImageDecodingError) -> CGImage {
    var length = 0
    guard let memory = vips_image_write_to_memory(image, &length) else { throw failure(input) }
    let (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    guard width > 0, height > 0, length >= width * height * 4 else {
      g_free(memory)
      throw .corrupt(name: input.name, reason: "it holds no pixels.")
    }
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque,
      baseAddress: memory, release: { g_free($0) })
  }

  /// libvips makes pictures that fit within a box, so the box is the wanted picture itself.
  static func target(
    _ original: (width: Int, height: Int), _ fit: ImageFit?
  ) -> (width: Int, height: Int) {
    guard let fit, original.width > 0, original.height > 0 else { return original }
    let ratios = [
      Double(fit.width) / Double(original.width), Double(fit.height) / Double(original.height),
    ]
    let ratio = fit.mode == .inside ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
    guard ratio < 1 else { return original }
    func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * ratio).rounded())) }
    return (scaled(original.width), scaled(original.height))
  }

  private func open(
    _ input: Input, page: Int
  ) throws(ImageDecodingError) -> UnsafeMutablePointer<VipsImage> {
    let image = input.withBytes { bytes, length in
      vitrine_vips_open(input.path, bytes, length, Int32(page))
    }
    guard let image else { throw failure(input) }
    return image
  }

  private func failure(_ input: Input) -> ImageDecodingError {
    let text = String(cString: vips_error_buffer())
    vips_error_clear()
    let isUnknown =
      text.isEmpty || text.contains("not a known file format")
      || text.contains("not in a known format") || text.contains("is blocked")
    if isUnknown { return .unknownFormat(name: input.name) }
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let words = line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line
    return .corrupt(name: input.name, reason: words.trimmingCharacters(in: .whitespaces) + ".")
  }

  // MARK: Metadata

  private func upright(_ image: UnsafeMutablePointer<VipsImage>) -> (width: Int, height: Int) {
    let width = Int(vips_image_get_width(image))
    let height = integer("page-height", of: image) ?? Int(vips_image_get_height(image))
    return (integer("orientation", of: image) ?? 1) > 4 ? (height, width) : (width, height)
  }

  private func integer(_ name: String, of image: UnsafeMutablePointer<VipsImage>) -> Int? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: Int32 = 0
    return vips_image_get_int(image, name, &value) == 0 ? Int(value) : nil
  }

  private func string(_ name: String, of image: UnsafeMutablePointer<VipsImage>) -> String? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: UnsafePointer<CChar>?
    guard vips_image_get_string(image, name, &value) == 0, let value else { return nil }
    return String(cString: value)
  }

  /// Browsers show frames of a hundredth of a second or less for a tenth; so do we.
  private func durations(
    of image: UnsafeMutablePointer<VipsImage>, count: Int
  ) -> [Double] {
    var values: UnsafeMutablePointer<Int32>?
    var length: Int32 = 0
    guard vips_image_get_typeof(image, "delay") != 0,
      vips_image_get_array_int(image, "delay", &values, &length) == 0, let values
    else { return Array(repeating: 0.1, count: count) }
    return (0..<count).map { index in
      let milliseconds = index < Int(length) ? Int(values[index]) : 100
      return milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000
    }
  }
}

extension Int {
  fileprivate var int32: Int32 { Int32(clamping: self) }
}
