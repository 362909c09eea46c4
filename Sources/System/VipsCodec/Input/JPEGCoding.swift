import ImageReading

/// How a JPEG file codes its image, as far as decoders differ in it.
enum JPEGCoding {
  /// The name of a coding that isn't decoded here; nil for others, and for damaged files. Reads the
  /// head of the file.
  static func unsupportedName(of bytes: ImageBytes) -> String? {
    var position = 2
    for _ in 0..<maximumCount {
      let head = bytes.bytes(at: position, count: 5)
      guard head.count == 5, head[0] == 0xFF else { return nil }
      switch head[1] {
      case 0xC0, 0xC1, 0xC2, 0xC9, 0xCA: return head[4] == 8 ? nil : "JPEG (\(head[4]) bits)"
      case 0xC3, 0xCB: return "JPEG (lossless)"
      case 0xC5...0xC7, 0xCD...0xCF: return "JPEG (hierarchical)"
      case 0xF7: return "JPEG-LS"
      case 0xFF: position += 1
      case 0x01, 0xD0...0xD7: position += 2
      case 0xD8, 0xD9, 0xDA, 0: return nil
      default: position += 2 + max(2, Int(head[2]) << 8 | Int(head[3]))
      }
    }
    return nil
  }

  private static let maximumCount = 2000
}
