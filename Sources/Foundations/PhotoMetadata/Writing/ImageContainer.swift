/// An image file as the parts of which its format consists, so that metadata is exchanged and all
/// else stays as it is.
struct ImageContainer {
  /// A part: the file's bytes are those of its parts in their order.
  private struct Part {
    enum Kind { case image, packet, otherMetadata, text }
    var kind: Kind
    var range: Range<Int>
  }

  private enum Format { case jpeg, png }

  private let bytes: [UInt8]
  private let format: Format
  private var parts: [Part] = []

  /// Nil for files in other formats, and damaged ones.
  init?(_ bytes: [UInt8]) {
    guard let format = Self.format(ofBeginning: bytes) else { return nil }
    self.bytes = bytes
    self.format = format
    switch format {
    case .jpeg: guard readJPEG() else { return nil }
    case .png: guard readPNG() else { return nil }
    }
  }

  /// Whether a file is in one of the formats, by its first bytes; it may be damaged.
  static func isKnown(beginning bytes: [UInt8]) -> Bool { format(ofBeginning: bytes) != nil }

  /// The number of bytes by which the formats are known.
  static let signatureLength = 8

  private static func format(ofBeginning bytes: [UInt8]) -> Format? {
    if bytes.starts(with: jpegSignature) { return .jpeg }
    return bytes.starts(with: pngSignature) ? .png : nil
  }

  private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let exifHeader = Array("Exif\0".utf8)
  private static let pngPacketHeader = Array("XML:com.adobe.xmp\0".utf8)

  private mutating func readJPEG() -> Bool {
    guard let head = JPEGSegments(bytes) else { return false }
    parts = [Part(kind: .image, range: 0..<2)]
    for segment in head.segments {
      let body = bytes[segment.body]
      var kind = Part.Kind.image
      switch segment.marker {
      case 0xE1 where body.starts(with: JPEGSegments.packet): kind = .packet
      case 0xE1 where body.starts(with: Self.exifHeader): kind = .otherMetadata
      case 0xED where body.starts(with: JPEGSegments.photoshop): kind = .otherMetadata
      // It tells where other images are, which moves with what stands before them.
      case 0xE2 where body.starts(with: JPEGSegments.pictures): kind = .otherMetadata
      case 0xFE: kind = .text
      default: break
      }
      parts.append(Part(kind: kind, range: segment.range))
    }
    // What follows is the image's data up to the end, with whatever is appended to it.
    parts.append(Part(kind: .image, range: head.dataStart..<bytes.count))
    return true
  }

  private mutating func readPNG() -> Bool {
    var position = 8
    parts = [Part(kind: .image, range: 0..<8)]
    var isEnded = false
    while position + 12 <= bytes.count, !isEnded {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 12 + length
      guard length < 1 << 31, end <= bytes.count else { return false }
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let body = bytes[(position + 8)..<(end - 4)]
      var kind = Part.Kind.image
      if type == "iTXt", body.starts(with: Self.pngPacketHeader) { kind = .packet }
      if type == "eXIf" || type == "zTXt", kind == .image { kind = .otherMetadata }
      if type == "tEXt" || type == "iTXt", kind == .image { kind = .text }
      parts.append(Part(kind: kind, range: position..<end))
      isEnded = type == "IEND"
      position = end
    }
    if position < bytes.count { parts.append(Part(kind: .image, range: position..<bytes.count)) }
    return isEnded
  }

  // MARK: The packet

  /// Whether there is a packet.
  var hasPacket: Bool { parts.contains { $0.kind == .packet } }

  /// The XMP packet; nil if there is none, or one that can't be read as it is.
  var packet: [UInt8]? {
    let found = parts.filter { $0.kind == .packet }
    guard found.count == 1, let range = found.first?.range else { return nil }
    switch format {
    case .jpeg: return Array(bytes[range].dropFirst(4 + JPEGSegments.packet.count))
    case .png:
      let body = bytes[range].dropFirst(8 + Self.pngPacketHeader.count).dropLast(4)
      // Not compressed, then two texts that end with zeros.
      guard body.starts(with: [0, 0]) else { return nil }
      let texts = body.dropFirst(2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      return texts.count == 3 ? Array(texts[2]) : nil
    }
  }

  /// The file with another packet; nil if it has no room for it.
  func replacing(packet: [UInt8]) -> [UInt8]? {
    var new: [UInt8]
    switch format {
    case .jpeg:
      let length = packet.count + JPEGSegments.packet.count + 2
      guard length <= 0xFFFF else { return nil }
      new = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + JPEGSegments.packet + packet
    case .png:
      let body = Array("iTXt".utf8) + Self.pngPacketHeader + [0, 0, 0, 0] + packet
      let length = UInt32(body.count - 4)
      new = Self.big(length) + body + Self.big(Self.checksum(body))
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + new.count)
    let own = parts.firstIndex { $0.kind == .packet }
    let place = own ?? newPlace
    for (index, part) in parts.enumerated() {
      if index == place { result += new }
      if index != own { result += bytes[part.range] }
    }
    return result
  }

  /// After the first segments of a JPEG, JFIF and EXIF; after the header of a PNG.
  private var newPlace: Int {
    guard format == .jpeg else { return min(2, parts.count - 1) }
    let heads = parts.dropFirst().prefix { part in
      part.kind == .otherMetadata && bytes[part.range.lowerBound + 1] == 0xE1
        || bytes[part.range.lowerBound + 1] == 0xE0
    }
    return min(1 + heads.count, parts.count - 1)
  }

  /// Whether another file has all the same parts but metadata.
  ///
  /// - Parameter texts: Whether a JPEG's comment and a PNG's texts have to be the same, too.
  func hasSameImage(as other: ImageContainer, texts: Bool = true) -> Bool {
    func parts(of image: ImageContainer) -> [Part] {
      image.parts.filter { $0.kind == .image || texts && $0.kind == .text }
    }
    let (own, others) = (parts(of: self), parts(of: other))
    return own.count == others.count
      && zip(own, others).allSatisfy { bytes[$0.range].elementsEqual(other.bytes[$1.range]) }
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// The checksum of a chunk of a PNG.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
