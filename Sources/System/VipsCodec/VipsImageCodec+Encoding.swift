import CVipsShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func pngData(_ image: CGImage) throws(ImageEncodingError) -> Data {
    try Self.encode([image], bands: image.isOpaque ? 3 : 4) { vitrine_vips_png($0, $1, $2) }
  }

  /// JPEG has no transparency: the background is white.
  package func jpegData(_ image: CGImage, quality: CGFloat) throws(ImageEncodingError) -> Data {
    let percent = Self.percent(quality)
    return try Self.encode([image], bands: 3) { vitrine_vips_jpeg($0, percent, $1, $2) }
  }

  package func animatedWebPData(
    _ frames: [(image: CGImage, seconds: Double)], quality: CGFloat
  ) throws(ImageEncodingError) -> Data {
    guard let first = frames.first?.image else { throw .noFrames }
    guard frames.allSatisfy({ $0.image.width == first.width && $0.image.height == first.height })
    else { throw .differentSizes }
    let delays = frames.map { Int32(clamping: Int(max(0, min(3600, $0.seconds)) * 1000 + 0.5)) }
    let percent = Self.percent(quality)
    let bands = frames.allSatisfy(\.image.isOpaque) ? 3 : 4
    return try Self.encode(frames.map(\.image), bands: bands) { image, buffer, length in
      vitrine_vips_webp(
        image, percent, Int32(first.height), delays, Int32(delays.count), buffer, length)
    }
  }

  package var formats: [EncodedImageFormat] { Self.writable }

  /// A library may be there and lack its encoder, so each is tried.
  private static let writable: [EncodedImageFormat] = {
    let image = CGImage(width: 16, height: 16, isOpaque: true) { $0.update(repeating: 128) }
    let codec = VipsImageCodec()
    return EncodedImageFormat.allCases.filter {
      (try? codec.data(image, as: $0, quality: 0.5, metadata: EncodedMetadata())) != nil
    }
  }()

  package func data(
    _ image: CGImage, as format: EncodedImageFormat, quality: CGFloat, metadata: EncodedMetadata
  ) throws(ImageEncodingError) -> Data {
    let percent = Self.percent(quality)
    let bands = image.isOpaque || format == .jpeg ? 3 : 4
    // The modules of these formats are loaded when they are first needed.
    switch format {
    case .avif, .heic: Input.loadModule(for: "HEIF")
    case .jpegXL: Input.loadModule(for: "JPEG XL")
    case .jpeg, .png, .webp, .tiff: break
    }
    let (exif, xmp) = (metadata.exif ?? Data(), metadata.xmp ?? Data())
    return try Self.encode([image], bands: bands) { image, buffer, length in
      exif.withUnsafeBytes { exif in
        xmp.withUnsafeBytes { xmp in
          vitrine_vips_save(
            image, format.saver, percent, exif.baseAddress, exif.count, xmp.baseAddress, xmp.count,
            buffer, length)
        }
      }
    }
  }

  private static func percent(_ quality: CGFloat) -> Int32 {
    quality.isFinite ? Int32(max(1, min(100, (quality * 100).rounded()))) : 85
  }

  /// Encodes images of one size, stacked vertically.
  private static func encode(
    _ images: [CGImage], bands: Int,
    _ save: (
      UnsafeMutablePointer<VipsImage>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
      UnsafeMutablePointer<Int>
    ) -> Int32
  ) throws(ImageEncodingError) -> Data {
    guard isStarted else { throw .noEncoder }
    guard let first = images.first else { throw .noFrames }
    let frameLength = first.width * first.height * bands
    let plain = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: frameLength * images.count)
    defer { plain.deallocate() }
    for (index, image) in images.enumerated() {
      guard let target = plain.baseAddress?.advanced(by: index * frameLength) else { continue }
      image.withPixels { pixels in
        let source = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let convert = bands == 4 ? vitrine_rgba_from_bgra : vitrine_rgb_from_bgra
        convert(source, image.bytesPerRow, Int32(image.width), Int32(image.height), target)
      }
    }
    let stacked = vips_image_new_from_memory(
      plain.baseAddress, plain.count, Int32(first.width), Int32(first.height * images.count),
      Int32(bands), VIPS_FORMAT_UCHAR)
    defer { if let stacked { g_object_unref(stacked) } }
    stacked?.pointee.Type = VIPS_INTERPRETATION_sRGB
    var buffer: UnsafeMutableRawPointer?
    var length = 0
    guard let stacked, save(stacked, &buffer, &length) == 0, let buffer else {
      vips_error_clear()
      throw .failed
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: length)
  }
}

extension EncodedImageFormat {
  fileprivate var saver: VitrineSaver {
    switch self {
    case .jpeg: VITRINE_SAVE_JPEG
    case .png: VITRINE_SAVE_PNG
    case .webp: VITRINE_SAVE_WEBP
    case .tiff: VITRINE_SAVE_TIFF
    case .avif: VITRINE_SAVE_AVIF
    case .heic: VITRINE_SAVE_HEIC
    case .jpegXL: VITRINE_SAVE_JPEG_XL
    }
  }
}
