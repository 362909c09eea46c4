import HostInterface
import ImageReading

/// The "quite OK" format: https://qoiformat.org/qoi-specification.pdf
enum QOIUnpacker: ImageUnpacking {
  static func size(of bytes: ImageBytes) -> (width: Int, height: Int) {
    var reader = ByteReader(bytes, at: 4)
    return (reader.bigLong(), reader.bigLong())
  }

  static func unpack(_ bytes: ImageBytes) throws(ImageDecodingError) -> UnpackedImage {
    let (width, height) = size(of: bytes)
    guard bytes.count > 14 else {
      throw .corrupt(name: bytes.name, .cutOffBeforePixels)
    }
    var pixels = PlainPixels(width: width, height: height)
    var coder = Decoder(ByteReader(bytes, at: 14))
    for y in 0..<height where !coder.isBeyondEnd && !bytes.isCancelled() {
      for x in 0..<width {
        let color = coder.next()
        pixels.set(x, y, (color.red, color.green, color.blue, color.alpha))
      }
    }
    pixels.isWhole = !coder.isBeyondEnd
    return .pixels(pixels)
  }

  private struct Color {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var alpha: UInt8 = 0

    var tableIndex: Int {
      (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + Int(alpha) * 11) % 64
    }
  }

  private struct Decoder {
    private var reader: ByteReader
    private var color = Color(alpha: 255)
    private var seen = Array(repeating: Color(), count: 64)
    private var run = 0

    init(_ reader: ByteReader) { self.reader = reader }

    var isAtEnd: Bool { run == 0 && reader.isAtEnd }
    var isBeyondEnd: Bool { reader.isBeyondEnd }

    mutating func next() -> Color {
      if run > 0 {
        run -= 1
        return color
      }
      let first = reader.byte()
      let low = first & 63
      switch first {
      case 0xFE:
        (color.red, color.green, color.blue) = (reader.byte(), reader.byte(), reader.byte())
      case 0xFF:
        (color.red, color.green, color.blue) = (reader.byte(), reader.byte(), reader.byte())
        color.alpha = reader.byte()
      case 0..<0x40: color = seen[Int(low)]
      case 0x40..<0x80:
        color.red &+= (low >> 4) &- 2
        color.green &+= (low >> 2 & 3) &- 2
        color.blue &+= (low & 3) &- 2
      case 0x80..<0xC0:
        let second = reader.byte()
        let green = low &- 32
        color.red &+= green &- 8 &+ (second >> 4)
        color.green &+= green
        color.blue &+= green &- 8 &+ (second & 15)
      default: run = Int(low)
      }
      seen[color.tableIndex] = color
      return color
    }
  }
}
