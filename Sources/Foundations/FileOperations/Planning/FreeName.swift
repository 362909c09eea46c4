import PhotoIndexing

/// Names with numbers: "name (2).jpg", "name (3).jpg".
enum FreeName {
  /// The longest name in bytes on the usual file systems.
  static let longest = 255
  private static let mostNumbers = 10_000

  /// The name without its extension, and the extension with its dot.
  static func parts(_ name: some Collection<UInt8>) -> (stem: [UInt8], ending: [UInt8]) {
    let name = Array(name)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return (name, []) }
    return (Array(name[..<dot]), Array(name[dot...]))
  }

  /// The stem without the number that it ends with, and the number; 1 without one.
  static func base(_ stem: [UInt8]) -> (stem: [UInt8], number: Int) {
    guard stem.last == UInt8(ascii: ")"), let open = stem.lastIndex(of: UInt8(ascii: "(")),
      open > 1,
      stem[open - 1] == UInt8(ascii: " "),
      let number = Int(String(decoding: stem[(open + 1)...].dropLast(), as: UTF8.self)),
      number > 0, number < mostNumbers
    else { return (stem, 1) }
    return (Array(stem[..<(open - 1)]), number)
  }

  /// The stem with a number, of which whole characters are left out until it fits.
  ///
  /// - Parameter room: The number of bytes that the longest of the endings needs.
  static func stem(_ base: [UInt8], number: Int, room: Int) -> [UInt8] {
    let suffix = Array(" (\(number))".utf8)
    var base = base
    while !base.isEmpty, base.count + suffix.count + room > longest {
      while let byte = base.popLast(), byte & 0xC0 == 0x80 {}
    }
    return base + suffix
  }

  /// The stems to try after one that is taken, in order.
  static func stems(after stem: [UInt8], room: Int) -> some Sequence<[UInt8]> {
    let (base, number) = base(stem)
    return ((number + 1)...(number + mostNumbers)).lazy.map {
      Self.stem(base, number: $0, room: room)
    }
  }

  /// A free name for one file; nil if there are too many.
  static func number(_ file: FileID, isTaken: (FileID) -> Bool) -> FileID? {
    let (stem, ending) = parts(file.name)
    for stem in stems(after: stem, room: ending.count) {
      let place = file.folder.appending(stem + ending)
      if !isTaken(place) { return place }
    }
    return nil
  }
}
