import Foundation
import HostInterface
import ImageReading

/// A reader for a simple format that libvips doesn't support.
///
/// Files may contain anything: bytes beyond the end read as zero, and invalid data throws.
protocol ImageUnpacking: Sendable {
  /// Reads the header only.
  static func size(
    of bytes: ImageBytes
  ) throws(ImageDecodingError) -> (width: Int, height: Int)
  static func unpack(_ bytes: ImageBytes) throws(ImageDecodingError) -> UnpackedImage
  /// The memory in bytes that unpacking and decoding take, estimated by the header.
  static func heldBytes(of bytes: ImageBytes) throws(ImageDecodingError) -> Int
}

extension ImageUnpacking {
  static func heldBytes(of bytes: ImageBytes) throws(ImageDecodingError) -> Int {
    let (width, height) = try size(of: bytes)
    try PlainPixels.check((width, height), of: bytes)
    return width * height * 4
  }
}

enum UnpackedImage {
  case pixels(PlainPixels)
  /// An embedded file of another format.
  case image(Data)
}

/// Red, green, blue and alpha, a byte each, in rows without padding from the upper left.
struct PlainPixels {
  let width: Int
  let height: Int
  /// Whether the file contained all of them.
  var isWhole = true
  /// Initially all zeros.
  private let file: UnsafeMutableRawBufferPointer

  /// 40 million pixels, as all of them are in memory at once.
  static let maximumCount = 40_000_000

  static func check(
    _ size: (width: Int, height: Int), of bytes: ImageBytes
  ) throws(ImageDecodingError) {
    let (width, height) = size
    guard (1...65_535).contains(width), (1...65_535).contains(height) else {
      throw .corrupt(name: bytes.name, .size)
    }
    guard width * height <= maximumCount else {
      throw .tooLarge(name: bytes.name, width: width, height: height)
    }
  }

  /// The caller deallocates `asTIFF`, or calls `discard`.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    file = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.headerLength + width * height * 4, alignment: 16)
    file.initializeMemory(as: UInt8.self, repeating: 0)
    file.copyBytes(from: Self.header(width, height))
  }

  var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: file[Self.headerLength...])
  }

  func discard() { file.deallocate() }

  /// Sets a pixel to red, green, blue and alpha.
  func set(_ x: Int, _ y: Int, _ color: (UInt8, UInt8, UInt8, UInt8)) {
    let start = (y * width + x) * 4
    let bytes = bytes
    (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = color
  }

  // MARK: As a file

  /// The pixels as a file that libvips reads like any other, with sizes, parts and limits, without
  /// copying.
  var asTIFF: UnsafeMutableRawBufferPointer { file }

  private static let entryCount = 11
  private static let headerLength = 160

  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value) + short(value >> 16) }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      short(tag) + short(4) + long(1) + long(value)
    }
    let depths = 8 + 2 + entryCount * 12 + 4
    var header: [UInt8] = [0x49, 0x49, 42, 0] + long(8) + short(entryCount)
    header += entry(256, width) + entry(257, height)
    header += short(258) + short(3) + long(4) + long(depths)
    header += entry(259, 1) + entry(262, 2) + entry(273, headerLength) + entry(277, 4)
    header += entry(278, height) + entry(279, width * height * 4)
    header += entry(284, 1)
    // The fourth channel is alpha; the others aren't premultiplied.
    header += short(338) + short(3) + long(1) + long(2)
    header += long(0) + [8, 0, 8, 0, 8, 0, 8, 0]
    return header + Array(repeating: 0, count: max(0, headerLength - header.count))
  }
}

/// Reads the bytes of an image in order. Beyond the end of the file they are zero.
struct ByteReader {
  private let source: ImageBytes
  private var window: [UInt8] = []
  private var start = 0
  private(set) var position: Int
  /// Whether bytes beyond the end were read.
  private(set) var isBeyondEnd = false

  private static let windowLength = 64 << 10

  init(_ source: ImageBytes, at position: Int = 0) {
    self.source = source
    self.position = max(0, position)
  }

  var isAtEnd: Bool { position >= source.count }

  mutating func seek(_ position: Int) { self.position = max(0, position) }
  mutating func skip(_ count: Int) { position += max(0, count) }

  mutating func byte() -> UInt8 {
    if position < start || position >= start + window.count {
      start = position
      window = position < source.count ? source.bytes(at: position, count: Self.windowLength) : []
      if window.isEmpty {
        isBeyondEnd = true
        position += 1
        return 0
      }
    }
    defer { position += 1 }
    return window[position - start]
  }

  /// Little-endian.
  mutating func short() -> Int { Int(byte()) | Int(byte()) << 8 }
  mutating func long() -> Int { short() | short() << 16 }
  mutating func signedLong() -> Int { Int(Int32(truncatingIfNeeded: long())) }
  /// Big-endian.
  mutating func bigLong() -> Int {
    let (a, b, c, d) = (Int(byte()), Int(byte()), Int(byte()), Int(byte()))
    return a << 24 | b << 16 | c << 8 | d
  }
}
