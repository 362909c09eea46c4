import PhotoIndexing

/// The names of copies that aren't complete: short, so that every file has room for one, and
/// hidden.
enum PartName {
  private static let start = Array(".vitrine-".utf8)
  private static let end = Array(".part".utf8)

  static func make() -> [UInt8] {
    start + Array(String(UInt64.random(in: 0 ... .max), radix: 16).utf8) + end
  }

  /// Whether a file may be the part of a copy.
  static func isPart(_ file: FileID) -> Bool { hasName(file, end) }

  /// Whether a file may be a draft, which is written where the file is that it replaces.
  static func isDraft(_ file: FileID) -> Bool { hasName(file, Array(".tmp".utf8)) }

  private static func hasName(_ file: FileID, _ end: [UInt8]) -> Bool {
    file.name.starts(with: start) && file.name.suffix(end.count).elementsEqual(end)
  }
}
