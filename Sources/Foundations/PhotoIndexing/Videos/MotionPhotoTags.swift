import Foundation

/// Where a photo's XMP says that its video begins: `MicroVideoOffset`, or the length of the
/// container's item whose meaning is `MotionPhoto`. Both are attributes or elements.
///
/// Reads each byte once, whatever is in it, and believes nothing: whoever asks looks for a video
/// there.
struct MotionPhotoTags {
  /// How far from the beginning XMP is looked for, in bytes.
  private static let headLength = 512 << 10
  /// Files say it once or twice.
  private static let maximumCount = 16

  /// In bytes from the end of the file.
  private var distances: [Int] = []
  private var item = Item()

  /// The container's description of one of its files, in any order.
  private struct Item {
    var isVideo = false
    var length: Int?
    var padding = 0
  }

  /// The distances of possible videos from the end of a file, in bytes.
  static func distances(in bytes: FileBytes) -> [Int] {
    let head = Data(bytes.read(headLength, at: 0) ?? [])
    guard let start = head.range(of: Data("<x:xmpmeta".utf8)),
      let end = head.range(of: Data("</x:xmpmeta>".utf8), in: start.upperBound..<head.endIndex)
    else { return [] }
    var tags = MotionPhotoTags()
    tags.read(Array(head[start.lowerBound..<end.lowerBound]))
    return tags.distances
  }

  private mutating func read(_ packet: [UInt8]) {
    // Each part is a tag and the text after it.
    for part in packet.split(separator: UInt8(ascii: "<")) where distances.count < Self.maximumCount
    {
      var words = Words(part)
      guard let tag = words.name() else { continue }
      if tag == "Item" || tag == "li" { endItem() }
      guard part.first != UInt8(ascii: "/") else { continue }
      while let name = words.name() { note(name, words.value()) }
      note(tag, words.text())
    }
    endItem()
  }

  private mutating func note(_ name: String, _ value: ArraySlice<UInt8>) {
    switch name {
    case "MicroVideoOffset": Self.number(value).map { distances.append($0) }
    case "Semantic": item.isVideo = value.elementsEqual("MotionPhoto".utf8)
    case "Length": item.length = Self.number(value)
    case "Padding": item.padding = Self.number(value) ?? 0
    default: break
    }
  }

  private mutating func endItem() {
    if item.isVideo, let length = item.length { distances += [length + item.padding, length] }
    item = Item()
  }

  /// Up to ten digits.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    guard (1...10).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The names and values of a tag, from left to right.
  private struct Words {
    private var rest: ArraySlice<UInt8>
    /// Only names as short as those that are looked for are told apart.
    private static let maximumLength = 64

    init(_ part: ArraySlice<UInt8>) { rest = part }

    private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let taken = rest.prefix(while: isTaken)
      rest = rest[taken.endIndex...]
      return taken
    }

    /// The next name without its prefix; nil at the end of the tag.
    mutating func name() -> String? {
      _ = take { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      let name = take { $0 > 0x20 && !"=/>\"'".utf8.contains($0) }
      guard !name.isEmpty, name.count <= Self.maximumLength else { return nil }
      return name.split(separator: UInt8(ascii: ":")).last.map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    /// The value in quotes after a name; empty without one.
    mutating func value() -> ArraySlice<UInt8> {
      _ = take { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, "\"'".utf8.contains(quote) else { return [] }
      rest = rest.dropFirst()
      defer { rest = rest.dropFirst() }
      return take { $0 != quote }
    }

    /// The text after the tag.
    mutating func text() -> ArraySlice<UInt8> {
      _ = take { $0 != UInt8(ascii: ">") }
      return rest.dropFirst()
    }
  }
}
