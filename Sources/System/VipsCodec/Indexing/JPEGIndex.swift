import CJPEGIndex
import CVips
import CVipsShim
import Foundation
import HostInterface
import ImageReading

/// The positions in a JPEG file at which the parts of its image are stored.
///
/// A JPEG file can only be decoded from its start: without an index, each part of a large photo
/// would take as long as the whole.
final class JPEGIndex: Sendable {
  /// The number of pixels below which decoding from the start is as fast.
  static let minimumPixels = 8_000_000

  /// In pixels, before rotation.
  let size: (width: Int, height: Int)
  /// In bytes.
  let cost: Int
  private nonisolated(unsafe) let index: OpaquePointer  // because it does not change

  /// Reads the file; blocks. Nil if it is damaged, wasn't written by a camera, or if the image is
  /// no longer needed.
  init?(_ bytes: ImageBytes) {
    let index = vitrine_jpeg_index(Self.read, Self.context(bytes), UInt64(bytes.count))
    guard let index else { return nil }
    self.index = index
    size = (Int(vitrine_jpeg_width(index)), Int(vitrine_jpeg_height(index)))
    cost = vitrine_jpeg_size(index)
  }

  deinit { vitrine_jpeg_free(index) }

  /// A part of an image as a separate file, and its position in that file's image.
  struct Part {
    let data: Data
    let left: Int
    let top: Int
  }

  /// Returns a part of the image; nil if the file has changed.
  ///
  /// - Parameter region: Before rotation.
  func part(_ region: ImageRegion, of bytes: ImageBytes) -> Part? {
    var left = Int32(clamping: region.x)
    var top = Int32(clamping: region.y)
    var length = 0
    let file = vitrine_jpeg_part(
      index, Self.read, Self.context(bytes), &left, &top, Int32(clamping: region.width),
      Int32(clamping: region.height), &length)
    guard let file else { return nil }
    return Part(
      data: Data(bytesNoCopy: file, count: length, deallocator: .free), left: Int(left),
      top: Int(top))
  }

  /// Whether the mean colors suffice, with a margin of a third, as there are half as many for
  /// chroma.
  private static func isCoarse(_ region: ImageRegion, _ width: Int, _ height: Int) -> Bool {
    width * 32 <= region.width * 3 && height * 32 <= region.height * 3
  }

  /// Whether the whole image is available sooner from its index than from its decoder.
  static func serves(_ header: Header, _ size: (width: Int, height: Int)) -> Bool {
    header.all.width * header.all.height >= minimumPixels
      && isCoarse(header.all, size.width, size.height)
  }

  /// The image or a part of it, from the mean colors of blocks of eight by eight pixels; nil if
  /// those are too few for the requested size.
  ///
  /// - Parameters:
  ///   - region: Before rotation, as are `width` and `height`.
  ///   - profile: The image with the color profile to use.
  func image(
    of region: ImageRegion, width: Int, height: Int, profile: UnsafeMutablePointer<VipsImage>?
  ) -> UnsafeMutablePointer<VipsImage>? {
    var (columns, rows) = (Int32(0), Int32(0))
    guard Self.isCoarse(region, width, height),
      let pixels = vitrine_jpeg_eighth(index, &columns, &rows)
    else { return nil }
    let (left, top) = (region.x / 8, region.y / 8)
    let right = min((region.x + region.width + 7) / 8, Int(columns))
    let bottom = min((region.y + region.height + 7) / 8, Int(rows))
    return vitrine_vips_shrunk(
      pixels, columns, rows, Int32(left), Int32(top), Int32(right - left), Int32(bottom - top),
      Int32(width), Int32(height), profile)
  }

  private static func context(_ bytes: ImageBytes) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(bytes).toOpaque()
  }

  private static let read: VitrineRead = { context, offset, target, count in
    guard let context, let target else { return 0 }
    let bytes = Unmanaged<ImageBytes>.fromOpaque(context).takeUnretainedValue()
    if bytes.isCancelled() { return 0 }
    return bytes.read(
      into: UnsafeMutableRawBufferPointer(start: target, count: count), at: Int(offset))
  }
}
