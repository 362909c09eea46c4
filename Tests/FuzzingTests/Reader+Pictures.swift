import CJPEGIndex
import Foundation
import HostInterface
import ImageReading

@testable import VipsCodec

extension Reader {
  // MARK: Formats that are unpacked here

  func readPicture(_ bytes: [UInt8]) {
    guard !bytes.isEmpty,
      let source = try? ImageBytes(
        .data(Data(bytes), name: "a.\(rawValue)"), isCancelled: { false })
    else { return }
    switch self {
    case .bmp: Self.unpack(source, BMPUnpacker.self)
    case .tga: if TGAUnpacker.isPlausible(bytes) { Self.unpack(source, TGAUnpacker.self) }
    case .qoi: Self.unpack(source, QOIUnpacker.self)
    default: Self.unpack(source, IconUnpacker.self)
    }
  }

  /// Larger ones would only take longer.
  private static let maximumHeldBytes = 1 << 16

  private static func unpack(_ source: ImageBytes, _ unpacker: any ImageUnpacking.Type) {
    guard let held = try? unpacker.heldBytes(of: source), held <= maximumHeldBytes,
      case .pixels(let pixels)? = try? unpacker.unpack(source)
    else { return }
    pixels.discard()
  }

  // MARK: The index of JPEG files

  /// What C reads, which two threads may do at once.
  private final class File: Sendable {
    let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private static let read: VitrineRead = { context, offset, target, count in
    guard let context, let target else { return 0 }
    let bytes = Unmanaged<File>.fromOpaque(context).takeUnretainedValue().bytes
    guard offset < UInt64(bytes.count) else { return 0 }
    let length = min(count, bytes.count - Int(offset))
    for index in 0..<length { target[index] = bytes[Int(offset) + index] }
    return length
  }

  /// The last byte says how the file changes between the index and its parts.
  static func readJPEG(_ bytes: [UInt8]) {
    let file = File(bytes)
    let index = vitrine_jpeg_index(
      read, Unmanaged.passUnretained(file).toOpaque(), UInt64(bytes.count))
    guard let index else { return }
    defer { vitrine_jpeg_free(index) }
    let (width, height) = (vitrine_jpeg_width(index), vitrine_jpeg_height(index))
    var (columns, rows) = (Int32(0), Int32(0))
    if let eighth = vitrine_jpeg_eighth(index, &columns, &rows) {
      precondition((0..<Int(columns * rows * 3)).reduce(0) { $0 &+ Int(eighth[$1]) } >= 0)
    }
    let changed = File(
      bytes.enumerated().map { $0 % 61 == Int(bytes[bytes.count - 1]) % 61 ? ~$1 : $1 })
    for present in [file, changed] {
      for part in 1...3 {
        var (left, top, length) = (width / 4 * Int32(part - 1), height / 4 * Int32(part - 1), 0)
        let made = vitrine_jpeg_part(
          index, read, Unmanaged.passUnretained(present).toOpaque(), &left, &top,
          max(1, width / Int32(part + 1)),
          max(1, height / Int32(part + 1)), &length)
        free(made)
      }
    }
    withExtendedLifetime((file, changed)) {}
  }
}
