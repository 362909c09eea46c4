import Foundation

/// The dates that clocks wrote into a video: Apple's devices write what the device showed, with its
/// time zone; the header of all has seconds in UTC.
extension MovieBoxes {
  /// Seconds from the beginning of 1904, from which headers count, to that of 1970.
  private static let epoch = 2_082_844_800.0
  /// Clocks that were never set begin with their epoch, and go on from there.
  private static let year: UInt64 = 31_536_000

  /// The date of a header's seconds since 1904; nil for what clocks say that were never set.
  static func date(_ seconds: UInt64) -> Date? {
    seconds < year ? nil : Date(timeIntervalSince1970: Double(seconds) - epoch)
  }

  private static let key = "com.apple.quicktime.creationdate"
  /// The most bytes that are read of a list of keys, or of texts.
  private static let listLimit = 64 << 10

  /// The time that the camera's own clock showed; nil if it isn't stated.
  static func ownClock(of movie: Range<Int>, in bytes: FileBytes) -> WallTime? {
    var texts: [String] = []
    for box in MovieBox.all(in: movie, of: bytes) where box.type == "meta" || box.type == "udta" {
      if box.type == "meta" {
        texts += keyedTexts(of: box.range, in: bytes)
      } else {
        for part in MovieBox.all(in: box.range, of: bytes) {
          if part.type == "meta" { texts += keyedTexts(of: part.range, in: bytes) }
          if part.type == "\u{FFFD}day" { texts += plainText(of: part.range, in: bytes) }
        }
      }
    }
    return texts.lazy.compactMap { DateText($0)?.time }.first
  }

  /// The values of the key in a list of metadata, whose box has a version in MP4 and none in
  /// QuickTime.
  private static func keyedTexts(of meta: Range<Int>, in bytes: FileBytes) -> [String] {
    var parts = MovieBox.all(in: meta, of: bytes)
    if !parts.contains(where: { $0.type == "keys" }), meta.count > 4 {
      parts = MovieBox.all(in: (meta.lowerBound + 4)..<meta.upperBound, of: bytes)
    }
    guard let keys = parts.first(where: { $0.type == "keys" }),
      let list = parts.first(where: { $0.type == "ilst" }),
      let number = number(ofKeyIn: keys.range, in: bytes)
    else { return [] }
    var texts: [String] = []
    for item in MovieBox.all(in: list.range, of: bytes) {
      guard let head = bytes.read(4, at: item.range.lowerBound - 4), head.number(0, 4) == number
      else { continue }
      for data in MovieBox.all(in: item.range, of: bytes)
      where data.type == "data" && data.range.count > 8 {
        let count = min(64, data.range.count - 8)
        texts +=
          bytes.read(count, at: data.range.lowerBound + 8).map {
            [String(decoding: $0, as: UTF8.self)]
          } ?? []
      }
    }
    return texts
  }

  /// The number of the key, which begin at 1.
  private static func number(ofKeyIn keys: Range<Int>, in bytes: FileBytes) -> UInt64? {
    guard let body = bytes.read(min(listLimit, keys.count), at: keys.lowerBound) else { return nil }
    var (offset, number) = (8, UInt64(1))
    while let size = body.number(offset, 4), size >= 8, size <= UInt64(body.count - offset) {
      let end = offset + Int(size)
      if body[(offset + 8)..<end].elementsEqual(key.utf8) { return number }
      (offset, number) = (end, number + 1)
    }
    return nil
  }

  /// QuickTime's own texts have a length and a language before them.
  private static func plainText(of range: Range<Int>, in bytes: FileBytes) -> [String] {
    guard let body = bytes.read(min(64, range.count), at: range.lowerBound),
      let count = body.number(0, 2),
      body.count > 4
    else { return [] }
    return [String(decoding: body[4..<min(body.count, 4 + Int(count))], as: UTF8.self)]
  }
}
