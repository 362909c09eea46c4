import Foundation
import GRDB

extension PhotoIndex {
  /// Returns the indexed files below the given paths, sorted by path.
  ///
  /// This is the state of the last update, not that of the disk.
  public func files(under roots: [FileID]) throws(PhotoIndexError) -> [MediaFile] {
    var files: [MediaFile] = []
    try readRows(under: roots) { files.append($0.file) }
    return files
  }

  /// Returns about so many of the newest or oldest files below the given paths that can be read, in
  /// no particular order, in a fraction of the time of all; nil if there are hardly more.
  public func firstFiles(
    _ count: Int, newestFirst: Bool, under roots: [FileID]
  ) throws(PhotoIndexError) -> [MediaFile]? {
    var files: [MediaFile] = []
    // Of one path, those beyond its last moment weren't read, and of that moment perhaps not all.
    var lasts: [WallTime] = []
    try told {
      try database.read { database in
        let statement = try database.makeStatement(
          sql: """
            \(Self.selection) WHERE (path = ?1 OR (path >= ?2 AND path < ?3)) AND width > 0 AND height > 0
              ORDER BY moment \(newestFirst ? "DESC" : "ASC") LIMIT ?4
            """)
        for root in Self.outermost(roots) {
          let range = Self.range(below: root)
          let found = try Row.fetchAll(
            statement, arguments: [root.value, range.first, range.end, count]
          ).map(\.file)
          files += found
          if found.count == count, let last = found.last { lasts.append(last.moment) }
        }
      }
    }
    guard let last = newestFirst ? lasts.max() : lasts.min() else { return nil }
    let first = files.filter { newestFirst ? $0.moment > last : $0.moment < last }
    return first.isEmpty ? nil : first
  }

  /// Returns the number of files in the index.
  public func count() throws(PhotoIndexError) -> Int {
    try told { try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM file") ?? 0 } }
  }

  /// A file as it was read, and when.
  struct Row {
    var file: MediaFile
    /// The time in nanoseconds since 1970.
    var readAt: Int64
    /// When a new file came to its folder, in nanoseconds since 1970. It is only written.
    var added: Int64 = 0
    /// The version of the reader, which says what it knew to ask for.
    var version = currentVersion

    /// Details are read since 1, texts with commas whole since 2, and dates with details since 3.
    static let currentVersion = 3
    /// The version of a row without details, which are read with the next update.
    static let factsVersion = 0
  }

  static let selection = "SELECT \(Row.Column.list) FROM file"

  func readRows(under roots: [FileID], _ take: (Row) -> Void) throws(PhotoIndexError) {
    try told {
      try database.read { database in
        let statement = try database.makeStatement(
          sql: "\(Self.selection) WHERE path = ?1 OR (path >= ?2 AND path < ?3) ORDER BY path")
        for root in Self.outermost(roots) {
          let range = Self.range(below: root)
          let cursor = try Row.fetchCursor(
            statement, arguments: [root.value, range.first, range.end])
          while let row = try cursor.next() { take(row) }
        }
      }
    }
  }

  /// The files directly in the folders.
  func readRows(in folders: Set<FileID>, _ take: (Row) -> Void) throws(PhotoIndexError) {
    try told {
      try database.read { database in
        let statement = try database.makeStatement(
          sql: """
            \(Self.selection) WHERE path >= ?1 AND path < ?2
              AND instr(substr(path, length(?1) + 1), x'2f') = 0 ORDER BY path
            """)
        for folder in folders.sorted() {
          let range = Self.range(below: folder)
          let cursor = try Row.fetchCursor(statement, arguments: [range.first, range.end])
          while let row = try cursor.next() { take(row) }
        }
      }
    }
  }

  /// The range of paths below a folder: from the first up to but not including the end.
  static func range(below folder: FileID) -> (first: Data, end: Data) {
    let prefix = folder.bytes.last == FileID.slash ? folder.bytes : folder.bytes + [FileID.slash]
    return (Data(prefix), Data(prefix.dropLast() + [FileID.slash + 1]))
  }

  /// Removes roots that lie within others, so that no file is listed twice.
  static func outermost(_ roots: [FileID]) -> [FileID] {
    var result: [FileID] = []
    for root in Set(roots).sorted() where !result.contains(where: { root.isBelow($0) }) {
      result.append(root)
    }
    return result
  }

  // MARK: Writing

  /// Performs all changes in one transaction.
  func commit(
    _ rows: [Row], removing gone: [FileID] = [], moving moves: [(from: FileID, to: FileID)] = []
  ) throws(PhotoIndexError) {
    guard !(rows.isEmpty && gone.isEmpty && moves.isEmpty) else { return }
    try told {
      try database.write { database in
        let remove = try database.cachedStatement(sql: "DELETE FROM file WHERE path = ?")
        for path in gone { try remove.execute(arguments: [path.value]) }
        let move = try database.cachedStatement(sql: "UPDATE file SET path = ? WHERE path = ?")
        let select = try database.cachedStatement(sql: "\(Self.selection) WHERE path = ?")
        for (from, to) in moves {
          try remove.execute(arguments: [to.value])
          try move.execute(arguments: [to.value, from.value])
          if let row = try Row.fetchOne(select, arguments: [to.value]) {
            try row.writeWords(database)
          }
        }
        let insert = try database.cachedStatement(sql: Row.Column.insertion)
        let areCompared = try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM sketch) OR EXISTS (SELECT 1 FROM likeness)")
        for row in rows {
          if areCompared == true { try row.forgetLikeness(database) }
          try insert.execute(arguments: row.values)
          try row.writeWords(database)
        }
      }
    }
  }

  func told<Value>(_ body: () throws -> Value) throws(PhotoIndexError) -> Value {
    do { return try body() } catch { throw PhotoIndexError(error) }
  }
}

extension PhotoIndex.Row: FetchableRecord {
  /// The columns in the order of selection and insertion; accessed by position rather than name,
  /// because a large library has half a million of these values.
  enum Column: Int, CaseIterable {
    case path, kind, changed, byteCount, inode, readAt, width, height, orientation, taken, duration
    case version, moment, month, type, sidecarChanged, sidecarByteCount, sidecarInode
    case camera, lens, latitude, longitude, title, caption, keywords, rating, isFavorite, recorded

    static let list = allCases.map { "\($0)" }.joined(separator: ", ")

    /// Keeps the row's number, and when it was added.
    static let insertion = """
      INSERT INTO file (\(list), added) VALUES (\(databaseQuestionMarks(count: allCases.count + 1)))
      ON CONFLICT (path) DO UPDATE SET
      \(allCases.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
      """
  }

  init(row: GRDB.Row) {
    var details = MediaDetails()
    details.camera = row[.camera]
    details.lens = row[.lens]
    details.latitude = row[.latitude]
    details.longitude = row[.longitude]
    details.title = row[.title]
    details.caption = row[.caption]
    details.keywords = (row[.keywords] as String?)?.split(separator: "\n").map(String.init) ?? []
    details.rating = row[.rating]
    details.isFavorite = row[.isFavorite]
    let facts = MediaFacts(
      width: row[.width], height: row[.height], orientation: row[.orientation],
      taken: (row[.taken] as Int64?).map { WallTime(milliseconds: $0) },
      recorded: (row[.recorded] as Int64?).map { Date(timeIntervalSince1970: Double($0) / 1000) },
      duration: row[.duration], details: details)
    let sidecar = (row[.sidecarChanged] as Int64?).map {
      FileStamp(changed: $0, byteCount: row[.sidecarByteCount], inode: row[.sidecarInode])
    }
    file = MediaFile(
      id: FileID(row[.path]), kind: MediaFile.Kind(rawValue: row[.kind]) ?? .photo,
      stamp: FileStamp(changed: row[.changed], byteCount: row[.byteCount], inode: row[.inode]),
      sidecar: sidecar, facts: facts)
    readAt = row[.readAt]
    version = row[.version]
  }

  /// The values in the order of the columns.
  fileprivate var values: StatementArguments {
    let facts = file.facts ?? .unreadable
    let (details, moment) = (facts.details, file.moment)
    let first: StatementArguments = [
      file.id.value, file.kind.rawValue, file.stamp.changed, file.stamp.byteCount, file.stamp.inode,
      readAt, facts.width, facts.height, facts.orientation, facts.taken?.milliseconds,
      facts.duration, version, moment.milliseconds, moment.monthNumber, file.id.type,
    ]
    return first + [
      file.sidecar?.changed, file.sidecar?.byteCount, file.sidecar?.inode, details.camera,
      details.lens, details.latitude, details.longitude, details.title, details.caption,
      Self.line(details.keywords), details.rating, details.isFavorite,
      facts.recorded.map { WallTime(utc: $0).milliseconds }, added,
    ]
  }

  private static func line(_ keywords: [String]) -> String? {
    let words = keywords.map { $0.replacingOccurrences(of: "\n", with: " ") }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}

extension GRDB.Row {
  fileprivate subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    column: PhotoIndex.Row.Column
  ) -> Value { self[column.rawValue] }
}

extension FileID {
  /// A blob, which SQLite compares bytewise.
  var value: Data { Data(bytes) }

  init(_ value: Data) { self.init(Array(value)) }
}
