/// A box of an MP4 or QuickTime file (ISO/IEC 14496-12).
struct MovieBox {
  let type: String
  /// The range of its content, which lies within what it was looked for in: `start` is never after
  /// `end`.
  let start: Int
  let end: Int
  /// Whether it is as long as it says: a video may still be being copied.
  let isWhole: Bool

  var range: Range<Int> { start..<end }

  /// The box at an offset; nil if there is none that begins before `end`.
  ///
  /// The length that a file states is compared with the room that there is, before anything is
  /// added to it.
  init?(at offset: Int, end: Int, in bytes: FileBytes) {
    guard offset >= 0, end <= bytes.count, offset <= end - 8, let head = bytes.read(16, at: offset),
      head.count >= 8, let short = head.number(0, 4)
    else { return nil }
    let room = UInt64(end - offset)
    var (header, length) = (UInt64(8), short)
    if short == 1 {
      guard let long = head.number(8, 8) else { return nil }
      (header, length) = (16, long)
    } else if short == 0 {
      length = room
    }
    guard length >= header, header <= room else { return nil }
    type = String(decoding: head[4..<8], as: UTF8.self)
    start = offset + Int(header)
    self.end = offset + Int(min(length, room))
    isWhole = length <= room
  }

  /// The boxes in a range, at most a thousand.
  static func all(in range: Range<Int>, of bytes: FileBytes) -> [MovieBox] {
    var boxes: [MovieBox] = []
    var offset = range.lowerBound
    while boxes.count < 1000, let next = MovieBox(at: offset, end: range.upperBound, in: bytes) {
      boxes.append(next)
      offset = next.end
    }
    return boxes
  }
}

extension FileBytes {
  /// The beginning of a box's content.
  func read(_ length: Int, of box: MovieBox) -> [UInt8]? {
    read(min(length, box.end - box.start), at: box.start)
  }
}
