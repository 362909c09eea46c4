import CVips
import HostInterface
import ImageReading

/// Limits of what a file may request.
///
/// A few bytes can claim any number of pixels, and some formats are decoded in memory as a whole,
/// however small the requested image is.
struct DecodingLimits {
  /// More than any camera produces: JPEG skips most of its work for small images.
  static let maximumPixelsOfJPEG = 400_000_000
  /// Other formats are decoded entirely, which takes about two seconds for this many.
  static let maximumPixels = 150_000_000
  /// The estimated memory of one decoder: 48 megapixels of HEIF, which in fact takes a third more
  /// but is what phones produce, or 47 of progressive JPEG without chroma subsampling.
  static let maximumHeldBytes = 288_000_000
  /// Larger images are reduced to this.
  static let maximumDecodedPixels = ImageReply.maximumPixels
  /// The limit for an image that covers a square, if sixteen times the square's pixels are fewer:
  /// the ends of a long strip aren't shown.
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
        // The decoder's working memory: floating point, and a frame of the result.
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

  /// The size of the result, in the original's proportions.
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
    let isLargerWanted = ratio > 1 && ratio * 100 <= Double(fit?.maximumPercent ?? 100)
    guard ratio < 1 || isLargerWanted else { return original }
    return (
      max(1, Int((width * ratio).rounded())), max(1, Int((height * ratio).rounded()))
    )
  }
}
