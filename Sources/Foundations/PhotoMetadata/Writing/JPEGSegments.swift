/// The segments of a JPEG image up to its data.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    /// The segment with its marker and length.
    let range: Range<Int>
    var body: Range<Int> { range.lowerBound + 4..<range.upperBound }
  }

  let segments: [Segment]
  /// Where the image's data begins.
  let dataStart: Int

  /// Nil for what isn't a whole head of a JPEG image.
  ///
  /// - Parameter start: Where the image begins: a file may have several, one behind the other.
  init?(_ bytes: [UInt8], at start: Int = 0) {
    guard start >= 0, start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] == 0xD8
    else {
      return nil
    }
    var (position, found) = (start + 2, [Segment]())
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xDA || marker == 0xD9 { break }
      guard marker != 0xFF, marker != 0, !(0xD0...0xD8).contains(marker) else { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      found.append(Segment(marker: marker, range: position..<end))
      position = end
    }
    guard position + 2 <= bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xDA else {
      return nil
    }
    (segments, dataStart) = (found, position)
  }

  /// The first segment with a marker whose body begins so.
  func first(_ marker: UInt8, _ beginning: [UInt8], in bytes: [UInt8]) -> Segment? {
    segments.first { $0.marker == marker && bytes[$0.body].starts(with: beginning) }
  }
}

extension JPEGSegments {
  static let exif = Array("Exif\0\0".utf8)
  static let packet = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  static let photoshop = Array("Photoshop 3.0\0".utf8)
  static let pictures = Array("MPF\0".utf8)
}
