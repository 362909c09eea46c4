import CVipsShim
import CVips
import HostInterface

/// The information about an image at the beginning of its file.
final class Header {
  private let image: UnsafeMutablePointer<VipsImage>
  /// The image of the file that it is about.
  let page: VitrinePage

  /// - Parameter page: Pages may differ in size, orientation and color.
  init(_ input: Input, _ page: VitrinePage) throws(ImageDecodingError) {
    guard let image = vitrine_vips_open(input.source, page) else {
      vips_error_clear()
      throw input.isCancelled() ? .cancelled : .corrupt(name: input.name, .beginning)
    }
    (self.image, self.page) = (image, page)
  }

  deinit { vitrine_vips_release(image) }

  /// Upright.
  var width: Int { size.width }
  var height: Int { size.height }
  private var size: (width: Int, height: Int) {
    let stored = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    return isDrawing ? Self.drawnSize(stored) : self.stored(stored)
  }

  /// The whole image, before rotation.
  var all: ImageRegion {
    let size = stored((width, height))
    return ImageRegion(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Converts an upright size to the one before rotation, or the reverse.
  func stored(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    orientation > 4 ? (size.height, size.width) : size
  }

  /// Whether the image is a vector drawing, which can have any number of pixels.
  var isDrawing: Bool { string("vips-loader")?.hasPrefix("svg") == true }

  /// A part from an index, in this image's colors.
  func shrunk(
    _ index: JPEGIndex, _ region: ImageRegion, _ width: Int, _ height: Int, usesProfile: Bool
  ) -> UnsafeMutablePointer<VipsImage>? {
    index.image(
      of: region, width: width, height: height, profile: usesProfile ? image : nil)
  }

  /// The scale from a drawing's own size to another.
  func scale(to size: (width: Int, height: Int)) -> Double {
    let stored = (vips_image_get_width(image), vips_image_get_height(image))
    return stored.0 > stored.1
      ? Double(size.width) / Double(stored.0) : Double(size.height) / Double(max(1, stored.1))
  }

  /// The size of a drawing with a longer side of 2048 pixels: its own size only concerns layout.
  private static func drawnSize(_ stored: (Int, Int)) -> (width: Int, height: Int) {
    let scale = 2048 / Double(max(1, stored.0, stored.1))
    return (
      max(1, Int((Double(stored.0) * scale).rounded())),
      max(1, Int((Double(stored.1) * scale).rounded()))
    )
  }
  /// Whether the image is stored upright.
  var isUpright: Bool { orientation == 1 }
  var orientation: Int { Int(vips_image_get_orientation(image)) }

  /// The uncompressed size of a frame.
  var pixelBytes: Int {
    Int(vips_image_get_width(image)) * Int(vips_image_get_height(image)) * bands * bytesPerSample
  }
  var bands: Int { Int(vips_image_get_bands(image)) }
  var hasAlpha: Bool { vips_image_hasalpha(image) != 0 }
  /// Whether the image is CMYK without a profile.
  var isPlainInk: Bool {
    !hasProfile && vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK
  }
  /// Whether the decoder's samples aren't colors yet.
  var isConverted: Bool { page.samples != VITRINE_SAMPLES_PLAIN || isPlainInk }
  /// Light has no profile: its colors are those of sRGB.
  var hasProfile: Bool { page.samples != VITRINE_SAMPLES_LIGHT && hasOwnProfile }
  private var hasOwnProfile: Bool { vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 }
  var bytesPerSample: Int {
    max(1, Int(vips_format_sizeof(vips_image_get_format(image))))
  }
  /// The bits of a sample in the file.
  var bitDepth: Int { integer("heif-bitdepth") ?? bytesPerSample * 8 }
  var frameCount: Int { max(1, integer("n-pages") ?? 1) }

  /// The duration of each frame in seconds; nil if the pages aren't an animation.
  ///
  /// As in browsers, a hundredth of a second or less is shown for a tenth.
  var frameDurations: [Double]? {
    var values: UnsafeMutablePointer<Int32>?
    var length: Int32 = 0
    guard frameCount > 1, vips_image_get_typeof(image, "delay") != 0,
      vips_image_get_array_int(image, "delay", &values, &length) == 0, let values
    else { return nil }
    return (0..<frameCount).map { index in
      let milliseconds = index < Int(length) ? Int(values[index]) : 100
      return milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000
    }
  }

  /// How often an animation plays; 0 for ever.
  var playCount: Int { max(0, integer("loop") ?? 1) }

  /// The date of exposure, otherwise of digitization, otherwise of the file's last change.
  var dateTaken: String? {
    let dates = [("DateTimeOriginal", 2), ("DateTimeDigitized", 2), ("DateTime", 0)]
    return dates.lazy.compactMap { self.exif($0, in: $1) }.first { text in
      // Clocks that were never set write blanks and zeros.
      text.first?.isNumber == true && !text.hasPrefix("0000")
    }
  }

  /// An EXIF value, without the type that libvips adds in brackets: "2019:07:21 14:03:22 (…, ASCII,
  /// …)".
  func exif(_ name: String, in directory: Int) -> String? {
    guard let text = string("exif-ifd\(directory)-\(name)") else { return nil }
    let value = text.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// A JPEG file inside the file.
  var embeddedThumbnail: Data? {
    var bytes: UnsafeRawPointer?
    var length = 0
    guard vips_image_get_typeof(image, "jpeg-thumbnail-data") != 0,
      vips_image_get_blob(image, "jpeg-thumbnail-data", &bytes, &length) == 0, let bytes, length > 0
    else { return nil }
    return Data(bytes: bytes, count: length)
  }

  func integer(_ name: String) -> Int? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: Int32 = 0
    return vips_image_get_int(image, name, &value) == 0 ? Int(value) : nil
  }

  func string(_ name: String) -> String? {
    guard vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: UnsafePointer<CChar>?
    guard vips_image_get_string(image, name, &value) == 0, let value else { return nil }
    return String(cString: value)
  }
}
