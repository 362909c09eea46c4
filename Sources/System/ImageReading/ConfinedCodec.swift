import Confinement
import Foundation
import HostInterface
import Synchronization

/// Has images decoded by processes that are locked before they read the first byte, so that a file
/// that takes its decoder over gets nothing. On any thread.
package struct ConfinedCodec: ImageDecoding {
  /// What a process may use for drawings, and for formats whose decoders are trusted least: the
  /// work that such a file causes is known only after it is done.
  package struct Limits: Sendable {
    /// Bytes in addition to the process's own: enough for drawings with several layers as large as
    /// a screen, and for JPEG 2000 of sixteen megapixels.
    package var bytes = 256 << 20
    /// Seconds of a processor; the largest maps and diagrams need one.
    package var seconds = 2.0
    /// The same for photos, of which the largest need five.
    package var photoSeconds = 20.0
    /// Seconds of any kind beside these, for a disk that is slow, or a process that hangs.
    package var patience = 30.0
    /// Whether nothing is decoded where the kernel can't hold the process; nil for what the
    /// environment says.
    package var needsLock: Bool?
  }

  package var limits = Limits()
  private var isCancelled: @Sendable () -> Bool = { false }
  private let readers: ImageReaders
  private let resize: @Sendable (CGImage, Int, Int) -> CGImage?

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - readers: The processes that decode.
  ///   - resize: Scales an image that is decoded.
  package init(
    readers: ImageReaders = .shared,
    resizing resize: @escaping @Sendable (CGImage, Int, Int) -> CGImage? = {
      ConfinedPixels.shared.resized($0, width: $1, height: $2)
    }
  ) {
    (self.readers, self.resize) = (readers, resize)
  }

  package func cancelled(when isCancelled: @escaping @Sendable () -> Bool) -> any ImageDecoding {
    var codec = self
    codec.isCancelled = isCancelled
    return codec
  }

  package var mimeTypes: [String] { readers.types }

  package func info(of source: ImageSource) throws(ImageDecodingError) -> ImageInfo {
    let bytes = try open(source)
    guard let info = try request(bytes).answer(.info).reply.info else { throw bytes.gaveUp }
    return info
  }

  package func embeddedThumbnail(
    of source: ImageSource
  ) throws(ImageDecodingError) -> CGImage? {
    try request(try open(source)).answer(.thumbnail).image
  }

  package func image(
    from source: ImageSource, fitting pixels: ImageFit?, frame: Int
  ) throws(ImageDecodingError) -> CGImage {
    let bytes = try open(source)
    return try image(.image(pixels, frame: frame), of: bytes)
  }

  package func region(
    _ region: ImageRegion, of source: ImageSource, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    let bytes = try open(source)
    let answer = try request(bytes).answer(.region(region, width: width, height: height))
    if answer.reply.failure == .wholeOnly {
      return try developed(region, of: bytes, width: width, height: height)
    }
    guard let image = answer.image else { throw bytes.gaveUp }
    return image
  }

  package func resized(_ image: CGImage, width: Int, height: Int) -> CGImage? {
    resize(image, width, height)
  }

  package func frames(
    from source: ImageSource, fitting pixels: ImageFit?, willPlay: (_ count: Int) -> Void,
    _ take: (_ frame: CGImage, _ seconds: Double) -> Bool
  ) throws(ImageDecodingError) {
    try request(try open(source)).frames(fitting: pixels, willPlay: willPlay, take)
  }

  /// Returns how the process that decodes an image is locked.
  package func greeting(for source: ImageSource) throws(ImageDecodingError) -> ReaderGreeting? {
    try request(try open(source)).answer(.info).greeting
  }

  // MARK: Requests

  private func open(_ source: ImageSource) throws(ImageDecodingError) -> ImageBytes {
    try ImageBytes(source, isCancelled: isCancelled)
  }

  private func request(_ bytes: ImageBytes) -> ImageRequest { ImageRequest(bytes, readers, limits) }

  private func image(
    _ work: ImageCall.Work, of bytes: ImageBytes
  ) throws(ImageDecodingError) -> CGImage {
    guard let image = try request(bytes).answer(work).image else { throw bytes.gaveUp }
    return image
  }

  // MARK: Raw files

  /// A part of a raw file that was developed as a whole.
  private func developed(
    _ region: ImageRegion, of bytes: ImageBytes, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    let whole = try DevelopedImages.shared.image(of: bytes) {
      () throws(ImageDecodingError) in try image(.image(nil, frame: 0), of: bytes)
    }
    // Regions are in pixels of the sensor; an image of more than can be decoded is smaller.
    let scale = Double(whole.width) / Double(try originalWidth(of: whole, bytes))
    guard let scaled = region.scaled(by: scale), width > 0, height > 0,
      width <= ImageReply.maximumPixels / height, let part = whole.cut(scaled)
    else { throw .noPart(name: bytes.name) }
    if part.width <= width { return part }
    guard let image = resize(part, width, height) else { throw .tooMuchWork(name: bytes.name) }
    return image
  }

  /// The header is read again only if the image is as large as images may be.
  private func originalWidth(
    of image: CGImage, _ bytes: ImageBytes
  ) throws(ImageDecodingError) -> Int {
    guard image.width * image.height > ImageReply.maximumPixels * 9 / 10 else {
      return image.width
    }
    guard let info = try request(bytes).answer(.info).reply.info else { throw bytes.gaveUp }
    return info.width
  }
}

extension ImageBytes {
  /// The error of a file whose decoder ended without an answer. Only its name says what it is.
  var gaveUp: ImageDecodingError {
    let ending = (name as NSString).pathExtension.uppercased()
    return .corrupt(name: name, .decoder(format: ending.isEmpty ? "image" : ending))
  }
}

extension ImageRegion {
  fileprivate func scaled(by scale: Double) -> ImageRegion? {
    let numbers = [x, y, width, height].map { Int(exactly: (Double($0) * scale).rounded(.down)) }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return ImageRegion(x: x, y: y, width: max(1, width), height: max(1, height))
  }
}

extension CGImage {
  /// Copies a part; nil if it isn't within the image.
  fileprivate func cut(_ region: ImageRegion) -> CGImage? {
    guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
      region.x <= width - region.width, region.y <= height - region.height
    else { return nil }
    let rowBytes = bytesPerRow
    return withPixels { pixels in
      CGImage(width: region.width, height: region.height, isOpaque: isOpaque) { target in
        for row in 0..<region.height {
          let start = (region.y + row) * rowBytes + region.x * 4
          let source = UnsafeRawBufferPointer(rebasing: pixels[start..<start + region.width * 4])
          UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(target)[
              row * region.width * 4..<(row + 1) * region.width * 4]
          ).copyMemory(from: source)
        }
      }
    }
  }
}
