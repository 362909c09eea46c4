import CVips
import HostInterface

/// How much a file may ask for.
///
/// A few bytes can claim any number of pixels, and some formats are held in memory whole while they
/// are decoded, however small the picture that is wanted.
struct DecodingLimits {
  /// JPEG skips most of its work when a small picture is wanted: more than any camera makes.
  static let maximumPixelsOfJPEG = 400_000_000
  /// The others are read to the end: about two seconds of it.
  static let maximumPixels = 150_000_000
  /// What one decoder may hold by estimate: 48 megapixels of HEIF, which holds a third more in
  /// truth but is what phones take; 47 of progressive JPEG at full colour.
  static let maximumHeldBytes = 288_000_000
  /// What holds more is decoded by a process of its own.
  static let maximumHeldHere = 48_000_000
  /// Larger pictures come out reduced to this.
  static let maximumDecodedPixels = 40_000_000
  /// A picture that covers a square has so many, or sixteen times the square's: where the middle of
  /// a long strip is shown, its ends are not worth more.
  static let maximumCoveringPixels = 1_000_000
  let isTooLarge: Bool
  let heldBytes: Int

  init(_ header: Header, _ input: Input) {
    let loader = input.loader
    let pixels = header.width * header.height
    let isJPEG = loader.contains("Jpeg")
    let isWhole = header.integer("interlaced") == 1 || header.integer("jpeg-multiscan") == 1
    let perPixel =
      if isJPEG {
        isWhole ? (header.string("jpeg-chroma-subsample") == "4:2:0" ? 3 : header.bands * 2) : 0
      } else if loader.contains("Png") {
        isWhole ? header.bands * header.bytesPerSample : 0
      } else if loader.contains("Nsgif") {
        8
      } else if loader.contains("Webp") {
        5
      } else if loader.contains("Heif") {
        6
      } else if loader.contains("Jxl") {
        // By the decoder's own working memory: floating point, and a frame of the result.
        12
      } else if loader.contains("Svg") {
        4
      } else {
        0
      }
    heldBytes = pixels * perPixel + input.heldBytes
    isTooLarge =
      pixels > (isJPEG ? Self.maximumPixelsOfJPEG : Self.maximumPixels)
      || pixels * perPixel > Self.maximumHeldBytes
  }

  /// The size of the result, in the proportions of the original.
  static func target(
    _ original: (width: Int, height: Int), _ fit: ImageFit?
  ) -> (width: Int, height: Int) {
    let (width, height) = (Double(original.width), Double(original.height))
    guard width > 0, height > 0 else { return original }
    var ratio = 1.0
    if let fit {
      let ratios = (Double(fit.width) / width, Double(fit.height) / height)
      ratio = fit.mode == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      if fit.mode == .covering {
        let square = Double(fit.width) * Double(fit.height)
        let most = max(Double(maximumCoveringPixels), 16 * square)
        ratio = min(ratio, (most / (width * height)).squareRoot())
      }
    }
    ratio = min(ratio, (Double(maximumDecodedPixels) / (width * height)).squareRoot())
    guard ratio < 1 else { return original }
    return (
      max(1, Int((width * ratio).rounded())), max(1, Int((height * ratio).rounded()))
    )
  }
}
