/// The index of a JPEG file with several images (CIPA DC-007): a preview, a gain map, another view.
struct MultiPictureIndex {
  struct Entry {
    /// The kind of image, in the lowest 24 bits.
    let attributes: Int
    /// In bytes.
    let length: Int
    /// Where it begins in the file.
    let start: Int
    /// Where the entry itself stands in the file.
    fileprivate let place: Int

    /// Whether it is the same image in a smaller size.
    var isPreview: Bool { attributes & 0xFF0000 == 0x010000 }
  }

  /// The first one is the image that every program shows.
  let entries: [Entry]
  private let order: ByteOrder
  /// From where the offsets count.
  private let origin: Int

  /// Nil if there is none, or one that makes no sense.
  init?(_ bytes: [UInt8], _ segments: JPEGSegments) {
    guard let body = segments.first(0xE2, JPEGSegments.pictures, in: bytes)?.body else {
      return nil
    }
    let origin = body.lowerBound + 4
    guard let order = ByteOrder(bytes, at: origin) else { return nil }
    let directory = origin + order.number(bytes, at: origin + 4, count: 4)
    guard directory + 2 <= body.upperBound else { return nil }
    let count = order.number(bytes, at: directory, count: 2)
    guard directory + 2 + count * 12 <= body.upperBound else { return nil }
    (self.order, self.origin) = (order, origin)
    let places = (0..<count).map { directory + 2 + $0 * 12 }
    guard let list = places.first(where: { order.number(bytes, at: $0, count: 2) == 0xB002 }) else {
      return nil
    }
    let length = order.number(bytes, at: list + 4, count: 4)
    let start = origin + order.number(bytes, at: list + 8, count: 4)
    guard length >= 16, start + length <= body.upperBound else { return nil }
    entries = stride(from: start, through: start + length - 16, by: 16).map { place in
      let offset = order.number(bytes, at: place + 8, count: 4)
      return Entry(
        attributes: order.number(bytes, at: place, count: 4),
        length: order.number(bytes, at: place + 4, count: 4),
        start: place == start ? 0 : origin + offset, place: place)
    }
  }

  /// The other images that are there.
  func others(in bytes: [UInt8]) -> [Entry] {
    entries.dropFirst().filter {
      $0.start + 4 <= bytes.count && bytes[$0.start...].starts(with: [0xFF, 0xD8, 0xFF])
    }
  }

  /// Lets a file's index lead to its images again after what stands before them got another length.
  ///
  /// - Parameter old: The file before that.
  static func repair(_ new: inout [UInt8], after old: [UInt8]) {
    guard let before = JPEGSegments(old), let after = JPEGSegments(new),
      let known = MultiPictureIndex(old, before), let index = MultiPictureIndex(new, after),
      known.entries.count == index.entries.count,
      old.count - before.dataStart == new.count - after.dataStart
    else { return }
    let growth = new.count - old.count
    for (entry, place) in zip(known.entries, index.entries.map(\.place)) {
      if entry.start == 0 {
        guard entry.length > before.dataStart else { continue }
        index.order.put(entry.length + growth, into: &new, at: place + 4, count: 4)
      } else if entry.start >= before.dataStart, entry.start < old.count {
        index.order.put(entry.start + growth - index.origin, into: &new, at: place + 8, count: 4)
      }
    }
  }
}
