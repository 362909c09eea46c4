import Foundation
import HostInterface
import ImageReading

/// Windows icons and cursors: the largest image in them, which is a bitmap or a PNG.
enum IconUnpacker: ImageUnpacking {
  static func size(
    of bytes: ImageBytes
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let entry = try largest(in: bytes)
    if entry.isPNG {
      var reader = ByteReader(bytes, at: entry.start + 16)
      return (reader.bigLong(), reader.bigLong())
    }
    let bitmap = try Bitmap(bytes, inIconAt: entry.start)
    return (bitmap.width, bitmap.height)
  }

  static func unpack(_ bytes: ImageBytes) throws(ImageDecodingError) -> UnpackedImage {
    let entry = try largest(in: bytes)
    guard entry.isPNG else {
      return .pixels(try Bitmap(bytes, inIconAt: entry.start).pixels())
    }
    return .image(Data(bytes.bytes(at: entry.start, count: entry.length)))
  }

  /// For a PNG, all pixels may be held at once, with channels of two bytes, and its file is copied.
  static func heldBytes(of bytes: ImageBytes) throws(ImageDecodingError) -> Int {
    let (width, height) = try size(of: bytes)
    try PlainPixels.check((width, height), of: bytes)
    let entry = try largest(in: bytes)
    return entry.isPNG ? width * height * 8 + entry.length * 3 : width * height * 4
  }

  private struct Entry {
    var area: Int
    var depth: Int
    var start: Int
    var length: Int
    var isPNG: Bool
  }

  private static func largest(in bytes: ImageBytes) throws(ImageDecodingError) -> Entry {
    var reader = ByteReader(bytes, at: 4)
    var best: Entry?
    for _ in 0..<min(reader.short(), 256) {
      let (width, height) = (Int(reader.byte()), Int(reader.byte()))
      reader.skip(4)
      let depth = reader.short()
      let (length, start) = (reader.long(), reader.long())
      // A side of 256 is stored as 0.
      let area = (width == 0 ? 256 : width) * (height == 0 ? 256 : height)
      guard start >= 6, length > 0, start < bytes.count,
        best.map({ ($0.area, $0.depth) < (area, depth) }) ?? true
      else { continue }
      let isPNG = bytes.bytes(at: start, count: 4) == [0x89, 0x50, 0x4E, 0x47]
      let most = min(length, bytes.count - start, ImageBytes.maximumHeldSize)
      best = Entry(area: area, depth: depth, start: start, length: most, isPNG: isPNG)
    }
    guard let best else { throw .corrupt(name: bytes.name, .noImage) }
    return best
  }
}
