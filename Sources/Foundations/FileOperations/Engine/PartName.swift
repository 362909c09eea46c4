import PhotoIndexing

/// The names of copies that aren't complete: short, so that every file has room for one, and hidden.
enum PartName {
  private static let start = Array(".vitrine-".utf8)
  private static let end = Array(".part".utf8)

  static func make() -> [UInt8] {
    start + Array(String(UInt64.random(in: 0 ... .max), radix: 16).utf8) + end
  }

  /// Whether a file may be the part of a copy.
  static func isPart(_ file: FileID) -> Bool {
    file.name.starts(with: start) && file.name.suffix(end.count).elementsEqual(end)
  }
}
