import CVipsShim
import CVips
import HostInterface

extension VipsImageCodec {
  package func frames(
    from source: ImageSource, fitting pixels: ImageFit?, willPlay: (_ count: Int) -> Void,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError) {
    let found = try find(source)
    // Other formats have no animations.
    guard case .here(let bytes, let format) = found else {
      _ = take(try image(from: source, fitting: pixels, frame: 0), 0)
      return
    }
    if format.name == "PNG", let animation = AnimatedPNG(bytes), animation.isAllowed {
      willPlay(animation.playCount)
      return try frames(of: animation, bytes, fitting: pixels, take)
    }
    let (input, header, limits) = try open(found, frame: 0)
    // Frames are cut from the pages before rotation.
    guard let seconds = header.frameDurations, header.isUpright,
      AnimationLimits.allow(header.width, header.height, frames: seconds.count)
    else {
      _ = take(try image(from: source, fitting: pixels, frame: 0), 0)
      return
    }
    willPlay(header.playCount)
    try terms.check(limits.heldBytes)
    input.allow(header.pixelBytes * seconds.count)
    let target = AnimationLimits.reduced(
      DecodingLimits.target((header.width, header.height), pixels), frames: seconds.count)
    guard let pages = vitrine_vips_open_pages(input.source) else { throw Self.damaged(input) }
    defer { g_object_unref(pages) }
    for index in seconds.indices {
      let frame = try frame(index, of: pages, header, target, input)
      guard take(frame, seconds[index]) else { return }
    }
  }

  private func frame(
    _ index: Int, of pages: UnsafeMutablePointer<VipsImage>, _ header: Header,
    _ target: (width: Int, height: Int), _ input: Input
  ) throws(ImageDecodingError) -> CGImage {
    guard
      let page = vitrine_vips_page(
        pages, Int32(index), Int32(header.height), Int32(target.width), Int32(target.height))
    else { throw Self.damaged(input) }
    defer { vitrine_vips_release(page) }
    guard let converted = vitrine_vips_to_rgba(page) else { throw Self.damaged(input) }
    defer { vitrine_vips_release(converted) }
    return try Self.pixels(of: converted, header, input)
  }
}

/// Limits for animations, whose frames are all in memory together.
enum AnimationLimits {
  /// The bytes of all frames together; a larger animation is scaled down.
  static let maximumBytes = 64_000_000
  /// The pixels to decode for the whole animation, which takes some ten seconds; a larger one is
  /// shown as a still.
  static let maximumPixels = 1_500_000_000
  static let maximumFrames = 5_000

  static func allow(_ width: Int, _ height: Int, frames: Int) -> Bool {
    frames <= maximumFrames && width * height * frames <= maximumPixels
  }

  static func reduced(
    _ size: (width: Int, height: Int), frames: Int
  ) -> (width: Int, height: Int) {
    let bytes = Double(size.width) * Double(size.height) * 4 * Double(frames)
    guard bytes > Double(maximumBytes) else { return size }
    let ratio = (Double(maximumBytes) / bytes).squareRoot()
    return (
      max(1, Int((Double(size.width) * ratio).rounded(.down))),
      max(1, Int((Double(size.height) * ratio).rounded(.down)))
    )
  }
}
