import CRawShim
import CSystemShim
import CVipsShim
import Foundation
import HostInterface
import ImageReading

/// A file with the values of a camera's sensor, read by LibRaw.
///
/// Cameras embed an image that they developed themselves, which is shown wherever it is large
/// enough; the sensor's values are developed, in seconds, for what it can't show.
struct RawFile {
  let bytes: ImageBytes
  /// Decodes the preview.
  let codec: VipsImageCodec

  /// The memory for developing 60 megapixels: the values, four of them for each pixel, and the
  /// image twice.
  static let maximumHeldBytes = 60_000_000 * 17
  /// The smallest part of the wanted width and height that a preview may have.
  private static let sufficientRatio = 0.95
  /// The difference in proportions from which on a preview is another image: cut, or with bars.
  private static let maximumDistortion = 0.02
  /// The package of Debian that brings the library, whatever its version.
  private static let package = "libraw-bin"

  static var isSupported: Bool { vitrine_raw_is_available() != 0 }

  init(_ bytes: ImageBytes, codec: VipsImageCodec) {
    self.bytes = bytes
    self.codec = codec
  }

  func info() throws(ImageDecodingError) -> ImageInfo {
    try opened { raw throws(ImageDecodingError) -> ImageInfo in
      let size = try size(of: raw)
      return ImageInfo(
        width: size.width, height: size.height, frameCount: 1, frameDurations: [], hasAlpha: false,
        loader: ImageFormat.raw.name, dateTaken: Self.date(vitrine_raw_time(raw)))
    }
  }

  func image(fitting fit: ImageFit?) throws(ImageDecodingError) -> CGImage {
    let size = try size()
    let target = DecodingLimits.target(size, fit)
    let preview = previewData
    if fit != nil, let preview, shows(preview, size, target),
      let image = try? image(of: preview, target)
    {
      return image
    }
    try codec.terms.check(Self.maximumHeldBytes)
    do throws(ImageDecodingError) {
      let image = try developed()
      if image.width <= target.width { return image }
      guard let image = codec.resized(image, width: target.width, height: target.height) else {
        throw .corrupt(name: bytes.name, .part)
      }
      return image
    } catch {
      guard let preview, let image = try? image(of: preview, target) else { throw error }
      return CGImage(image, damage: .incomplete)
    }
  }

  // MARK: Preview

  private var previewData: Data? {
    try? opened { raw throws(ImageDecodingError) -> Data in
      var start: UnsafePointer<UInt8>?
      var length = 0
      guard let preview = vitrine_raw_preview(raw, &start, &length) else {
        throw .corrupt(name: bytes.name, .noImage)
      }
      defer { vitrine_raw_free(preview) }
      return start.map { Data(bytes: $0, count: length) } ?? Data()
    }
  }

  /// Whether a preview shows what a developed image of a size would.
  private func shows(
    _ preview: Data, _ size: (width: Int, height: Int), _ target: (width: Int, height: Int)
  ) -> Bool {
    guard let info = try? codec.info(of: .data(preview, name: bytes.name)) else { return false }
    let ratio = Double(info.width) / Double(info.height)
    let distortion = abs(ratio * Double(size.height) / Double(size.width) - 1)
    return distortion <= Self.maximumDistortion
      && Double(info.width) >= Double(target.width) * Self.sufficientRatio
      && Double(info.height) >= Double(target.height) * Self.sufficientRatio
  }

  private func image(
    of preview: Data, _ target: (width: Int, height: Int)
  ) throws(ImageDecodingError) -> CGImage {
    try codec.image(
      from: .data(preview, name: bytes.name),
      fitting: ImageFit(width: target.width, height: target.height, mode: .inside), frame: 0)
  }

  // MARK: Developing

  private func developed() throws(ImageDecodingError) -> CGImage {
    try opened { raw throws(ImageDecodingError) -> CGImage in
      var start: UnsafePointer<UInt8>?
      var (width, height): (Int32, Int32) = (0, 0)
      guard let developed = vitrine_raw_develop(raw, &start, &width, &height), let start else {
        throw .corrupt(name: bytes.name, .part)
      }
      defer { vitrine_raw_free(developed) }
      return CGImage(width: Int(width), height: Int(height), isOpaque: true) { target in
        if let target = target.baseAddress {
          vitrine_bgra_from_rgb(start, Int(width) * Int(height), target)
        }
      }
    }
  }

  // MARK: Opening

  /// Opens the file for one use, as LibRaw changes what it says of a file with each.
  private func opened<Result>(
    _ body: (OpaquePointer) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    guard Self.isSupported else {
      throw .missingLibrary(
        name: bytes.name, format: ImageFormat.raw.name, package: Self.package)
    }
    // Opening takes milliseconds, unless a wrong count makes LibRaw read on and on.
    vitrine_processor_alarm(1000)
    // All that is given to the process that decodes is in files.
    let opened = bytes.descriptor.flatMap { vitrine_raw_open($0) }
    vitrine_processor_alarm(0)
    guard let raw = opened else { throw .corrupt(name: bytes.name, .beginning) }
    defer { vitrine_raw_close(raw) }
    return try body(raw)
  }

  private func size() throws(ImageDecodingError) -> (width: Int, height: Int) {
    try opened { raw throws(ImageDecodingError) -> (width: Int, height: Int) in try size(of: raw) }
  }

  private func size(
    of raw: OpaquePointer
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard vitrine_raw_size(raw, &width, &height) == 0 else {
      throw .corrupt(name: bytes.name, .size)
    }
    guard Int(width) * Int(height) <= DecodingLimits.maximumPixels else {
      throw .tooLarge(name: bytes.name, width: Int(width), height: Int(height))
    }
    return (Int(width), Int(height))
  }

  /// A time by the camera's clock as EXIF writes it; nil if it isn't known.
  private static func date(_ time: Int64) -> String? {
    guard time > 0 else { return nil }
    var (time, parts) = (time_t(time), tm())
    guard localtime_r(&time, &parts) != nil else { return nil }
    return String(
      format: "%04d:%02d:%02d %02d:%02d:%02d", parts.tm_year + 1900, parts.tm_mon + 1,
      parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec)
  }
}
