import HostInterface
import ImageReading

/// Truevision TGA: palettes, color and gray, uncompressed or run-length encoded.
enum TGAUnpacker: ImageUnpacking {
  /// Whether the header is valid, as the format has no signature.
  static func isPlausible(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 18 else { return false }
    let (kind, depth) = (bytes[2], bytes[16])
    let isDepthRight =
      switch kind {
      case 1, 9: depth == 8 && bytes[1] == 1
      case 2, 10: [15, 16, 24, 32].contains(depth)
      case 3, 11: depth == 8
      default: false
      }
    return isDepthRight && bytes[1] <= 1 && bytes[12...13] != [0, 0] && bytes[14...15] != [0, 0]
  }

  static func size(of bytes: ImageBytes) -> (width: Int, height: Int) {
    let header = Header(bytes)
    return (header.width, header.height)
  }

  static func unpack(_ bytes: ImageBytes) throws(ImageDecodingError) -> UnpackedImage {
    let header = Header(bytes)
    var coder = Decoder(header, ByteReader(bytes, at: 18 + header.commentLength))
    guard !coder.isAtEnd else {
      throw .corrupt(name: bytes.name, .cutOffBeforePixels)
    }
    var pixels = PlainPixels(width: header.width, height: header.height)
    for row in 0..<header.height where !coder.isBeyondEnd && !bytes.isCancelled() {
      for column in 0..<header.width {
        pixels.set(
          header.isFromRight ? header.width - 1 - column : column,
          header.isFromTop ? row : header.height - 1 - row, coder.next())
      }
    }
    pixels.isWhole = !coder.isBeyondEnd
    return .pixels(pixels)
  }

  fileprivate struct Header {
    let commentLength: Int
    let isRunLength: Bool
    let hasPalette: Bool
    let isGray: Bool
    let paletteStart: Int
    let paletteCount: Int
    let paletteDepth: Int
    let width: Int
    let height: Int
    let depth: Int
    let hasAlpha: Bool
    let isFromTop: Bool
    let isFromRight: Bool

    init(_ bytes: ImageBytes) {
      var reader = ByteReader(bytes)
      commentLength = Int(reader.byte())
      let hasTable = reader.byte() == 1
      let kind = reader.byte()
      isRunLength = kind >= 8
      hasPalette = kind & 7 == 1
      isGray = kind & 7 == 3
      paletteStart = reader.short()
      paletteCount = hasTable ? reader.short() : 0
      if !hasTable { reader.skip(2) }
      paletteDepth = Int(reader.byte())
      reader.skip(4)
      (width, height) = (reader.short(), reader.short())
      depth = Int(reader.byte())
      let flags = reader.byte()
      hasAlpha = flags & 15 != 0
      isFromRight = flags & 0x10 != 0
      isFromTop = flags & 0x20 != 0
    }
  }

  fileprivate struct Decoder {
    typealias Color = (UInt8, UInt8, UInt8, UInt8)

    private let header: Header
    private var reader: ByteReader
    private var palette: [Color] = []
    private var color: Color = (0, 0, 0, 255)
    /// The remaining pixels of the packet, and whether they are equal.
    private var left = 0
    private var isRun = false

    init(_ header: Header, _ reader: ByteReader) {
      self.header = header
      self.reader = reader
      for _ in 0..<header.paletteCount where !self.reader.isAtEnd {
        palette.append(read(header.paletteDepth))
      }
    }

    var isAtEnd: Bool { left == 0 && reader.isAtEnd }
    var isBeyondEnd: Bool { reader.isBeyondEnd }

    mutating func next() -> Color {
      guard header.isRunLength else { return pixel() }
      if left == 0 {
        let packet = reader.byte()
        left = Int(packet & 127) + 1
        isRun = packet & 128 != 0
        if isRun { color = pixel() }
      }
      left -= 1
      return isRun ? color : pixel()
    }

    private mutating func pixel() -> Color {
      if header.isGray {
        let value = reader.byte()
        return (value, value, value, 255)
      }
      guard header.hasPalette else { return read(header.depth) }
      let index = Int(reader.byte()) - header.paletteStart
      return palette.indices.contains(index) ? palette[index] : (0, 0, 0, 255)
    }

    private mutating func read(_ depth: Int) -> Color {
      switch depth {
      case 15, 16:
        let value = reader.short()
        func five(_ shift: Int) -> UInt8 { UInt8((value >> shift & 31) * 255 / 31) }
        return (five(10), five(5), five(0), 255)
      case 24, 32:
        let (blue, green, red) = (reader.byte(), reader.byte(), reader.byte())
        let alpha = depth == 32 ? reader.byte() : 255
        return (red, green, blue, header.hasAlpha ? alpha : 255)
      default: return (reader.byte(), 0, 0, 255)
      }
    }
  }
}
