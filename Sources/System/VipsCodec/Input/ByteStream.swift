import CVipsShim
import CVips
import Foundation

/// Reads a file for a streaming decoder, on its thread, up to what an image of its kind can need:
/// in a file that is mostly empty, decoders would search for the next marker forever.
final class ByteStream {
  private let bytes: PictureBytes
  private var position = 0
  /// The bytes that may still be read; at 0 the file seems to end.
  var allowance: Int

  /// More than any header, profile and embedded picture.
  static let headerAllowance = 32 << 20

  init(_ bytes: PictureBytes) {
    self.bytes = bytes
    allowance = Self.headerAllowance
  }

  /// - Returns: A source that retains the stream.
  func makeSource() -> UnsafeMutablePointer<VipsSource>? {
    vitrine_vips_source(
      { context, buffer, length in
        guard let stream = ByteStream.of(context), let buffer else { return -1 }
        return Int64(
          stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(length))))
      },
      { context, offset, whence in
        Int64(ByteStream.of(context)?.seek(Int(offset), whence) ?? -1)
      },
      { context in
        if let context { Unmanaged<ByteStream>.fromOpaque(context).release() }
      },
      Unmanaged.passRetained(self).toOpaque())
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ByteStream? {
    context.map { Unmanaged<ByteStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    if bytes.isCancelled() { return -1 }
    let length = min(buffer.count, allowance)
    guard length > 0 else { return 0 }
    let count = bytes.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]), at: position)
    position += count
    allowance -= count
    return count
  }

  private func seek(_ offset: Int, _ whence: Int32) -> Int {
    let base =
      switch whence {
      case SEEK_SET: 0
      case SEEK_CUR: position
      case SEEK_END: bytes.count
      default: -1
      }
    let (place, isTooFar) = base.addingReportingOverflow(offset)
    guard base >= 0, !isTooFar, place >= 0 else { return -1 }
    position = place
    return place
  }
}
