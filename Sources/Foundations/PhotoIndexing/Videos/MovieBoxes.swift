import Foundation

/// MP4 and QuickTime: boxes within boxes (ISO/IEC 14496-12).
enum MovieBoxes {
  static func facts(in bytes: FileBytes) -> MediaFacts? {
    guard let first = MovieBox(at: 0, end: bytes.count, in: bytes),
      ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(first.type),
      let movie = child("moov", of: 0..<bytes.count, in: bytes),
      let header = child("mvhd", of: movie.range, in: bytes),
      let time = times(of: header, in: bytes)
    else { return nil }
    var facts = MediaFacts(
      width: 0, height: 0, taken: ownClock(of: movie.range, in: bytes), recorded: time.created,
      duration: time.duration)
    for track in MovieBox.all(in: movie.range, of: bytes) where track.type == "trak" {
      guard isVideo(track, in: bytes), let size = size(of: track, in: bytes) else { continue }
      (facts.width, facts.height, facts.orientation) = size
      return facts
    }
    return nil
  }

  // MARK: Boxes

  private static func child(_ type: String, of range: Range<Int>, in bytes: FileBytes) -> MovieBox?
  {
    MovieBox.all(in: range, of: bytes).first { $0.type == type }
  }

  // MARK: What they say

  private static func times(
    of header: MovieBox, in bytes: FileBytes
  ) -> (created: Date?, duration: Double?)? {
    guard let body = bytes.read(32, of: header) else { return nil }
    let isLong = body.first == 1
    guard let created = body.number(4, isLong ? 8 : 4),
      let scale = body.number(isLong ? 20 : 12, 4), scale > 0,
      let length = body.number(isLong ? 24 : 16, isLong ? 8 : 4)
    else { return nil }
    let isUnknown = length == (isLong ? .max : UInt64(UInt32.max))
    return (date(created), isUnknown ? nil : Double(length) / Double(scale))
  }

  private static func isVideo(_ track: MovieBox, in bytes: FileBytes) -> Bool {
    guard let media = child("mdia", of: track.range, in: bytes),
      let handler = child("hdlr", of: media.range, in: bytes),
      let body = bytes.read(12, of: handler), body.count == 12
    else { return false }
    return String(decoding: body[8..<12], as: UTF8.self) == "vide"
  }

  /// The size in upright pixels, with the EXIF orientation.
  private static func size(
    of track: MovieBox, in bytes: FileBytes
  ) -> (width: Int, height: Int, orientation: Int)? {
    guard let header = child("tkhd", of: track.range, in: bytes),
      let body = bytes.read(96, of: header)
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
