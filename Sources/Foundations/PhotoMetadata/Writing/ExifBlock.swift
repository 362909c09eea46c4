/// EXIF's bytes, in which orientations are changed without moving anything else, and so that
/// changing them back gives the first bytes.
struct ExifBlock {
  private(set) var bytes: [UInt8]
  private let order: ByteOrder

  /// - Parameter bytes: Those that follow "Exif" and two zeros.
  init?(_ bytes: [UInt8]) {
    guard let order = ByteOrder(bytes) else { return nil }
    (self.bytes, self.order) = (bytes, order)
    guard directory(at: firstOffset) != nil else { return nil }
  }

  /// A block that says nothing but an orientation.
  init(orientation: Int) {
    order = ByteOrder(isLittle: false)
    bytes = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    bytes += Self.entry(orientation, order) + [0, 0, 0, 0]
    bytes += Self.mark + order.bytes(0, count: 4) + order.bytes(0, count: 4)
  }

  /// The image's orientation, 1…8; nil without a valid one, which is as 1.
  var orientation: Int? { place(in: firstOffset).map(value) }

  /// Whether there was no EXIF before an orientation was added.
  var isNothingButAddition: Bool { addition?.length == 0 && orientation == 1 }

  /// Turns what the block says of the image and of its thumbnail clockwise.
  ///
  /// - Returns: The new orientation.
  mutating func turn(_ quarterTurns: Int) -> Int {
    let new = turnInPlace(quarterTurns) ?? MetadataWriter.orientation(1, turnedBy: quarterTurns)
    if new != 1, place(in: firstOffset) == nil { add(new) }
    if new == 1 { removeAddition() }
    return new
  }

  /// Turns only orientations that are there; nil if the image has none.
  mutating func turnInPlace(_ quarterTurns: Int) -> Int? {
    for offset in [nextOffset(after: firstOffset), firstOffset].compactMap(\.self) {
      guard let place = place(in: offset) else { continue }
      let new = MetadataWriter.orientation(value(place), turnedBy: quarterTurns)
      order.put(new, into: &bytes, at: place.start, count: place.count)
    }
    return orientation
  }

  // MARK: Directories

  private var firstOffset: Int { order.number(bytes, at: 4, count: 4) }

  /// Where the entries of a directory are; nil if it isn't wholly there.
  private func directory(at offset: Int) -> Range<Int>? {
    guard offset >= 8, offset + 2 <= bytes.count else { return nil }
    let end = offset + 2 + order.number(bytes, at: offset, count: 2) * 12
    return end + 4 <= bytes.count ? offset + 2..<end : nil
  }

  private func nextOffset(after offset: Int) -> Int? {
    directory(at: offset).map { order.number(bytes, at: $0.upperBound, count: 4) }
  }

  private typealias Place = (start: Int, count: Int)

  /// Where a valid orientation stands.
  private func place(in offset: Int) -> Place? {
    guard let entries = directory(at: offset) else { return nil }
    let found = stride(from: entries.lowerBound, to: entries.upperBound, by: 12).filter {
      order.number(bytes, at: $0, count: 2) == Self.tag
    }
    guard found.count == 1, let entry = found.first,
      order.number(bytes, at: entry + 4, count: 4) == 1,
      let size = [1: 1, 6: 1, 3: 2, 8: 2, 4: 4, 9: 4][order.number(bytes, at: entry + 2, count: 2)]
    else { return nil }
    let place = (entry + 8, size)
    return (1...8).contains(value(place)) ? place : nil
  }

  private func value(_ place: Place) -> Int {
    order.number(bytes, at: place.start, count: place.count)
  }

  private static let tag = 0x112

  private static func entry(_ orientation: Int, _ order: ByteOrder) -> [UInt8] {
    order.bytes(tag, count: 2) + order.bytes(3, count: 2) + order.bytes(1, count: 4)
      + order.bytes(orientation, count: 2) + [0, 0]
  }

  // MARK: Additions

  /// The mark at the end of a directory that was added; after it, where the one before it is, and
  /// how long the block was.
  private static let mark = Array("vitrine1".utf8)

  /// Adds a copy of the first directory with an orientation at the end.
  private mutating func add(_ orientation: Int) {
    let (before, length) = (firstOffset, bytes.count)
    guard let entries = directory(at: before) else { return }
    let new = Self.entry(orientation, order)
    var list = stride(from: entries.lowerBound, to: entries.upperBound, by: 12).map {
      Array(bytes[$0..<$0 + 12])
    }
    list.removeAll { order.number($0, at: 0, count: 2) == Self.tag }
    let index = list.firstIndex { order.number($0, at: 0, count: 2) > Self.tag } ?? list.count
    list.insert(new, at: index)
    let next = Array(bytes[entries.upperBound..<entries.upperBound + 4])
    if bytes.count % 2 != 0 { bytes.append(0) }
    order.put(bytes.count, into: &bytes, at: 4, count: 4)
    bytes += order.bytes(list.count, count: 2) + list.joined() + next
    bytes += Self.mark + order.bytes(before, count: 4) + order.bytes(length, count: 4)
  }

  private var addition: (offset: Int, length: Int)? {
    let start = bytes.count - Self.mark.count - 8
    guard start >= 8, bytes[start..<start + Self.mark.count].elementsEqual(Self.mark),
      let own = directory(at: firstOffset), own.upperBound + 4 == start
    else { return nil }
    return (
      order.number(bytes, at: bytes.count - 8, count: 4),
      order.number(bytes, at: bytes.count - 4, count: 4)
    )
  }

  private mutating func removeAddition() {
    guard let (offset, length) = addition, (8...firstOffset).contains(length), offset < length
    else { return }
    bytes.removeSubrange(length...)
    order.put(offset, into: &bytes, at: 4, count: 4)
  }
}
