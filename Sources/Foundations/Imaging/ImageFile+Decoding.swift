import UIKit
import UIKitCompat

extension ImageFile {
  /// An upright image; an animation's first frame. Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - pixels: Nil decodes at the original's size.
  ///   - page: The index of the page, of files with several.
  ///   - maximumPercent: The size up to which the image is enlarged, in percent of its own. One
  ///     that is still smaller is not enlarged.
  public func image(
    fitting pixels: CGSize?, _ fitting: Fitting, page: Int = 0, maximumPercent: Int = 100
  ) throws(Failure) -> UIImage {
    try codec.image(
      from: source, fitting: pixels, covering: fitting == .covering,
      maximumPercent: maximumPercent, frame: page)
  }

  /// The image with all its frames, each shown for its own time; as `image(fitting:_:)` when it
  /// is still. Nil when it was cancelled. Frames that are missing at a damaged file's end are left
  /// out. Blocks the calling thread.
  ///
  /// - Parameter isCancelled: Asked after each frame.
  public func animatedImage(
    fitting pixels: CGSize?, _ fitting: Fitting, isCancelled: () -> Bool = { false }
  ) throws(Failure) -> UIImage? {
    var sequence = FrameSequence()
    var wasCancelled = false
    do throws(Failure) {
      try codec.frames(
        from: source, fitting: pixels, covering: fitting == .covering,
        willPlay: { sequence.playCount = $0 }
      ) { frame, seconds in
        wasCancelled = isCancelled()
        if !wasCancelled { sequence.append(frame, seconds: seconds) }
        return !wasCancelled
      }
    } catch {
      if wasCancelled || isCancelled() { return nil }
      guard let image = sequence.image else {
        // It may hold a part of its first frame.
        return try self.image(fitting: pixels, fitting)
      }
      return image.damaged(.missingFrames)
    }
    return wasCancelled ? nil : sequence.image
  }

  /// A copy of a decoded image in the size that is wanted; the image itself where it has that
  /// size, is much smaller, or can't be copied. Blocks the calling thread.
  public func resized(_ image: UIImage, to pixels: CGSize, _ fitting: Fitting) -> UIImage {
    guard let size = Self.size(of: image, for: pixels, fitting),
      let copy = codec.resized(image, to: size)
    else { return image }
    return image.damage.map { copy.damaged($0) } ?? copy
  }

  /// The image as a PNG file, nil when it has no pixels. Blocks the calling thread, any but the
  /// main.
  public func pngData(of image: UIImage) -> Data? { codec.pngData(of: image) }

  /// A format in which images are written.
  public typealias Format = ImageCodec.Format
  /// A file's own description of its image.
  public typealias Metadata = ImageCodec.Metadata

  /// The formats that can be written on this system. Blocks when it is first asked.
  public var writableFormats: [Format] { codec.writableFormats }

  /// An image as a file of a format, nil when it can't be written. Blocks the calling thread, any
  /// but the main.
  ///
  /// - Parameters:
  ///   - quality: From 0 to 1, for formats that lose something.
  ///   - metadata: What the file says of the image, in formats that have room for it.
  public func data(
    of image: UIImage, as format: Format, quality: Double, metadata: Metadata = Metadata()
  ) -> Data? {
    codec.data(of: image, as: format, quality: quality, metadata: metadata)
  }

  /// Nil when the image is as large as what is wanted, or much smaller: it is enlarged by a quarter
  /// at most.
  private static func size(of image: UIImage, for pixels: CGSize, _ fitting: Fitting) -> CGSize? {
    let own = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    guard own.width > 0, own.height > 0 else { return nil }
    let ratios = (pixels.width / own.width, pixels.height / own.height)
    let ratio = fitting == .inside ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
    guard ratio > 0, ratio <= 1.25, abs(ratio - 1) > 0.001 else { return nil }
    return CGSize(
      width: max(1, (own.width * ratio).rounded()), height: max(1, (own.height * ratio).rounded()))
  }
}
