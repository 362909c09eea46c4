import Foundation

/// WebM and Matroska: elements within elements (RFC 8794, RFC 9559).
enum MatroskaElements {
  private enum ID {
    static let head: UInt64 = 0x1A45_DFA3
    static let segment: UInt64 = 0x1853_8067
    static let info: UInt64 = 0x1549_A966
    static let scale: UInt64 = 0x2AD7B1
    static let duration: UInt64 = 0x4489
    static let date: UInt64 = 0x4461
    static let tracks: UInt64 = 0x1654_AE6B
    static let track: UInt64 = 0xAE
    static let video: UInt64 = 0xE0
    static let width: UInt64 = 0xB0
    static let height: UInt64 = 0xBA
    static let cluster: UInt64 = 0x1F43_B675
  }

  private struct Element {
    let id: UInt64
    /// The range of its content, which lies within its parent's: `start` is never after `end`.
    let start: Int
    let end: Int
  }

  static func facts(in bytes: FileBytes) -> MediaFacts? {
    guard let head = element(at: 0, end: bytes.count, in: bytes), head.id == ID.head,
      let segment = element(at: head.end, end: bytes.count, in: bytes), segment.id == ID.segment
    else { return nil }
    var facts = MediaFacts(width: 0, height: 0)
    // The metadata lies before the first cluster, where the frames begin.
    for part in children(of: segment, in: bytes, until: ID.cluster) {
      if part.id == ID.info { readInfo(part, in: bytes, into: &facts) }
      if part.id == ID.tracks { readTracks(part, in: bytes, into: &facts) }
    }
    return facts.isReadable ? facts : nil
  }

  private static func readInfo(_ info: Element, in bytes: FileBytes, into facts: inout MediaFacts) {
    var scale = 1_000_000.0
    var length: Double?
    for part in children(of: info, in: bytes) {
      guard part.end - part.start <= 8,
        let body = bytes.read(part.end - part.start, at: part.start),
        let number = body.number(0, body.count)
      else { continue }
      switch part.id {
      case ID.scale: scale = Double(number)
      case ID.duration:
        length =
          body.count == 4
          ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: number)))
          : Double(bitPattern: number)
      case ID.date:
        // Nanoseconds since 2001.
        let seconds = Double(Int64(bitPattern: number)) / 1e9
        facts.recorded = Date(timeIntervalSinceReferenceDate: seconds)
      default: break
      }
    }
    facts.duration = length.map { $0 * scale / 1e9 }
  }

  private static func readTracks(
    _ tracks: Element, in bytes: FileBytes, into facts: inout MediaFacts
  ) {
    for track in children(of: tracks, in: bytes) where track.id == ID.track {
      for video in children(of: track, in: bytes) where video.id == ID.video {
        for part in children(of: video, in: bytes)
        where part.id == ID.width || part.id == ID.height {
          guard part.end - part.start <= 4,
            let body = bytes.read(part.end - part.start, at: part.start),
            let number = body.number(0, body.count)
          else { continue }
          if part.id == ID.width { facts.width = Int(number) } else { facts.height = Int(number) }
        }
        return
      }
    }
  }

  // MARK: Elements

  /// The length that a file states is compared with the room that there is, before anything is
  /// added to it.
  private static func element(at offset: Int, end: Int, in bytes: FileBytes) -> Element? {
    guard offset >= 0, offset < end, end <= bytes.count,
      let head = bytes.read(min(12, end - offset), at: offset),
      let first = head.first, first > 0
    else { return nil }
    let idLength = first.leadingZeroBitCount + 1
    guard idLength <= 4, let id = head.number(0, idLength), idLength < head.count,
      head[idLength] > 0
    else { return nil }
    let sizeLength = head[idLength].leadingZeroBitCount + 1
    guard let raw = head.number(idLength, sizeLength) else { return nil }
    let mask = (UInt64(1) << (7 * UInt64(sizeLength))) - 1
    let size = raw & mask
    let start = offset + idLength + sizeLength
    let room = UInt64(end - start)
    // All ones: as long as its parent.
    let isOpen = size == mask || size > room
    return Element(id: id, start: start, end: isOpen ? end : start + Int(size))
  }

  private static func children(
    of parent: Element, in bytes: FileBytes, until last: UInt64? = nil
  ) -> [Element] {
    var elements: [Element] = []
    var offset = parent.start
    while elements.count < 1000, let next = element(at: offset, end: parent.end, in: bytes),
      next.id != last
    {
      elements.append(next)
      guard next.end > offset else { break }
      offset = next.end
    }
    return elements
  }
}
