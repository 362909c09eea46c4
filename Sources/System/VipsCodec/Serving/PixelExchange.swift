import Confinement
import Foundation
import HostInterface
import ImageReading

/// A call to scale, filter or write images of the program, and its answer.
final class PixelExchange {
  private let received: ReaderEndpoint.Call
  /// The file that was handed in.
  private let content: UnsafeRawBufferPointer?
  private let codec = VipsImageCodec()

  init(_ received: ReaderEndpoint.Call) {
    self.received = received
    var status = stat()
    let count =
      received.files.first.map { fstat($0, &status) == 0 ? Int(status.st_size) : 0 } ?? 0
    let start = received.files.first.flatMap { MemoryFile.map($0, count) }
    content = start.map { UnsafeRawBufferPointer(start: $0, count: count) }
  }

  deinit {
    for file in received.files { close(file) }
    if let content { munmap(UnsafeMutableRawPointer(mutating: content.baseAddress), content.count) }
  }

  /// Answers; returns whether there is somebody to answer.
  func answer(_ endpoint: ReaderEndpoint) -> Bool {
    guard let call = PixelCall(received.message) else { return false }
    var reply = PixelReply()
    switch call.work {
    case .formats: reply.formats = codec.formats
    case .resize(let width, let height):
      let image = images(call, count: 1)?.first
      reply.count = image.flatMap { codec.resized($0, width: width, height: height) }.flatMap(write)
    case .filter(let operations):
      reply.count = bytes(call).flatMap {
        codec.filtered(Array($0), width: call.width, height: call.height, by: operations)
      }.flatMap { $0.withUnsafeBytes(write) }
    default: reply.count = (try? file(call))?.withUnsafeBytes(write)
    }
    return endpoint.answer(reply.message)
  }

  /// The bytes of a file that is made of images.
  private func file(_ call: PixelCall) throws -> Data? {
    guard case .animation(let seconds, let quality) = call.work else {
      guard let image = images(call, count: 1)?.first else { return nil }
      switch call.work {
      case .png: return try codec.pngData(image)
      case .jpeg(let quality): return try codec.jpegData(image, quality: quality)
      case .file(let format, let quality, let exif, let xmp):
        guard let metadata = metadata(call, exif, xmp) else { return nil }
        return try codec.data(image, as: format, quality: quality, metadata: metadata)
      default: return nil
      }
    }
    guard let images = images(call, count: seconds.count) else { return nil }
    return try codec.animatedWebPData(Array(zip(images, seconds)), quality: quality)
  }

  // MARK: Files

  /// The pixels of the images that were handed in, with what follows them.
  private func bytes(_ call: PixelCall, count: Int = 1) -> UnsafeRawBufferPointer? {
    guard let content, call.width > 0, call.height > 0, count > 0,
      call.width <= content.count / 4 / count / call.height
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: content[..<(call.width * call.height * 4 * count)])
  }

  private func images(_ call: PixelCall, count: Int) -> [CGImage]? {
    guard let bytes = bytes(call, count: count), let start = bytes.baseAddress else { return nil }
    let length = bytes.count / count
    return (0..<count).map { index in
      CGImage(
        width: call.width, height: call.height, bytesPerRow: call.width * 4,
        isOpaque: call.isOpaque,
        baseAddress: UnsafeMutableRawPointer(mutating: start + index * length),
        // The process gives back all of the file with its exchange.
        release: { _ in })
    }
  }

  /// EXIF and XMP follow the pixels.
  private func metadata(_ call: PixelCall, _ exif: Int, _ xmp: Int) -> EncodedMetadata? {
    guard let content, let start = bytes(call)?.count, exif >= 0, xmp >= 0,
      exif <= content.count - start, xmp <= content.count - start - exif
    else { return nil }
    let middle = start + exif
    return EncodedMetadata(
      exif: exif > 0 ? Data(content[start..<middle]) : nil,
      xmp: xmp > 0 ? Data(content[middle..<middle + xmp]) : nil)
  }

  private func write(_ image: CGImage) -> Int? { image.withPixels(write) }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let file = received.files.last, received.files.count == 2,
      MemoryFile.write(bytes, to: file)
    else { return nil }
    return bytes.count
  }
}
