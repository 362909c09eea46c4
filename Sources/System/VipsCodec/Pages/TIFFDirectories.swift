import ImageReading

/// Reads the directories of a TIFF file. Numbers of the file are checked where they are read.
struct TIFFDirectories {
  private let bytes: ImageBytes
  private let isLittle: Bool
  private let isBig: Bool
  private let firstOffset: Int

  /// More pages are left to the decoder.
  static let maximumCount = 4096
  private static let maximumFields = 1024
  private static let maximumValues = 64

  init?(_ bytes: ImageBytes) {
    let head = bytes.bytes(at: 0, count: 16)
    guard head.count >= 8 else { return nil }
    switch Array(head[..<4]) {
    case [0x49, 0x49, 42, 0]: (isLittle, isBig) = (true, false)
    case [0x4D, 0x4D, 0, 42]: (isLittle, isBig) = (false, false)
    case [0x49, 0x49, 43, 0] where head.count == 16: (isLittle, isBig) = (true, true)
    case [0x4D, 0x4D, 0, 43] where head.count == 16: (isLittle, isBig) = (false, true)
    default: return nil
    }
    self.bytes = bytes
    firstOffset = Self.number(isBig ? head[8..<16] : head[4..<8], isLittle)
  }

  /// The images in the order of their pages; nil if there are too many, or none that can be read.
  func images() -> [TIFFImage]? {
    var (found, seen, offset) = ([TIFFImage](), Set<Int>(), firstOffset)
    while offset != 0, seen.insert(offset).inserted {
      guard found.count < Self.maximumCount else { return nil }
      guard let (image, next) = image(at: offset) else { break }
      found.append(image)
      offset = next
    }
    return found.isEmpty ? nil : found
  }

  /// The image of a directory, and where the next one is.
  func image(at offset: Int) -> (image: TIFFImage, next: Int)? {
    let (counter, size) = isBig ? (8, 20) : (2, 12)
    let start = bytes.bytes(at: offset, count: counter)
    guard offset >= 8, start.count == counter else { return nil }
    let count = Self.number(start[...], isLittle)
    guard count > 0, count <= Self.maximumFields else { return nil }
    let link = isBig ? 8 : 4
    let fields = bytes.bytes(at: offset + counter, count: count * size + link)
    guard fields.count >= count * size else { return nil }
    var image = TIFFImage()
    for start in stride(from: 0, to: count * size, by: size) {
      let tag = Self.number(fields[start..<start + 2], isLittle)
      if Self.tags.contains(tag) { image.take(tag, values(of: fields[start..<start + size])) }
    }
    let next =
      fields.count == count * size + link ? Self.number(fields[(count * size)...], isLittle) : 0
    return (image, next)
  }

  private static let tags: Set<Int> = [254, 255, 256, 257, 258, 259, 262, 281, 330, 339]

  private func values(of field: ArraySlice<UInt8>) -> [Int] {
    let start = field.startIndex
    let width = [1: 1, 3: 2, 4: 4, 13: 4, 16: 8, 18: 8][
      Self.number(field[start + 2..<start + 4], isLittle)]
    let room = isBig ? 8 : 4
    let count = Self.number(field[start + 4..<start + 4 + room], isLittle)
    guard let width, count > 0 else { return [] }
    let length = min(count, Self.maximumValues) * width
    let own = field[(start + 4 + room)...]
    // Whether all values have room, not only those that are read.
    let isInside = count <= room / width
    let data =
      isInside
      ? Array(own.prefix(length)) : bytes.bytes(at: Self.number(own, isLittle), count: length)
    guard data.count == length else { return [] }
    return stride(from: 0, to: length, by: width).map {
      Self.number(data[$0..<$0 + width], isLittle)
    }
  }

  /// Numbers beyond what a file can have count as the largest.
  private static func number(_ bytes: ArraySlice<UInt8>, _ isLittle: Bool) -> Int {
    let value = (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(clamping: value)
  }
}
