import Foundation
import ImageReading

/// The animation of a PNG file, which libvips takes for a still image: where its frames are, and
/// how they are put over each other.
struct AnimatedPNG {
  struct Frame {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var seconds: Double
    var disposal: Disposal
    /// Whether it is drawn over what is there, rather than in its place.
    var isBlended: Bool
    /// Where the data of the frame is in the file.
    fileprivate var data: [Range<Int>] = []
  }

  /// The treatment of a frame's place before the next one is drawn.
  enum Disposal: UInt8 { case stays, isCleared, isRestored }

  let width: Int
  let height: Int
  /// How often the animation plays; 0 for ever.
  private(set) var playCount = 0
  private(set) var frames: [Frame] = []
  /// The chunks that concern the colors of all frames.
  private var colors: [UInt8] = []
  private let head: [UInt8]

  /// Nil for a file without an animation, and a damaged one. Reads the names of all chunks of an
  /// animation.
  init?(_ bytes: ImageBytes) {
    guard let head = PNGChunk.head(of: bytes) else { return nil }
    (width, height, self.head) = (PNGChunk.number(head), PNGChunk.number(Array(head[4...])), head)
    var (position, isAnimation) = (PNGChunk.headEnd, false)
    while let chunk = PNGChunk(bytes, at: position), chunk.name != "IEND" {
      // The chunk that tells of the animation comes before the first image.
      if chunk.name == "IDAT", !isAnimation { return nil }
      if chunk.name == "acTL", chunk.body.count == 8, chunk.body.upperBound <= bytes.count {
        (isAnimation, playCount) = (true, PNGChunk.number(chunk.bytes(of: bytes).suffix(4)))
      }
      guard take(chunk, bytes), frames.count <= AnimationLimits.maximumFrames else { return nil }
      position = chunk.range.upperBound
    }
    guard isAnimation, !frames.isEmpty else { return nil }
  }

  /// Whether it may be played; a larger one is shown as a still.
  var isAllowed: Bool {
    frames.count > 1 && width * height <= DecodingLimits.maximumDecodedPixels
      && AnimationLimits.allow(width, height, frames: frames.count)
  }

  /// Returns false for what makes no sense.
  private mutating func take(_ chunk: PNGChunk, _ bytes: ImageBytes) -> Bool {
    switch chunk.name {
    case "fcTL":
      guard let frame = Frame(chunk.bytes(of: bytes)), frame.left + frame.width <= width,
        frame.top + frame.height <= height
      else { return false }
      frames.append(frame)
    // An image before the first frame is for programs that know no animations.
    case "IDAT": if frames.count == 1 { frames[0].data.append(chunk.body) }
    case "fdAT":
      guard !frames.isEmpty, chunk.body.count >= 4 else { return false }
      frames[frames.count - 1].data.append(chunk.body.dropFirst(4))
    case "PLTE", "tRNS", "cICP", "iCCP", "sRGB", "gAMA", "cHRM":
      colors += bytes.bytes(at: chunk.range.lowerBound, count: chunk.range.count)
    default: break
    }
    return true
  }

  /// A frame as a file of its own; nil if a part of it is missing.
  func file(of frame: Frame, _ bytes: ImageBytes) -> Data? {
    guard !frame.data.isEmpty else { return nil }
    var file = PNGChunk.signature
    file += PNGChunk.make(
      "IHDR", PNGChunk.big(frame.width) + PNGChunk.big(frame.height) + head[8...])
    file += colors
    for range in frame.data {
      let data = bytes.bytes(at: range.lowerBound, count: range.count)
      guard data.count == range.count else { return nil }
      file += PNGChunk.make("IDAT", data)
    }
    return Data(file + PNGChunk.make("IEND", []))
  }
}

extension AnimatedPNG.Frame {
  /// Reads the body of a chunk `fcTL`.
  fileprivate init?(_ body: [UInt8]) {
    guard body.count == 26, let disposal = AnimatedPNG.Disposal(rawValue: body[24]) else {
      return nil
    }
    let numbers = stride(from: 4, to: 20, by: 4).map { PNGChunk.number(Array(body[$0..<$0 + 4])) }
    (width, height, left, top) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard width > 0, height > 0 else { return nil }
    let (above, below) = (Int(body[20]) << 8 | Int(body[21]), Int(body[22]) << 8 | Int(body[23]))
    let seconds = Double(above) / Double(below == 0 ? 100 : below)
    // As in browsers, a hundredth of a second or less is shown for a tenth.
    self.seconds = seconds <= 0.01 ? 0.1 : seconds
    (self.disposal, isBlended) = (disposal, body[25] == 1)
  }
}
