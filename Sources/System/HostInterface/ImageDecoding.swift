import Quartz2D

/// Reads images from files and data. Calls block and may be made on any thread; make them from a
/// background task, never on the main actor.
///
/// The readable part of a damaged file is decoded, and the image says that it is damaged.
package protocol ImageDecoding: Sendable {
  /// Returns a decoder that throws `cancelled` soon after the image is no longer needed.
  ///
  /// - Parameter isCancelled: Called repeatedly while an image is read and decoded, on any thread.
  func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> any ImageDecoding
  /// The file types that this system can decode. Loads the decoders.
  var mimeTypes: [String] { get }
  /// Reads the header only. The size has the orientation applied.
  func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo
  /// The small image that cameras embed, upright and in the same proportions; nil if there is none.
  /// Reads the header only.
  func embeddedThumbnail(of source: ImageSource) throws(ImageDecodingError) -> CGImage?
  /// A part of the upright image, scaled down to the given size.
  ///
  /// - Parameter region: Upright pixels, within the image.
  func region(
    _ region: ImageRegion, of source: ImageSource, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage
  /// An upright sRGB image that is at least as large as needed to fill or fit `pixels`, but no
  /// larger than the original, or than `pixels` allows; its original size if nil.
  func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage
  /// Scales an image; nil if there isn't enough memory.
  func resized(_ image: CGImage, width: Int, height: Int) -> CGImage?
  /// Decodes the frames of an animation in order, like `image(from:fitting:frame:)` but smaller if
  /// they would take too much memory together. A still image is one frame of 0 seconds.
  ///
  /// `take` receives each frame when it is decoded, and returns false to stop. `willPlay` receives
  /// before them how often the animation plays; 0 for ever.
  func frames(
    from source: ImageSource, fitting pixels: ImageFit?, willPlay: (_ count: Int) -> Void,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError)
}

extension ImageDecoding {
  /// The same for who doesn't play it.
  package func frames(
    from source: ImageSource, fitting pixels: ImageFit?,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError) {
    try frames(from: source, fitting: pixels, willPlay: { _ in }, take)
  }
}

package protocol ImageEncoding: Sendable {
  /// The formats that the system's libraries write. The first call tries each of them.
  var formats: [EncodedImageFormat] { get }
  /// Encodes an image as a file of a format.
  ///
  /// - Parameters:
  ///   - quality: From 0 to 1, for formats that lose something.
  ///   - metadata: What the file says of the image, in formats that have room for it.
  func data(
    _ image: CGImage, as format: EncodedImageFormat, quality: CGFloat, metadata: EncodedMetadata
  ) throws(ImageEncodingError) -> Data
  func pngData(_ image: CGImage) throws(ImageEncodingError) -> Data
  /// Encodes a JPEG with a quality from 0 to 1.
  func jpegData(_ image: CGImage, quality: CGFloat) throws(ImageEncodingError) -> Data
  /// Encodes frames of one size, each shown for a number of seconds, as an endless animation.
  func animatedWebPData(
    _ frames: [(image: CGImage, seconds: Double)], quality: CGFloat
  ) throws(ImageEncodingError) -> Data
}

/// A format in which an image can be written.
package enum EncodedImageFormat: String, CaseIterable, Sendable {
  case jpeg, png, webp, tiff, avif, heic, jpegXL
}

/// A file's own description of its image.
package struct EncodedMetadata: Sendable {
  /// Begins with "Exif" and two zeros.
  package var exif: Data?
  package var xmp: Data?

  package init(exif: Data? = nil, xmp: Data? = nil) {
    self.exif = exif
    self.xmp = xmp
  }
}

package enum ImageSource: Sendable {
  case file(URL)
  /// An open file; `name` tells formats without a signature apart.
  case descriptor(Int32, name: String)
  /// `name` stands in for a file's name in error messages.
  case data(Data, name: String = "image")
}

package struct ImageFit: Hashable, Sendable {
  package enum Mode: Sendable { case inside, covering }
  package var width: Int
  package var height: Int
  package var mode: Mode
  /// The size that a smaller image gets at most, in percent of its own; one that would have to be
  /// larger stays as it is.
  package var maximumPercent: Int

  package init(width: Int, height: Int, mode: Mode, maximumPercent: Int = 100) {
    self.width = width
    self.height = height
    self.mode = mode
    self.maximumPercent = maximumPercent
  }
}

/// A rectangle in upright pixels from the upper left.
package struct ImageRegion: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

package struct ImageInfo: Hashable, Sendable {
  /// In upright pixels.
  package var width: Int
  package var height: Int
  package var frameCount: Int
  /// The duration of each frame in seconds; empty for a still image.
  package var frameDurations: [Double]
  package var hasAlpha: Bool
  /// The loader by its name in libvips: "jpegload", "pngload", …
  package var loader: String
  /// The bits of a sample in the file.
  package var bitDepth: Int
  /// The EXIF orientation, 1 to 8; the size is upright in any case.
  package var orientation: Int
  /// The date as written in EXIF: "2019:07:21 14:03:22".
  package var dateTaken: String?
  /// The decimals of the second.
  package var dateFraction: String?

  package init(
    width: Int, height: Int, frameCount: Int, frameDurations: [Double], hasAlpha: Bool,
    loader: String, bitDepth: Int = 8, orientation: Int = 1, dateTaken: String? = nil,
    dateFraction: String? = nil
  ) {
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.frameDurations = frameDurations
    self.hasAlpha = hasAlpha
    self.loader = loader
    self.bitDepth = bitDepth
    self.orientation = orientation
    self.dateTaken = dateTaken
    self.dateFraction = dateFraction
  }
}
