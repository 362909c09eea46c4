import Foundation
import GRDB

/// The texts by which a photo is found.
struct SearchedTexts {
  let file: FileID
  let details: MediaDetails

  /// Writes the words of the photo with a number, in place of earlier ones.
  func write(_ id: Int64, in database: Database) throws {
    let texts: [String?] = [
      file.displayName, Self.shown(file.folder.bytes), details.title, details.caption,
      details.keywords.joined(separator: "\n"),
      [details.camera, details.lens].compactMap { $0 }.joined(separator: " "),
    ]
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO words (rowid, name, folder, title, caption, keywords, camera)
          VALUES (?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [id] + StatementArguments(texts.map { $0.map(SearchText.words) }))
    try database.cachedStatement(sql: "DELETE FROM keyword WHERE file = ?").execute(arguments: [id])
    let insert = try database.cachedStatement(
      sql: "INSERT OR IGNORE INTO keyword (folded, file, word) VALUES (?, ?, ?)")
    for word in details.keywords where !word.isEmpty {
      try insert.execute(arguments: [PhotoQuery.folded(word), id, word])
    }
  }

  /// A path without the home folder, which is in all of them.
  private static func shown(_ path: [UInt8]) -> String {
    let rest = path.starts(with: home) ? path.dropFirst(home.count) : path[...]
    return String(decoding: rest, as: UTF8.self)
  }

  private static let home = FileID.home.bytes

  /// A function of SQL: whether one of several texts, or paths as blobs, contains a folded one as
  /// it stands: `holds(literal, text, …)`.
  static let holding = DatabaseFunction("holds", pure: true) { values in
    guard let first = values.first, let literal = String.fromDatabaseValue(first) else {
      return false
    }
    return values.dropFirst().contains { value in
      let text: String? =
        switch value.storage {
        case .string(let text): text
        case .blob(let path): shown(Array(path))
        default: nil
        }
      return text.map { SearchText.folded($0).holds(literal) } ?? false
    }
  }
}

extension String {
  /// Whether the bytes of another text are in this one.
  fileprivate func holds(_ other: String) -> Bool {
    var (text, wanted) = (self, other)
    return text.withUTF8 { text in
      wanted.withUTF8 { wanted in
        guard let first = wanted.first, let start = wanted.baseAddress else { return true }
        var rest = text[...]
        while rest.count >= wanted.count, let place = rest.firstIndex(of: first) {
          rest = rest[place...]
          guard rest.count >= wanted.count, let here = text.baseAddress?.advanced(by: place) else {
            return false
          }
          if memcmp(here, start, wanted.count) == 0 { return true }
          rest = rest.dropFirst()
        }
        return false
      }
    }
  }
}
