import CHostShim
import CVips
import HostInterface

/// Reads and writes pictures with libvips, on any thread.
///
/// A file that was cut off counts as damaged, even when part of it could be shown: half a picture
/// looks like a whole one with a grey sky.
package struct VipsImageCodec: ImageDecoding, ImageEncoding {
  /// By whoever asks first: loading libvips' modules takes longer than a frame.
  static let isStarted: Bool = vitrine_vips_start() == 0
  static let heavyWork = NSLock()

  package init() {}

  /// On any thread; blocks it.
  package static func prepare() { _ = isStarted }

  package func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo {
    let (input, header, _) = try open(source, frame: 0)
    return ImageInfo(
      width: header.width, height: header.height, frameCount: header.frameCount,
      frameDurations: header.frameDurations ?? [], hasAlpha: header.hasAlpha,
      loader: header.string("vips-loader") ?? input.loader,
      orientation: header.orientation, dateTaken: header.dateTaken,
      dateFraction: header.exif("SubSecTimeOriginal", in: 2))
  }

  package func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage {
    let (input, header, limits) = try open(source, frame: frame)
    let target = DecodingLimits.target((header.width, header.height), pixels)
    let isHeavy = limits.heldBytes > DecodingLimits.heavyBytes
    if isHeavy { Self.heavyWork.lock() }
    defer { if isHeavy { Self.heavyWork.unlock() } }
    func thumbnail(usingProfile: Bool) -> UnsafeMutablePointer<VipsImage>? {
      vitrine_vips_thumbnail(
        input.source, Int32(clamping: frame), Int32(clamping: target.width),
        Int32(clamping: target.height), usingProfile ? 1 : 0)
    }
    // A profile that does not suit the picture must not hide it.
    let colored = header.hasProfile ? thumbnail(usingProfile: true) : nil
    guard let thumbnail = colored ?? thumbnail(usingProfile: false) else {
      throw Self.damaged(input)
    }
    defer { g_object_unref(thumbnail) }
    guard let converted = vitrine_vips_to_rgba(thumbnail) else { throw Self.damaged(input) }
    defer { g_object_unref(converted) }
    return try Self.pixels(of: converted, isOpaque: !header.hasAlpha, input)
  }

  func open(
    _ source: ImageSource, frame: Int
  ) throws(ImageDecodingError) -> (Input, Header, DecodingLimits) {
    guard Self.isStarted else { throw .failed(reason: "libvips does not start.") }
    let input = try Input(source)
    let header = try Header(input)
    let limits = DecodingLimits(header, loader: input.loader)
    if limits.isTooLarge {
      throw .tooLarge(name: input.name, width: header.width, height: header.height)
    }
    guard frame >= 0, frame < header.frameCount else {
      throw .failed(reason: "“\(input.name)” has no frame \(frame).")
    }
    return (input, header, limits)
  }

  /// The lazy image is computed here, straight into the memory that the CGImage owns.
  static func pixels(
    of image: UnsafeMutablePointer<VipsImage>, isOpaque: Bool, _ input: Input
  ) throws(ImageDecodingError) -> CGImage {
    guard let memory = vitrine_vips_bgra(image) else { throw damaged(input) }
    let (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque,
      baseAddress: UnsafeMutableRawPointer(memory), release: { g_free($0) })
  }

  /// libvips' own words are one text for all threads, and not for people.
  static func damaged(_ input: Input) -> ImageDecodingError {
    vips_error_clear()
    return .corrupt(name: input.name, reason: "a part of it is missing or makes no sense.")
  }
}
