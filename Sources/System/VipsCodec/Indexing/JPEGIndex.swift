import CVipsShim
import CVips
import Foundation
import HostInterface

/// Where in a JPEG file what part of its picture lies.
///
/// Such a file can only be read from its beginning: without this, each part of a large photo would
/// take as long as all of it.
final class JPEGIndex: Sendable {
  /// Pixels below which a file is read from its beginning as fast.
  static let minimumPixels = 8_000_000

  /// Pixels, as stored.
  let size: (width: Int, height: Int)
  /// Bytes.
  let cost: Int
  private nonisolated(unsafe) let index: OpaquePointer  // because it does not change

  /// Reads the file; blocks the thread. Nil of one that is damaged or that was not written by a
  /// camera, and when nobody waits any more.
  init?(_ bytes: PictureBytes) {
    let index = vitrine_jpeg_index(Self.read, Self.context(bytes), UInt64(bytes.count))
    guard let index else { return nil }
    self.index = index
    size = (Int(vitrine_jpeg_width(index)), Int(vitrine_jpeg_height(index)))
    cost = vitrine_jpeg_size(index)
  }

  deinit { vitrine_jpeg_free(index) }

  /// A part of a picture as a file of its own, and where in that file's picture it lies.
  struct Part {
    let data: Data
    let left: Int
    let top: Int
  }

  /// - Parameter region: As stored. The result is nil when the file is no longer what was read.
  func part(_ region: ImageRegion, of bytes: PictureBytes) -> Part? {
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

  /// Whether the mean colours are enough, with a third to spare: of colour there are half as many.
  private static func isCoarse(_ region: ImageRegion, _ width: Int, _ height: Int) -> Bool {
    width * 32 <= region.width * 3 && height * 32 <= region.height * 3
  }

  /// Whether all of a picture is had sooner by its index than by its decoder.
  static func serves(_ header: Header, _ size: (width: Int, height: Int)) -> Bool {
    header.all.width * header.all.height >= minimumPixels
      && isCoarse(header.all, size.width, size.height)
  }

  /// The picture, or a part of it, made from the mean colours of each eight by eight pixels; nil when
  /// those are too few for the size that is wanted.
  ///
  /// - Parameters:
  ///   - region: As stored; so are `width` and `height`.
  ///   - profile: Whose colours the picture has.
  func picture(
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

  private static func context(_ bytes: PictureBytes) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(bytes).toOpaque()
  }

  private static let read: VitrineRead = { context, offset, target, count in
    guard let context, let target else { return 0 }
    let bytes = Unmanaged<PictureBytes>.fromOpaque(context).takeUnretainedValue()
    if bytes.isCancelled() { return 0 }
    return bytes.read(
      into: UnsafeMutableRawBufferPointer(start: target, count: count), at: Int(offset))
  }
}
