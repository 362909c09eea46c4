import CSystemShim
import CVips
import CVipsShim
import HostInterface
import ImageReading
import Synchronization

/// Reads and writes images with libvips, on any thread.
///
/// Of a truncated file, the readable part is decoded and marked as damaged, as it could be mistaken
/// for a whole image with a gray area.
package struct VipsImageCodec: ImageDecoding, ImageEncoding {
  /// Initialized by the first caller.
  static let isStarted: Bool = vitrine_vips_start() == 0

  /// Takes a millisecond or two. Call it before the app has a second thread.
  package static func prepare() { _ = isStarted }

  let terms: DecodingTerms
  let isCancelled: @Sendable () -> Bool

  /// Creates a codec for images that this program makes, and for the processes that decode.
  ///
  /// - Parameter terms: What may be decoded.
  package init(terms: DecodingTerms = DecodingTerms()) {
    self.init(terms, isCancelled: { false })
  }

  init(_ terms: DecodingTerms, isCancelled: @escaping @Sendable () -> Bool) {
    (self.terms, self.isCancelled) = (terms, isCancelled)
  }

  package func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> any ImageDecoding {
    VipsImageCodec(terms, isCancelled: isCancelled)
  }

  package func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo {
    switch try find(source) {
    case .raw(let raw): return try raw.info()
    case .unpacked(let unpacker, let bytes):
      let size = try unpacker.size(of: bytes)
      return ImageInfo(
        width: size.width, height: size.height, frameCount: 1, frameDurations: [], hasAlpha: true,
        loader: String(describing: unpacker))
    case .here(let bytes, let format):
      let (input, header, _) = try open(bytes, format, frame: 0)
      return ImageInfo(
        width: header.width, height: header.height,
        frameCount: input.pages?.pages.count ?? header.frameCount,
        frameDurations: header.frameDurations ?? [], hasAlpha: header.hasAlpha,
        loader: header.string("vips-loader") ?? input.loader, bitDepth: header.bitDepth,
        orientation: header.orientation, dateTaken: header.dateTaken,
        dateFraction: header.exif("SubSecTimeOriginal", in: 2))
    }
  }

  package func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage {
    let found = try find(source)
    if case .raw(let raw) = found { return try raw.image(fitting: pixels) }
    let (input, header, held) = try open(found, frame: frame)
    let target = DecodingLimits.target((header.width, header.height), pixels)
    try terms.check(held.heldBytes)
    let stored = header.stored(target)
    if JPEGIndex.serves(header, stored),
      let image = indexed(header.all, stored.width, stored.height, found, header, input)
    {
      return image
    }
    let (width, height) = (Int32(clamping: stored.width), Int32(clamping: stored.height))
    try checkLight(header, input)
    return try decoded(input, header) { usesProfile, isTolerant in
      if header.isDrawing {
        return vitrine_vips_drawing_thumbnail(
          input.source, header.scale(to: target), width, height)
      }
      if header.isConverted {
        let ratio = min(header.width / target.width, header.height / target.height)
        return vitrine_vips_converted_thumbnail(
          input.source, header.page, Int32(input.shrink(by: ratio)), width, height,
          usesProfile ? 1 : 0, isTolerant ? 1 : 0)
      }
      return vitrine_vips_thumbnail(
        input.source, header.page, width, height, usesProfile ? 1 : 0,
        isTolerant ? 1 : 0)
    }
  }

  // MARK: Opening

  /// The decoder that reads an image.
  enum Found {
    case here(ImageBytes, ImageFormat)
    case unpacked(any ImageUnpacking.Type, ImageBytes)
    case raw(RawFile)
  }

  func find(_ source: ImageSource) throws(ImageDecodingError) -> Found {
    guard Self.isStarted else { throw .noDecoder }
    let bytes = try ImageBytes(source, terms: terms, isCancelled: isCancelled)
    let format = try bytes.format()
    switch format.reading {
    case .confined where !terms.readsDrawings: throw terms.refuse(.elsewhere)
    case .raw: return .raw(RawFile(bytes, codec: self))
    case .unpacked(let unpacker): return .unpacked(unpacker, bytes)
    default: return .here(bytes, format)
    }
  }

  func open(
    _ found: Found, frame: Int
  ) throws(ImageDecodingError) -> (Input, Header, DecodingLimits) {
    switch found {
    case .here(let bytes, let format): try open(bytes, format, frame: frame)
    case .unpacked(_, let bytes): try open(bytes, try bytes.format(), frame: frame)
    case .raw(let raw):
      throw .unsupportedFormat(name: raw.bytes.name, format: ImageFormat.raw.name)
    }
  }

  private func open(
    _ bytes: ImageBytes, _ format: ImageFormat, frame: Int
  ) throws(ImageDecodingError) -> (Input, Header, DecodingLimits) {
    let input = try Input(bytes, format)
    let header = try header(of: input, bytes, format, frame: frame)
    guard header.width > 0, header.height > 0 else {
      throw .corrupt(name: input.name, .size)
    }
    let limits = DecodingLimits(header, input)
    if limits.isTooLarge {
      throw .tooLarge(name: input.name, width: header.width, height: header.height)
    }
    return (input, header, limits)
  }

  // MARK: Decoding

  /// Decodes strictly; if that fails, decodes the readable part of a damaged file.
  func decoded(
    _ input: Input, _ header: Header,
    _ make: (_ usesProfile: Bool, _ isTolerant: Bool) -> UnsafeMutablePointer<VipsImage>?
  ) throws(ImageDecodingError) -> CGImage {
    for isTolerant in [false, true] {
      input.allow(header.pixelBytes)
      vips_error_clear()
      // An image with an unsuitable profile is shown without it.
      let colored = header.hasProfile ? make(true, isTolerant) : nil
      if let made = colored ?? make(false, isTolerant) {
        defer { vitrine_vips_release(made) }
        if let image = Self.image(of: made, header, input) {
          let isWhole = vitrine_vips_take_damage() == 0 && !isTolerant && !input.isCutOff
          if isWhole { return image }
          if image.isEmpty { break }
          return CGImage(image, damage: .incomplete)
        }
      }
      if isCancelled() { break }
    }
    throw Self.damaged(input)
  }

  private static func image(
    of made: UnsafeMutablePointer<VipsImage>, _ header: Header, _ input: Input
  ) -> CGImage? {
    guard let converted = vitrine_vips_to_rgba(made) else { return nil }
    defer { vitrine_vips_release(converted) }
    return try? pixels(of: converted, header, input)
  }

  /// Computes the lazy image directly into the memory of the CGImage.
  package func resized(_ image: CGImage, width: Int, height: Int) -> CGImage? {
    guard Self.isStarted, width > 0, height > 0, image.bytesPerRow == image.width * 4 else {
      return nil
    }
    let memory = image.withPixels { pixels in
      pixels.baseAddress.flatMap {
        vitrine_vips_resized(
          $0.assumingMemoryBound(to: UInt8.self), Int32(image.width), Int32(image.height),
          Int32(width), Int32(height))
      }
    }
    guard let memory else {
      vips_error_clear()
      return nil
    }
    return CGImage(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: image.isOpaque,
      baseAddress: UnsafeMutableRawPointer(memory), release: { g_free($0) })
  }

  /// - Parameter header: The header of the image that the pixels come from.
  static func pixels(
    of image: UnsafeMutablePointer<VipsImage>, _ header: Header, _ input: Input
  ) throws(ImageDecodingError) -> CGImage {
    let size = header.stored(
      (Int(vips_image_get_width(image)), Int(vips_image_get_height(image))))
    let (count, isTooMuch) = (size.width * 4).multipliedReportingOverflow(by: size.height)
    guard !isTooMuch, let (memory, release) = input.terms.memory(for: count) else {
      throw damaged(input)
    }
    var isOpaque: Int32 = 0
    let isWritten = vitrine_vips_bgra(
      image, Int32(clamping: header.orientation),
      { context in
        let input = context.map { Unmanaged<Input>.fromOpaque($0).takeUnretainedValue() }
        return input?.isCancelled() == true ? 1 : 0
      }, Unmanaged.passUnretained(input).toOpaque(),
      memory.assumingMemoryBound(to: UInt8.self), &isOpaque)
    guard isWritten != 0 else {
      release(memory)
      throw damaged(input)
    }
    noteDecoded(input.decodedBytes)
    return CGImage(
      width: size.width, height: size.height, bytesPerRow: size.width * 4, isOpaque: isOpaque != 0,
      baseAddress: memory, release: release)
  }

  /// Returns memory that decoders have freed to the system from time to time, as it is fragmented
  /// by other allocations.
  private static func noteDecoded(_ bytes: Int) {
    let isEnough = decodedBytes.withLock { decoded in
      decoded += bytes
      guard decoded > decodedBetweenTrims else { return false }
      decoded = 0
      return true
    }
    if isEnough { host_memory_trim() }
  }

  private static let decodedBytes = Mutex(0)
  /// In bytes of pixels.
  private static let decodedBetweenTrims = 256_000_000

  /// libvips' own messages are shared by all threads and not suitable for users.
  static func damaged(_ input: Input) -> ImageDecodingError {
    vips_error_clear()
    if input.isCancelled() { return .cancelled }
    return .corrupt(name: input.name, .part)
  }
}

extension CGImage {
  /// Whether the image consists of a decoder's fill color, except for a block or two at the top.
  fileprivate var isEmpty: Bool {
    withPixels { bytes in
      let last = (height - 1) * bytesPerRow + (width - 1) * 4
      var others = 0
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let isOther = (0..<4).contains { abs(Int(bytes[start + $0]) - Int(bytes[last + $0])) > 4 }
        if isOther { others += 1 }
      }
      return others * 200 < width * height
    }
  }
}
