import Quartz2D

/// Reads pictures from files and bytes. Every call may be made on any thread and blocks it: call
/// from a background task, never on the main actor.
///
/// What can be shown of a damaged file is shown, and the image says what is missing.
package protocol ImageDecoding: Sendable {
  /// Returns a decoder that throws `cancelled` soon after the picture is no longer needed.
  ///
  /// - Parameter isCancelled: Asked again and again while a picture is read and decoded, on any
  ///   thread.
  func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> any ImageDecoding
  /// Types of files that can be read on this system. Loads the decoders.
  var mimeTypes: [String] { get }
  /// Reads only the header. Orientation is applied to the size.
  func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo
  /// The small picture that cameras put beside the large one, upright and of its shape; nil when
  /// there is none. Reads no more than the header.
  func embeddedThumbnail(of source: ImageSource) throws(ImageDecodingError) -> CGImage?
  /// A part of the upright picture, at a size that is no larger than the part's own.
  ///
  /// - Parameter region: Upright pixels, within the picture.
  func region(
    _ region: ImageRegion, of source: ImageSource, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage
  /// An upright, sRGB image at least as large as `pixels` fills or fits it, never larger than the
  /// original; the original's size when nil.
  func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage
  /// The same in another size; nil when there is no memory for it.
  func resized(_ image: CGImage, width: Int, height: Int) -> CGImage?
  /// The frames of an animation in their order, each as `image(from:fitting:frame:)` gives it but
  /// smaller where all of them would be too much to hold; one frame of 0 seconds when it is still.
  ///
  /// `take` gets each frame as it is decoded, and returns false to end it.
  func frames(
    from source: ImageSource, fitting pixels: ImageFit?,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError)
}

package protocol ImageEncoding: Sendable {
  func pngData(_ image: CGImage) throws(ImageDecodingError) -> Data
  /// Quality 0…1.
  func jpegData(_ image: CGImage, quality: CGFloat) throws(ImageDecodingError) -> Data
  /// Frames of one size, each shown for its seconds, repeated for ever.
  func animatedWebPData(
    _ frames: [(image: CGImage, seconds: Double)], quality: CGFloat
  ) throws(ImageDecodingError) -> Data
}

package enum ImageSource: Sendable {
  case file(URL)
  /// `name` replaces a file's name in error messages.
  case data(Data, name: String = "picture")
}

package struct ImageFit: Hashable, Sendable {
  package enum Mode: Sendable { case inside, covering }
  package var width: Int
  package var height: Int
  package var mode: Mode

  package init(width: Int, height: Int, mode: Mode) {
    self.width = width
    self.height = height
    self.mode = mode
  }
}

/// Upright pixels, from the upper left.
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
  /// Upright.
  package var width: Int
  package var height: Int
  package var frameCount: Int
  /// Seconds of each frame; empty when still.
  package var frameDurations: [Double]
  package var hasAlpha: Bool
  /// As libvips names it: "jpegload", "pngload", …
  package var loader: String
  /// EXIF's, 1…8; the size is upright nevertheless.
  package var orientation: Int
  /// As EXIF writes it: "2019:07:21 14:03:22".
  package var dateTaken: String?
  /// The digits after the second's point.
  package var dateFraction: String?

  package init(
    width: Int, height: Int, frameCount: Int, frameDurations: [Double], hasAlpha: Bool,
    loader: String, orientation: Int = 1, dateTaken: String? = nil, dateFraction: String? = nil
  ) {
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.frameDurations = frameDurations
    self.hasAlpha = hasAlpha
    self.loader = loader
    self.orientation = orientation
    self.dateTaken = dateTaken
    self.dateFraction = dateFraction
  }
}

/// Why a picture cannot be shown; each description is a sentence for the person who wants to see it.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  case missing(name: String)
  case unreadable(name: String)
  /// A directory, pipe or device.
  case notAFile(name: String)
  case empty(name: String)
  /// No decoder knows the format.
  case unknownFormat(name: String)
  /// A format that others read.
  case unsupportedFormat(name: String, format: String)
  case corrupt(name: String, reason: String)
  case tooLarge(name: String, width: Int, height: Int)
  /// What a few bytes of it ask for takes too long, or too much memory.
  case tooMuchWork(name: String)
  /// Nobody waited for it any more.
  case cancelled
  case failed(reason: String)

  package var description: String {
    switch self {
    case .missing(let name): "“\(name)” is no longer there."
    case .unreadable(let name): "“\(name)” may not be read. Check its permissions."
    case .notAFile(let name): "“\(name)” is not a regular file."
    case .empty(let name): "“\(name)” is empty."
    case .unknownFormat(let name): "“\(name)” is not a picture in a format that can be read here."
    case .unsupportedFormat(let name, let format):
      "“\(name)” is in the format \(format), which cannot be shown here. Convert it to JPEG or PNG."
    case .corrupt(let name, let reason): "“\(name)” is damaged: \(reason)"
    case .tooLarge(let name, let width, let height):
      "“\(name)” is too large to show safely (\(width) × \(height) pixels)."
    case .tooMuchWork(let name): "“\(name)” takes too much work to be drawn here."
    case .cancelled: "The picture is no longer wanted."
    case .failed(let reason): "The picture could not be read: \(reason)"
    }
  }
}
