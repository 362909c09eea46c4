import CVipsShim
import CVips
import Foundation
import ImageReading

/// Reads a file for a streaming decoder, on its thread, up to what an image of its kind can need:
/// in a file that is mostly empty, decoders would search for the next marker forever.
final class ByteStream {
  /// A part of what the decoder reads.
  enum Piece {
    case file(Range<Int>)
    case bytes([UInt8])

    var count: Int {
      switch self {
      case .file(let range): range.count
      case .bytes(let bytes): bytes.count
      }
    }
  }

  private let bytes: ImageBytes
  private let pieces: [Piece]
  private let count: Int
  private var position = 0
  /// The bytes that may still be read; at 0 the file seems to end.
  var allowance: Int

  /// More than any header, profile and embedded image.
  static let headerAllowance = 32 << 20

  /// - Parameter pieces: What the decoder reads; nil for the file as it is.
  init(_ bytes: ImageBytes, _ pieces: [Piece]? = nil) {
    self.bytes = bytes
    self.pieces = pieces ?? [.file(0..<bytes.count)]
    count = self.pieces.reduce(0) { $0 + $1.count }
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
    let count = copy(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]))
    position += count
    allowance -= count
    return count
  }

  /// Copies what there is of the piece at the position.
  private func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var start = position
    for piece in pieces {
      guard start >= piece.count else {
        let length = min(buffer.count, piece.count - start)
        switch piece {
        case .file(let range):
          return bytes.read(
            into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]),
            at: range.lowerBound + start)
        case .bytes(let own):
          buffer.copyBytes(from: own[start..<start + length])
          return length
        }
      }
      start -= piece.count
    }
    return 0
  }

  private func seek(_ offset: Int, _ whence: Int32) -> Int {
    let base =
      switch whence {
      case SEEK_SET: 0
      case SEEK_CUR: position
      case SEEK_END: count
      default: -1
      }
    let (place, isTooFar) = base.addingReportingOverflow(offset)
    guard base >= 0, !isTooFar, place >= 0 else { return -1 }
    position = place
    return place
  }
}
