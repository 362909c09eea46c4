import ImageReading

/// The colors of a PNG file according to its chunks. Decoders read but one of them, the ICC
/// profile.
struct PNGColor {
  private var codes: [UInt8]?
  private var gamma: Double?
  private var whiteAndPrimaries: [Double]?
  private var isGray = false
  private var hasStandard = false
  /// The chunks that give way to what is said with priority.
  private var profiles: [Range<Int>] = []
  private var hasProfile = false

  /// The file for a decoder: with a profile in place of what the decoder wouldn't heed. Nil if it
  /// is right as it is.
  static func pieces(of bytes: ImageBytes) -> [ByteStream.Piece]? {
    guard let color = PNGColor(bytes) else { return nil }
    switch color.meaning {
    case nil: return nil
    case .standard: return color.profiles.isEmpty ? nil : color.pieces(of: bytes, adding: [])
    case .space(let space):
      let profile = color.isGray ? space.grayProfile : space.profile
      return color.pieces(of: bytes, adding: PNGChunk.profile(profile))
    }
  }

  private enum Meaning {
    case standard
    case space(ColorSpaceDescription)
  }

  /// By precedence: cICP, iCCP, sRGB, then gAMA and cHRM. Nil for what decoders see by themselves.
  private var meaning: Meaning? {
    if let codes, let space = ColorSpaceDescription(codes: codes) {
      return space.isStandard ? .standard : .space(space)
    }
    if hasProfile || hasStandard { return nil }
    guard gamma != nil || whiteAndPrimaries != nil else { return nil }
    let space = ColorSpaceDescription(gamma: gamma, isGray ? nil : whiteAndPrimaries)
    return space.isStandard ? nil : .space(space)
  }

  private func pieces(of bytes: ImageBytes, adding chunk: [UInt8]) -> [ByteStream.Piece] {
    var pieces: [ByteStream.Piece] = [.file(0..<PNGChunk.headEnd), .bytes(chunk)]
    var position = PNGChunk.headEnd
    for range in profiles {
      pieces.append(.file(position..<range.lowerBound))
      position = range.upperBound
    }
    return pieces + [.file(position..<max(position, bytes.count))]
  }

  private init?(_ bytes: ImageBytes) {
    guard let head = PNGChunk.head(of: bytes) else { return nil }
    isGray = [0, 4].contains(head[9])
    var position = PNGChunk.headEnd
    for _ in 0..<Self.maximumCount {
      guard let chunk = PNGChunk(bytes, at: position), chunk.name != "IDAT" else { return }
      take(chunk, bytes)
      position = chunk.range.upperBound
    }
  }

  private static let maximumCount = 500

  private mutating func take(_ chunk: PNGChunk, _ bytes: ImageBytes) {
    switch chunk.name {
    case "cICP" where chunk.body.count == 4: codes = chunk.bytes(of: bytes)
    case "iCCP":
      hasProfile = true
      profiles.append(chunk.range)
    case "sRGB":
      hasStandard = true
      profiles.append(chunk.range)
    case "gAMA" where chunk.body.count == 4:
      let value = PNGChunk.number(chunk.bytes(of: bytes))
      if (10_000...1_000_000).contains(value) { gamma = Double(value) / 100_000 }
    case "cHRM" where chunk.body.count == 32:
      let all = chunk.bytes(of: bytes)
      guard all.count == 32 else { return }
      whiteAndPrimaries = (0..<8).map {
        Double(PNGChunk.number(Array(all[$0 * 4..<$0 * 4 + 4]))) / 100_000
      }
    default: break
    }
  }
}
