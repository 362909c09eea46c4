import Foundation

/// MP4 and QuickTime: boxes within boxes (ISO/IEC 14496-12).
enum MovieBoxes {
  struct Box {
    var type: String
    /// The range of its content.
    var start: Int
    var end: Int

    var range: Range<Int> { start..<end }
  }

  static func facts(in bytes: FileBytes) -> MediaFacts? {
    guard let first = box(at: 0, end: bytes.count, in: bytes),
      ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(first.type),
      let movie = child("moov", of: 0..<bytes.count, in: bytes),
      let header = child("mvhd", of: movie.start..<movie.end, in: bytes),
      let time = times(of: header, in: bytes)
    else { return nil }
    var facts = MediaFacts(width: 0, height: 0, taken: ownClock(of: movie.range, in: bytes), recorded: time.created,
      duration: time.duration)
    for track in children(of: movie.start..<movie.end, in: bytes) where track.type == "trak" {
      guard isVideo(track, in: bytes), let size = size(of: track, in: bytes) else { continue }
      (facts.width, facts.height, facts.orientation) = size
      return facts
    }
    return nil
  }

  // MARK: Boxes

  private static func box(at offset: Int, end: Int, in bytes: FileBytes) -> Box? {
    guard offset + 8 <= end, let head = bytes.read(16, at: offset), head.count >= 8,
      let short = head.number(0, 4)
    else { return nil }
    let type = String(decoding: head[4..<8], as: UTF8.self)
    var (header, length) = (8, Int(short))
    if short == 1 {
      guard let long = head.number(8, 8), long <= UInt64(Int.max) else { return nil }
      (header, length) = (16, Int(long))
    } else if short == 0 {
      length = end - offset
    }
    guard length >= header, length <= end - offset else {
      // The last box of a video that is still being copied.
      return length > end - offset ? Box(type: type, start: offset + header, end: end) : nil
    }
    return Box(type: type, start: offset + header, end: offset + length)
  }

  static func children(of range: Range<Int>, in bytes: FileBytes) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while boxes.count < 1000, let next = box(at: offset, end: range.upperBound, in: bytes) {
      boxes.append(next)
      guard next.end > offset else { break }
      offset = next.end
    }
    return boxes
  }

  private static func child(_ type: String, of range: Range<Int>, in bytes: FileBytes) -> Box? {
    children(of: range, in: bytes).first { $0.type == type }
  }

  // MARK: What they say

  private static func times(
    of header: Box, in bytes: FileBytes
  ) -> (created: Date?, duration: Double?)? {
    guard let body = bytes.read(min(32, header.end - header.start), at: header.start) else {
      return nil
    }
    let isLong = body.first == 1
    guard let created = body.number(4, isLong ? 8 : 4),
      let scale = body.number(isLong ? 20 : 12, 4), scale > 0,
      let length = body.number(isLong ? 24 : 16, isLong ? 8 : 4)
    else { return nil }
    let isUnknown = length == (isLong ? .max : UInt64(UInt32.max))
    return (date(created), isUnknown ? nil : Double(length) / Double(scale))
  }

  private static func isVideo(_ track: Box, in bytes: FileBytes) -> Bool {
    guard let media = child("mdia", of: track.start..<track.end, in: bytes),
      let handler = child("hdlr", of: media.start..<media.end, in: bytes),
      let body = bytes.read(12, at: handler.start), body.count == 12
    else { return false }
    return String(decoding: body[8..<12], as: UTF8.self) == "vide"
  }

  /// The size in upright pixels, with the EXIF orientation.
  private static func size(
    of track: Box, in bytes: FileBytes
  ) -> (width: Int, height: Int, orientation: Int)? {
    guard let header = child("tkhd", of: track.start..<track.end, in: bytes),
      let body = bytes.read(96, at: header.start)
    else { return nil }
    let matrix = body.first == 1 ? 52 : 40
    // 16 bits after the binary point.
    guard let a = body.number(matrix, 4), let b = body.number(matrix + 4, 4),
      let width = body.number(matrix + 36, 4), let height = body.number(matrix + 40, 4)
    else { return nil }
    let (w, h) = (Int(width >> 16), Int(height >> 16))
    let (x, y) = (Int32(truncatingIfNeeded: a), Int32(truncatingIfNeeded: b))
    if x == 0, y != 0 { return (h, w, y > 0 ? 6 : 8) }
    return (w, h, x < 0 ? 3 : 1)
  }
}
