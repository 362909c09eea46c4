import HostInterface
import ImageReading

/// Windows bitmaps with 1, 4, 8, 16, 24 and 32 bits per pixel, uncompressed or run-length encoded,
/// from the top or from the bottom; also those inside icons.
enum BMPUnpacker: ImageUnpacking {
  static func size(
    of bytes: ImageBytes
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let bitmap = try Bitmap(bytes)
    return (bitmap.width, bitmap.height)
  }

  static func unpack(_ bytes: ImageBytes) throws(ImageDecodingError) -> UnpackedImage {
    .pixels(try Bitmap(bytes).pixels())
  }
}

/// A bitmap's header, with the information for reading its pixels.
struct Bitmap {
  let width: Int
  private(set) var height: Int
  private let bytes: ImageBytes
  private let isFromTop: Bool
  private let depth: Int
  private let compression: Int
  private var masks: [Int] = []
  private var palette: [(UInt8, UInt8, UInt8)] = []
  private var pixelStart = 0
  private let isInIcon: Bool

  /// - Parameter start: The offset of the header in an icon; nil if the file is a bitmap.
  init(_ bytes: ImageBytes, inIconAt start: Int? = nil) throws(ImageDecodingError) {
    self.bytes = bytes
    isInIcon = start != nil
    var reader = ByteReader(bytes, at: start ?? 10)
    let offset = start == nil ? reader.long() : 0
    let headerStart = start ?? 14
    let headerLength = reader.long()
    let isOld = headerLength == 12
    guard isOld || (40...256).contains(headerLength) else { throw Self.senseless(bytes) }
    width = isOld ? reader.short() : reader.signedLong()
    let signedHeight = isOld ? reader.short() : reader.signedLong()
    isFromTop = signedHeight < 0
    // In icons the height includes a mask of one bit per pixel.
    height = isInIcon ? abs(signedHeight) / 2 : abs(signedHeight)
    reader.skip(2)
    depth = reader.short()
    compression = isOld ? 0 : reader.long()
    reader.skip(isOld ? 0 : 12)
    let stated = isOld ? 0 : reader.long()
    guard [1, 4, 8, 16, 24, 32].contains(depth), Self.isKnown(compression, depth) else {
      throw .unsupportedFormat(name: bytes.name, format: "BMP with compression \(compression)")
    }
    reader.seek(headerStart + headerLength)
    if depth == 16 || depth == 32 {
      readMasks(headerStart, headerLength, &reader)
    } else if depth <= 8 {
      let count = stated == 0 ? 1 << depth : min(stated, 1 << depth)
      for _ in 0..<count {
        let (blue, green, red) = (reader.byte(), reader.byte(), reader.byte())
        if !isOld { reader.skip(1) }
        palette.append((red, green, blue))
      }
    }
    pixelStart = offset > 0 ? offset : reader.position
    guard width > 0, height > 0 else { throw Self.senseless(bytes) }
  }

  private static func senseless(_ bytes: ImageBytes) -> ImageDecodingError {
    .corrupt(name: bytes.name, .beginning)
  }

  private static func isKnown(_ compression: Int, _ depth: Int) -> Bool {
    switch compression {
    case 0: true
    case 1: depth == 8
    case 2: depth == 4
    case 3, 6: depth == 16 || depth == 32
    default: false
    }
  }

  /// Reads which bits are red, green, blue and alpha.
  private mutating func readMasks(_ start: Int, _ length: Int, _ reader: inout ByteReader) {
    masks = depth == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
    if isInIcon && depth == 32 { masks[3] = 0xFF00_0000 }
    guard compression == 3 || compression == 6 else { return }
    reader.seek(start + 40)
    masks = (0..<3).map { _ in reader.long() } + [0]
    if length >= 56 || compression == 6 { masks[3] = reader.long() }
    reader.seek(max(reader.position, start + length))
  }

  // MARK: Pixels

  func pixels() throws(ImageDecodingError) -> PlainPixels {
    var pixels = PlainPixels(width: width, height: height)
    var reader = ByteReader(bytes, at: pixelStart)
    if reader.isAtEnd {
      pixels.discard()
      throw .corrupt(name: bytes.name, .cutOffBeforePixels)
    }
    if compression == 1 || compression == 2 {
      pixels.isWhole = readRuns(&reader, into: pixels)
    } else {
      for row in 0..<height where !reader.isBeyondEnd && !bytes.isCancelled() {
        readRow(isFromTop ? row : height - 1 - row, &reader, into: pixels)
      }
      pixels.isWhole = !reader.isBeyondEnd
    }
    if isInIcon {
      readCover(&reader, into: pixels)
    } else if masks.last ?? 0 != 0, pixels.isWhole, !Self.hasOpacity(pixels) {
      // Some programs write the alpha channel but leave it empty.
      for place in stride(from: 3, to: pixels.bytes.count, by: 4) { pixels.bytes[place] = 255 }
    }
    return pixels
  }

  private static func hasOpacity(_ pixels: PlainPixels) -> Bool {
    let bytes = pixels.bytes
    return stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 0 }
  }

  private func readRow(_ y: Int, _ reader: inout ByteReader, into pixels: PlainPixels) {
    let start = reader.position
    switch depth {
    case 24:
      for x in 0..<width {
        let (blue, green, red) = (reader.byte(), reader.byte(), reader.byte())
        pixels.set(x, y, (red, green, blue, 255))
      }
    case 16, 32:
      let channels = masks.map(Channel.init)
      for x in 0..<width {
        let value = depth == 16 ? reader.short() : reader.long()
        pixels.set(
          x, y,
          (
            channels[0].value(of: value), channels[1].value(of: value),
            channels[2].value(of: value), masks[3] == 0 ? 255 : channels[3].value(of: value)
          ))
      }
    default:
      var (bits, left) = (0, 0)
      for x in 0..<width {
        if left == 0 { (bits, left) = (Int(reader.byte()), 8) }
        left -= depth
        setEntry(bits >> left & (1 << depth - 1), x, y, of: pixels)
      }
    }
    reader.seek(start + (width * depth + 31) / 32 * 4)
  }

  private func setEntry(_ index: Int, _ x: Int, _ y: Int, of pixels: PlainPixels) {
    let color = palette.indices.contains(index) ? palette[index] : (0, 0, 0)
    pixels.set(x, y, (color.0, color.1, color.2, 255))
  }

  /// Reads run-length encoded pixels; those without a run remain transparent.
  ///
  /// - Returns: Whether the data was complete.
  private func readRuns(_ reader: inout ByteReader, into pixels: PlainPixels) -> Bool {
    var (x, row) = (0, 0)
    func put(_ index: Int) {
      if x < width, row < height {
        setEntry(index, x, isFromTop ? row : height - 1 - row, of: pixels)
      }
      x = min(x + 1, width)
    }
    let isHalf = depth == 4
    while row < height, !reader.isAtEnd, !bytes.isCancelled() {
      let (count, value) = (Int(reader.byte()), Int(reader.byte()))
      switch (count, value) {
      case (0, 0): (x, row) = (0, row + 1)
      case (0, 1): return !reader.isBeyondEnd
      case (0, 2):
        x = min(width, x + Int(reader.byte()))
        row += Int(reader.byte())
      case (0, _):
        var pair = 0
        for index in 0..<value {
          if !isHalf || index % 2 == 0 { pair = Int(reader.byte()) }
          put(!isHalf ? pair : index % 2 == 0 ? pair >> 4 : pair & 15)
        }
        let length = isHalf ? (value + 1) / 2 : value
        if length % 2 == 1 { reader.skip(1) }
      default:
        for index in 0..<count { put(!isHalf ? value : index % 2 == 0 ? value >> 4 : value & 15) }
      }
    }
    return row >= height || (row == height - 1 && x == width)
  }

  /// Reads an icon's mask of transparent pixels, unless there is an alpha channel.
  private func readCover(_ reader: inout ByteReader, into pixels: PlainPixels) {
    let bytes = pixels.bytes
    if depth == 32, Self.hasOpacity(pixels) { return }
    for row in 0..<height {
      var (bits, left) = (0, 0)
      let start = reader.position
      for x in 0..<width {
        if left == 0 { (bits, left) = (Int(reader.byte()), 8) }
        left -= 1
        bytes[((height - 1 - row) * width + x) * 4 + 3] = bits >> left & 1 == 1 ? 0 : 255
      }
      reader.seek(start + (width + 31) / 32 * 4)
    }
  }

  /// The bits of a pixel that form a channel.
  private struct Channel {
    private let mask: Int
    private let shift: Int
    private let most: Int

    init(mask: Int) {
      self.mask = mask
      shift = mask == 0 ? 0 : mask.trailingZeroBitCount
      most = mask >> shift
    }

    func value(of pixel: Int) -> UInt8 {
      most == 0 ? 0 : UInt8(truncatingIfNeeded: ((pixel & mask) >> shift) * 255 / most)
    }
  }
}
