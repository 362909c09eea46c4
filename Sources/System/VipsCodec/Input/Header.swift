import CVipsShim
import CVips
import HostInterface

/// What the beginning of a file says of its picture.
final class Header {
  private let image: UnsafeMutablePointer<VipsImage>

  init(_ input: Input) throws(ImageDecodingError) {
    guard let image = vitrine_vips_open(input.source, 0) else {
      vips_error_clear()
      throw .corrupt(name: input.name, reason: "its beginning makes no sense.")
    }
    self.image = image
  }

  deinit { vitrine_vips_release(image) }

  /// Upright.
  var width: Int { size.width }
  var height: Int { size.height }
  private var size: (width: Int, height: Int) {
    let stored = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    return isDrawing ? Self.drawnSize(stored) : self.stored(stored)
  }

  /// As stored.
  var all: ImageRegion {
    let size = stored((width, height))
    return ImageRegion(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// How wide and how high something upright is as it is stored, or the other way round.
  func stored(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    orientation > 4 ? (size.height, size.width) : size
  }

  /// Made of lines, so that any number of pixels can be had.
  var isDrawing: Bool { string("vips-loader")?.hasPrefix("svg") == true }

  /// What an index knows of a part, in colours that are this picture's.
  func shrunk(
    _ index: JPEGIndex, _ region: ImageRegion, _ width: Int, _ height: Int, usesProfile: Bool
  ) -> UnsafeMutablePointer<VipsImage>? {
    index.picture(
      of: region, width: width, height: height, profile: usesProfile ? image : nil)
  }

  /// What a drawing's own size is multiplied by to be of another.
  func scale(to size: (width: Int, height: Int)) -> Double {
    let stored = (vips_image_get_width(image), vips_image_get_height(image))
    return stored.0 > stored.1
      ? Double(size.width) / Double(stored.0) : Double(size.height) / Double(max(1, stored.1))
  }

  /// What a drawing says of its size is a matter of layout: it counts as large as a screen.
  private static func drawnSize(_ stored: (Int, Int)) -> (width: Int, height: Int) {
    let scale = 2048 / Double(max(1, stored.0, stored.1))
    return (
      max(1, Int((Double(stored.0) * scale).rounded())),
      max(1, Int((Double(stored.1) * scale).rounded()))
    )
  }
  /// Whether it is shown as it is stored.
  var isUpright: Bool { orientation == 1 }
  var orientation: Int { Int(vips_image_get_orientation(image)) }

  /// Of all pixels of a frame, unpacked.
  var pixelBytes: Int {
    Int(vips_image_get_width(image)) * Int(vips_image_get_height(image)) * bands * bytesPerSample
  }
  var bands: Int { Int(vips_image_get_bands(image)) }
  var hasAlpha: Bool { vips_image_hasalpha(image) != 0 }
  /// In ink that no profile says the colour of.
  var isPlainInk: Bool {
    !hasProfile && vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK
  }
  var hasProfile: Bool { vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 }
  var bytesPerSample: Int {
    max(1, Int(vips_format_sizeof(vips_image_get_format(image))))
  }
  var frameCount: Int { max(1, integer("n-pages") ?? 1) }

  /// Seconds; nil when the pages are no animation.
  ///
  /// Browsers show frames of a hundredth of a second or less for a tenth; so do we.
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

  /// When the shutter was pressed, else when it was scanned, else when the file was written.
  var dateTaken: String? {
    exif("DateTimeOriginal", in: 2) ?? exif("DateTimeDigitized", in: 2) ?? exif("DateTime", in: 0)
  }

  /// libvips adds what kind of value it is in brackets: "2019:07:21 14:03:22 (…, ASCII, …)".
  func exif(_ name: String, in directory: Int) -> String? {
    guard let text = string("exif-ifd\(directory)-\(name)") else { return nil }
    let value = text.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// A JPEG file within the file.
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
