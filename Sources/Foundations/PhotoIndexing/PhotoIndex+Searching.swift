import Foundation
import GRDB

/// The number of a photo in the index, which it keeps while its file is renamed or changed.
public struct PhotoID: Hashable, Sendable, RawRepresentable {
  /// The row's number.
  public var rawValue: Int64

  /// Creates an identity from a row's number.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

extension PhotoIndex {
  /// The order of results.
  public enum Order: Hashable, Sendable {
    /// By the time when they were taken, the oldest first.
    case oldestFirst
    /// By the time when they were taken, the newest first.
    case newestFirst
  }

  /// Returns the photos below the given paths that match a query.
  public func photos(
    matching query: PhotoQuery, under roots: [FileID], order: Order = .oldestFirst
  ) throws(PhotoIndexError) -> [PhotoID] {
    var conditions = Conditions(under: roots)
    for token in query.tokens { conditions.add(token) }
    let direction = order == .oldestFirst ? "ASC" : "DESC"
    return try numbers(
      "SELECT id FROM file WHERE \(conditions.sql) ORDER BY moment \(direction), id \(direction)",
      conditions.arguments)
  }

  /// Returns the files below the given paths that match a query, in no order.
  public func fileIDs(
    matching query: PhotoQuery, under roots: [FileID]
  ) throws(PhotoIndexError) -> Set<FileID> {
    var conditions = Conditions(under: roots)
    for token in query.tokens { conditions.add(token) }
    return try told {
      try database.read { database in
        let rows = try Data.fetchCursor(
          database, sql: "SELECT path FROM file WHERE \(conditions.sql)",
          arguments: conditions.arguments)
        var files: Set<FileID> = []
        while let path = try rows.next() { files.insert(FileID(path)) }
        return files
      }
    }
  }

  /// Returns the number of photos below the given paths that match a query.
  public func count(
    matching query: PhotoQuery, under roots: [FileID]
  ) throws(PhotoIndexError) -> Int {
    var conditions = Conditions(under: roots)
    for token in query.tokens { conditions.add(token) }
    return try told {
      try database.read { database in
        try Int.fetchOne(
          database, sql: "SELECT count(*) FROM file WHERE \(conditions.sql)",
          arguments: conditions.arguments) ?? 0
      }
    }
  }

  /// Returns photos by their numbers, in the same order, without those that are gone.
  public func files(_ ids: some Sequence<PhotoID>) throws(PhotoIndexError) -> [MediaFile] {
    try told {
      try database.read { database in
        let statement = try database.cachedStatement(sql: "\(Self.selection) WHERE id = ?")
        return try ids.compactMap {
          try Row.fetchOne(statement, arguments: [$0.rawValue])?.file
        }
      }
    }
  }

  /// Returns the files with these numbers, in the same order, without those that are gone.
  public func fileIDs(_ ids: some Sequence<PhotoID>) throws(PhotoIndexError) -> [FileID] {
    try told {
      try database.read { database in
        let statement = try database.cachedStatement(sql: "SELECT path FROM file WHERE id = ?")
        return try ids.compactMap {
          try Data.fetchOne(statement, arguments: [$0.rawValue]).map { FileID($0) }
        }
      }
    }
  }

  func numbers(
    _ sql: String, _ arguments: StatementArguments
  ) throws(PhotoIndexError) -> [PhotoID] {
    try told {
      try database.read { database in
        try Int64.fetchAll(database, sql: sql, arguments: arguments).map { PhotoID(rawValue: $0) }
      }
    }
  }
}

/// The conditions of a statement, with their values.
struct Conditions {
  private(set) var parts: [String] = []
  private(set) var arguments = StatementArguments()

  private init() {}

  /// Files below any of the roots.
  init(under roots: [FileID]) {
    let ranges = PhotoIndex.outermost(roots)
    // All paths are below this one.
    if ranges == [FileID([FileID.slash])] { return }
    parts.append(
      ranges.isEmpty
        ? "0"
        : "(" + ranges.map { _ in "path = ? OR (path >= ? AND path < ?)" }.joined(separator: " OR ")
          + ")")
    for root in ranges {
      let range = PhotoIndex.range(below: root)
      arguments += [root.value, range.first, range.end]
    }
  }

  var sql: String { parts.isEmpty ? "1" : parts.joined(separator: " AND ") }

  mutating func add(_ part: String, _ values: StatementArguments = []) {
    parts.append(part)
    arguments += values
  }

  mutating func add(_ token: PhotoQuery.Token) {
    switch token.value {
    case .text(let text):
      guard let town = Town.named(text) else { return addWords(text) }
      var (words, place) = (Conditions(), Conditions())
      words.addWords(text)
      place.add(near: town)
      add("(\(words.sql) OR \(place.sql))", words.arguments + place.arguments)
    case .near(let town): add(near: town)
    case .camera(let text): addWords(text, in: "camera")
    case .folder(let text): addWords(text, in: "folder")
    case .date(let range):
      add(
        "moment >= ? AND moment < ?",
        [range.lowerBound.milliseconds, range.upperBound.milliseconds])
    case .month(let month):
      guard let match = Self.match(SearchText.pattern(for: token.text), in: nil) else { return }
      add(
        "(month % 12 = ? OR id IN (SELECT rowid FROM words WHERE words MATCH ?))",
        [month - 1, match])
    case .tag(let word):
      add("id IN (SELECT file FROM keyword WHERE folded = ?)", [PhotoQuery.folded(word)])
    case .rating(let range):
      // A photo without stars has none.
      add(
        "coalesce(rating, 0) >= ? AND coalesce(rating, 0) <= ?",
        [range.lowerBound, range.upperBound])
    case .kind(let kind): add("kind = ?", [kind.rawValue])
    case .favorite: add("isFavorite")
    case .type(let type): add("type = ?", [type])
    case .below(let folder):
      let range = PhotoIndex.range(below: folder)
      add("path >= ? AND path < ?", [range.first, range.end])
    case .located: add("latitude IS NOT NULL AND longitude IS NOT NULL")
    case .added(let days):
      add("added >= ?", [PhotoIndex.now - Int64(days) * 86_400_000_000_000])
    }
  }

  /// - Parameter column: The words' column; nil for all.
  private mutating func addWords(_ text: String, in column: String? = nil) {
    let pattern = SearchText.pattern(for: text)
    if let match = Self.match(pattern, in: column) {
      add("id IN (SELECT rowid FROM words WHERE words MATCH ?)", [match])
    }
    guard let literal = pattern.literal else { return }
    let texts =
      switch column {
      case "camera": "camera, lens"
      case "folder": "path"
      default: "path, title, caption, keywords, camera, lens"
      }
    add("holds(?, \(texts))", [literal])
  }

  /// The words that have to be there; nil if there is none to look for.
  private static func match(_ pattern: SearchText.Pattern, in column: String?) -> String? {
    guard !pattern.words.isEmpty else { return nil }
    return pattern.words.map { word in
      "\(column.map { "\($0) : " } ?? "")\"\(word.text)\"\(word.isPrefix ? "*" : "")"
    }.joined(separator: " AND ")
  }
}
